const NOW = Date.UTC(2024, 0, 1);

/**
 * Runs a function at a time that never changes, and with one random number: what a machine computes from them would make
 * each of its states another one, and each exploration another one too.
 */
export function atFixedTime<T>(run: () => T): T {
  const real = globalThis.Date;
  const { random } = Math;
  Math.random = () => 0.5;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(NOW).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [NOW] : given, newTarget),
    get: (target, key, receiver) => (key === 'now' ? () => NOW : Reflect.get(target, key, receiver)),
  });
  try {
    return run();
  } finally {
    globalThis.Date = real;
    Math.random = random;
  }
}
