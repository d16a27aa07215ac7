/**
 * A clock without time: any timer that is set may fire next. This allows more orders than real delays do, so
 * results hold for all delays, and states do not differ by the time that is left.
 */
export class Timers {
  private readonly names: string[] = [];
  private readonly running = new Map<number, { name: string; run: () => void }>();
  private count = 0;

  /** Delays of the same names. Each is the index of its name, which identifies the timer. */
  named(delays: object): Record<string, number> {
    return Object.fromEntries(Object.keys(delays).map((name) => [name, this.placeOf(name)]));
  }

  setTimeout(run: () => void, ms: number): number {
    const name = this.names[ms];
    if (name === undefined) throw new Error(`a delay of ${ms} ms has no name`);
    this.count += 1;
    this.running.set(this.count, { name, run });
    return this.count;
  }

  clearTimeout(id: number): void {
    this.running.delete(id);
  }

  set(): string[] {
    return [...this.running.values()].map(({ name }) => name).sort();
  }

  fire(name: string): void {
    const found = [...this.running].find(([, timer]) => timer.name === name);
    if (!found) throw new Error(`${name} is not set`);
    const [id, { run }] = found;
    this.running.delete(id);
    run();
  }

  clear(): void {
    this.running.clear();
  }

  private placeOf(name: string): number {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }
}
