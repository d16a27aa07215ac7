import { type Clock, withGlobal } from '@sinonjs/fake-timers';
import type { DOMWindow } from 'jsdom';

/** What Playwright replaces too; the runner's own timers stay those of Node. */
const replaced = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'Date',
  'performance',
] as const;

/** Playwright's clock of an emulated page: time flows as in reality, and tests let more of it pass at once. */
export class DomClock {
  private clock: Clock | undefined;
  private isInstalled = false;
  /** Milliseconds by which the page's time is ahead of the real one. */
  private ahead = 0;
  private window: DOMWindow | undefined;

  /** Follows a page that is loaded next. */
  follow(window: DOMWindow): void {
    this.leave();
    this.window = window;
    if (this.isInstalled) this.replaceTimers(window);
  }
  /** The page ends; its timers do not fire any more. */
  leave(): void {
    if (this.clock) this.ahead = this.clock.now - Date.now();
    this.clock?.uninstall();
    this.clock = undefined;
    this.window = undefined;
  }
  private replaceTimers(window: DOMWindow): void {
    const toFake = replaced.filter((name) => name in window);
    const now = Date.now() + this.ahead;
    this.clock = withGlobal(window as unknown as typeof globalThis).install({
      now,
      toFake: toFake as never,
      shouldAdvanceTime: true,
      advanceTimeDelta: 10,
    });
  }

  async install({ time }: { time?: number | string | Date } = {}): Promise<void> {
    this.isInstalled = true;
    if (time !== undefined) this.ahead = new Date(time).getTime() - Date.now();
    if (this.window && !this.clock) this.replaceTimers(this.window);
  }
  /** Lets time pass; each timer that is due fires once. */
  async fastForward(ms: number): Promise<void> {
    this.installed().jump(ms);
  }
  /** Lets time pass; timers fire as often as they are due. */
  async runFor(ms: number): Promise<void> {
    await this.installed().tickAsync(ms);
  }
  /** Sets what the clock shows; no timer fires. */
  async setSystemTime(time: number | string | Date): Promise<void> {
    this.installed().setSystemTime(new Date(time));
  }
  private installed(): Clock {
    if (!this.clock) throw new Error('page.clock.install() first');
    return this.clock;
  }
}
