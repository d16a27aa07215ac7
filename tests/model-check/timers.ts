/**
 * A clock that measures nothing: any timer that is set may be the next to fire. That is more than can happen, so
 * what holds here holds however long the delays are, and states do not differ by the seconds that are left.
 */
export class Timers {
  private readonly names: string[] = [];
  private readonly running = new Map<number, { name: string; run: () => void }>();
  private count = 0;

  /** Delays under the same names whose length is their name's place, so that a timer is known by it. */
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
