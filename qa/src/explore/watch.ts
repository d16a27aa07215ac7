import { getHeapStatistics } from 'node:v8';

/** What a computation may use, and who is told how far it is. */
export interface Limits {
  /** Maximum number of seconds; default 30. */
  maxSeconds?: number;
  /** Maximum size of the heap; default half of what Node may use, since planning needs some as well. */
  maxMegabytes?: number;
  /** Receives a line when a computation takes longer, and every few seconds after that. */
  progress?: (line: string) => void;
}

const FIRST_REPORT = 2_000;
const NEXT_REPORT = 5_000;
const MAX_SHARE = 0.5;
/** Milliseconds: asking what the process has used takes longer than a step. */
const BETWEEN_LOOKS = 10;

/** Seconds that this process has worked: other processes that want the same cores do not count. */
function workedSeconds(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
}

/** The same limits with progress that begins with what is computed. */
export function limitsOf<L extends Limits>(limits: L, name: string): L {
  const { progress } = limits;
  return progress ? { ...limits, progress: (line: string) => progress(`${name} ${line}`) } : limits;
}

/** Tells when a computation has used up its time or memory, and reports its progress until then. */
export class Watch {
  private readonly begun = performance.now();
  private readonly begunWork = workedSeconds();
  private readonly maxSeconds: number;
  private readonly maxBytes: number;
  private readonly progress: Limits['progress'];
  private nextReport = FIRST_REPORT;
  private nextLook = 0;
  private reason: string | undefined;

  constructor({ maxMegabytes, maxSeconds = 30, progress }: Limits) {
    const { heap_size_limit: limit } = getHeapStatistics();
    this.maxBytes = maxMegabytes === undefined ? MAX_SHARE * limit : 1e6 * maxMegabytes;
    this.maxSeconds = maxSeconds;
    this.progress = progress;
  }

  /** The reason to stop, if there is one. `done` tells how far the computation is. */
  stop(done: () => string): string | undefined {
    const ms = performance.now() - this.begun;
    if (ms < this.nextLook) return this.reason;
    this.nextLook = ms + BETWEEN_LOOKS;
    if (ms > this.nextReport) {
      this.nextReport = ms + NEXT_REPORT;
      this.progress?.(`${done()} in ${Math.round(ms / 1_000)} s`);
    }
    if (workedSeconds() - this.begunWork > this.maxSeconds)
      this.reason ??= `stopped after ${this.maxSeconds} s at ${done()}`;
    const { used_heap_size: used } = getHeapStatistics();
    if (used > this.maxBytes)
      this.reason ??= `stopped at ${Math.round(used / 1e6)} MB of memory and ${done()}`;
    return this.reason;
  }
}
