/** Durations of calls by name, and how many of them failed. */
export const createMeasure = () => {
  const calls = new Map<string, { durations: number[]; failures: Map<string, number> }>();
  const of = (name: string) => {
    const known = calls.get(name) ?? { durations: [], failures: new Map<string, number>() };
    calls.set(name, known);
    return known;
  };
  return {
    /** A call that took so many milliseconds; `failure` is its code. */
    add: (name: string, duration: number, failure?: string): void => {
      const { durations, failures } = of(name);
      durations.push(duration);
      if (failure !== undefined) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    },
    clear: (): void => calls.clear(),
    /** Rows by name, and one of all calls; durations in milliseconds. */
    rows: (seconds: number) =>
      [
        ...[...calls].toSorted(([a], [b]) => a.localeCompare(b)),
        [
          'all',
          { durations: [...calls.values()].flatMap(({ durations }) => durations), failures: new Map() },
        ] as const,
      ].map(([name, { durations, failures }]) => ({
        call: name,
        count: durations.length,
        'per s': Number((durations.length / seconds).toFixed(1)),
        p50: quantile(durations, 0.5),
        p95: quantile(durations, 0.95),
        p99: quantile(durations, 0.99),
        failed: [...failures].map(([code, count]) => `${count} x ${code}`).join(', '),
      })),
  };
};
export type Measure = ReturnType<typeof createMeasure>;

/** The value below which the share of all values is; 0 without values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};
