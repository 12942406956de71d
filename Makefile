# pagebox: 'make demo' and 'make test' are the whole set-up; CONTRIBUTING.md explains the rest.

SWIFT   ?= swift
PREFIX  ?= /usr/local
DESTDIR ?=

# One executable that needs libqpdf and nothing of the Swift toolchain.
RELEASE  := -c release --static-swift-stdlib --product pagebox
BIN      := .build/release/pagebox
DEBUGBIN := .build/debug/pagebox
STRICT   := --explicit-target-dependency-import-check error
SWIFTTEST := Samples/swift-test
SWIFTDIRS := Sources Tests Package.swift $(addprefix $(SWIFTTEST)/,Sources Tests Package.swift)
COMMANDS := inspect diff fix synth generate

.PHONY: all deps deps-test demo build release test swift-test faults mutations fuzz check format lint layers \
  length docs man manlint \
  golden completions fresh samples bench sanitize coverage coverage-all consumer \
  install uninstall clean

all: release

# Only these two download anything, and they say what.
deps:
	@.ci/deps build

deps-test:
	@.ci/deps test

demo: deps release
	@echo; echo '$$ pagebox inspect Samples/cover-spread.pdf Samples/no-crop.pdf'
	@$(BIN) inspect Samples/cover-spread.pdf Samples/no-crop.pdf
	@echo; echo '$$ pagebox diff Samples/cover-spread.pdf Samples/no-crop.pdf Samples/inherited-boxes.pdf'
	@$(BIN) diff Samples/cover-spread.pdf Samples/no-crop.pdf Samples/inherited-boxes.pdf; \
	  status=$$?; echo; echo "exit status $$status: pages differ"; test $$status -eq 1

release:
	$(SWIFT) build $(RELEASE)
	@mkdir -p .build/completions
	@$(BIN) generate completion bash > .build/completions/pagebox.bash
	@$(BIN) generate completion zsh > .build/completions/_pagebox
	@$(BIN) generate completion fish > .build/completions/pagebox.fish

build:
	$(SWIFT) build --build-tests $(STRICT)

test: deps-test build swift-test
	$(SWIFT) test --disable-xctest --skip-build

# Every call of fix that changes a file fails once, is the last one, or is cut short; minutes.
faults: build
	@PAGEBOX_FAULTS=all $(SWIFT) test --disable-xctest --skip-build --filter FaultPointTests \
	  > .build/faults.log 2>&1; status=$$?; \
	  grep -aE '^faults:|recorded an issue|^. Test run' .build/faults.log; exit $$status

# Both readers on files that are a little broken, many more than 'make test' tries; minutes.
mutations: build
	@PAGEBOX_MUTATIONS=100000 $(SWIFT) test --disable-xctest --skip-build --filter MutatedFileTests \
	  > .build/mutations.log 2>&1; status=$$?; \
	  grep -aE '^mutations:|recorded an issue|^. Test run' .build/mutations.log; exit $$status

# FUZZ_SECONDS for each of three targets; what is grown stays in .build/fuzz.
fuzz: release
	@.ci/fuzz $(BIN)

# The package that shows others how to test; its build folder is here, where 'make clean' finds it.
swift-test:
	$(SWIFT) test --disable-xctest --package-path $(SWIFTTEST) --scratch-path .build/swift-test

# The sanitizer run stands last: it is almost the whole test suite once more.
check: deps-test lint layers length build docs manlint fresh coverage consumer sanitize

format:
	$(SWIFT) format --in-place --recursive --parallel $(SWIFTDIRS)

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFTDIRS)

layers:
	@.ci/layers

length:
	@.ci/length

docs:
	@.ci/docs

man: build
	$(DEBUGBIN) generate man pagebox > man/pagebox.1
	for name in $(COMMANDS); do $(DEBUGBIN) generate man $$name > man/pagebox-$$name.1 || exit; done

manlint:
	mandoc -T lint -W warning man/*
	@.ci/manlint man/*

completions: build
	@mkdir -p .build/completions
	$(DEBUGBIN) generate completion bash > .build/completions/pagebox.bash
	$(DEBUGBIN) generate completion zsh > .build/completions/_pagebox
	$(DEBUGBIN) generate completion fish > .build/completions/pagebox.fish

golden:
	GOLDEN=record $(SWIFT) test --disable-xctest --filter "PageboxCommandsTests|CatalogueFilesTests"

samples:
	SAMPLES=record $(SWIFT) test --disable-xctest --filter SamplesTests

# Generated files that are committed must be what would be generated now.
fresh: build
	@rm -rf .build/fresh && mkdir -p .build/fresh
	@$(DEBUGBIN) generate man pagebox > .build/fresh/pagebox.1
	@for name in $(COMMANDS); do \
	  $(DEBUGBIN) generate man $$name > .build/fresh/pagebox-$$name.1 || exit; done
	@for page in .build/fresh/*.1; do diff -u man/$${page##*/} $$page || \
	  { echo "$$page: not fresh; run 'make man' and read the diff"; exit 1; }; done

bench: deps release
	@.ci/bench $(BIN)

# What reads or fixes every file in every form, and has other programs look at it takes as long as all the rest;
# the same code is reached by the other suites.
EVERYFILE := MutatedFileTests|AgreementTests|EveryFileTests|UntouchedObjectsTests|SamePictureTests|AgreeingProgramsTests|EveryFormTests
sanitize:
	LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp:print_suppressions=0 \
	  $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build/asan \
	  --skip '$(EVERYFILE)'
	@.ci/threads

# The rules and the option table are reached whole by their own tests; built apart, in seconds.
coverage:
	@.ci/coverage own

# Every room, by all tests.
coverage-all: deps-test
	@.ci/coverage all

# What others would build: README's package, and each library that needs no other by itself.
consumer:
	@.ci/consumer

# Builds nothing, so that root needs no toolchain and owns nothing in .build: run 'make' first.
install:
	@test -x $(BIN) || { echo "pagebox: $(BIN) is not built; run 'make' first" >&2; exit 1; }
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1" \
	  "$(DESTDIR)$(PREFIX)/share/man/man5" "$(DESTDIR)$(PREFIX)/share/man/man7" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 $(BIN) "$(DESTDIR)$(PREFIX)/bin/pagebox"
	install -m 644 man/*.1 "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 644 man/*.5 "$(DESTDIR)$(PREFIX)/share/man/man5"
	install -m 644 man/*.7 "$(DESTDIR)$(PREFIX)/share/man/man7"
	install -m 644 .build/completions/pagebox.bash "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/pagebox"
	install -m 644 .build/completions/_pagebox "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_pagebox"
	install -m 644 .build/completions/pagebox.fish "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/pagebox" \
	  "$(DESTDIR)$(PREFIX)"/share/man/man1/pagebox.1 \
	  "$(DESTDIR)$(PREFIX)"/share/man/man1/pagebox-*.1 \
	  "$(DESTDIR)$(PREFIX)"/share/man/man5/pagebox-recipe.5 \
	  "$(DESTDIR)$(PREFIX)"/share/man/man7/pagebox-boxes.7 \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/pagebox" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_pagebox" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/pagebox.fish"

clean:
	rm -rf .build
