// The headers of libqpdf 11 ask which smart pointers their user knows; 4 is "none of the old ones".
#define POINTERHOLDER_TRANSITION 4

#include "qpdf_random.h"

#include "qpdf_loader.h"

#include <qpdf/QUtil.hh>
#include <qpdf/RandomDataProvider.hh>

#include <cstdint>
#include <exception>
#include <mutex>

namespace {

// Both belong to a thread, so a writing on one thread changes nothing for the others.
thread_local bool is_fixed = false;
thread_local std::uint64_t state = 0;

/// The next number of SplitMix64, whose sequence depends on nothing but its start.
std::uint64_t next_number() {
  std::uint64_t mixed = state += 0x9E3779B97F4A7C15U;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31);
}

class Provider final : public RandomDataProvider {
 public:
  explicit Provider(RandomDataProvider *previous) : previous(previous) {}

  void provideRandomData(unsigned char *data, size_t length) override {
    if (!is_fixed) return previous->provideRandomData(data, length);
    // A byte of each number, so that neither the byte order nor the size of a request matters.
    for (size_t index = 0; index < length; index++) {
      data[index] = static_cast<unsigned char>(next_number() >> 56);
    }
  }

 private:
  RandomDataProvider *const previous;
};

#ifdef __APPLE__

auto *const current_provider = &QUtil::getRandomDataProvider;
auto *const set_provider = &QUtil::setRandomDataProvider;
auto *const draw = &QUtil::initializeWithRandomBytes;
bool load() { return true; }

#else

// libqpdf is not linked, and these are no functions of its C API; so they are asked for by the names
// that the compilers of C++ give them.
decltype(&QUtil::getRandomDataProvider) current_provider = nullptr;
decltype(&QUtil::setRandomDataProvider) set_provider = nullptr;
decltype(&QUtil::initializeWithRandomBytes) draw = nullptr;

template <typename Function>
void find(Function &function, const char *name) {
  function = reinterpret_cast<Function>(pagebox_qpdf_symbol(name));
}

/// Finds the functions; false if there is one that cannot be had.
bool load() {
  static std::once_flag once;
  std::call_once(once, [] {
    find(current_provider, "_ZN5QUtil21getRandomDataProviderEv");
    find(set_provider, "_ZN5QUtil21setRandomDataProviderEP18RandomDataProvider");
    find(draw, "_ZN5QUtil25initializeWithRandomBytesEPhm");
  });
  return current_provider && set_provider && draw;
}

#endif

/// The provider, never freed, since libqpdf may use it until the process has ended.
Provider *provider = nullptr;

void install() {
  static std::once_flag once;
  std::call_once(once, [] {
    provider = new Provider(current_provider());
    set_provider(provider);
  });
}

}  // namespace

// No exception may reach a caller that is not C++.

bool pagebox_qpdf_random_begin(void) {
  try {
    if (!load()) return false;
    install();
    if (current_provider() != provider) return false;
  } catch (const std::exception &) {
    return false;
  }
  state = 0;
  is_fixed = true;
  return true;
}

void pagebox_qpdf_random_end(void) { is_fixed = false; }

bool pagebox_qpdf_random_draw(unsigned char *bytes, unsigned long count) {
  try {
    if (!load()) return false;
    draw(bytes, count);
    return true;
  } catch (const std::exception &) {
    return false;
  }
}
