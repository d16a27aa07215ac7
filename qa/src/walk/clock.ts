/**
 * A clock that only moves by `advance`. Unlike XState's `SimulatedClock` it stops at every due timer, so that
 * a timer that restarts itself (a poll) fires as often as on a real clock.
 */
export class ManualClock {
  private time = 0;
  private count = 0;
  private readonly timers = new Map<number, { due: number; run: () => void }>();

  /** Milliseconds since the clock was created. */
  now(): number {
    return this.time;
  }

  setTimeout(run: () => void, ms: number): number {
    this.count += 1;
    this.timers.set(this.count, { due: this.time + ms, run });
    return this.count;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** Advances by `ms` and fires due timers in order of their due time, then of their start. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (let next = this.earliest(); next && next.due <= end; next = this.earliest()) {
      this.time = Math.max(this.time, next.due);
      this.timers.delete(next.id);
      next.run();
    }
    this.time = end;
  }

  private earliest(): { id: number; due: number; run: () => void } | undefined {
    let first: { id: number; due: number; run: () => void } | undefined;
    for (const [id, timer] of this.timers) if (!first || timer.due < first.due) first = { id, ...timer };
    return first;
  }
}
