print("pagebox")
