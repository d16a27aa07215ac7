import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fixture } from '../walk/driver.ts';
import type { AnyDriver, WorkerFixture } from '../walk/fixtures.ts';
import { readSettled, readUntil } from '../walk/read-until.ts';
import type { ReplayedPath } from '../walk/replay.ts';
import {
  difference,
  firstVisits,
  readView,
  readViews,
  stateOf,
  type Views,
  visitKey,
  writeViews,
} from '../walk/views.ts';
import { StepError } from '../walk/walker.ts';
import type { LoadedMachine } from './config.ts';

/** Real milliseconds in which a view becomes the frozen one. */
const VIEW_MS = 3_000;

/** What the walks of a machine check in each state besides the driver's assertion: view and accessibility. */
export class StateChecks {
  private readonly loaded: LoadedMachine;
  private readonly driver: AnyDriver;
  private readonly visits: Map<string, string>;
  private readonly frozen: Views | undefined;
  /** Views to be written; undefined if the frozen ones are to be compared. */
  private readonly written: Views | undefined;

  constructor(loaded: LoadedMachine, driver: AnyDriver, paths: readonly ReplayedPath[], update: boolean) {
    this.loaded = loaded;
    this.driver = driver;
    this.visits = firstVisits(paths);
    const file = viewsFile(loaded);
    this.frozen = existsSync(file) ? readViews(readFileSync(file, 'utf8')) : undefined;
    this.written = update ? new Map() : undefined;
  }

  /** Throws if a check of the state that the step sees first fails. */
  async check(path: ReplayedPath, step: number, fixture: Fixture, source: WorkerFixture): Promise<void> {
    const state = this.visits.get(visitKey(path.id, step));
    if (state === undefined) return;
    const read = () => readView(this.driver, this.loaded.machine.id, fixture);
    if (this.written) this.written.set(state, await readSettled(read));
    else if (this.frozen) await this.compare(this.frozen.get(state), read);
    await source.check?.(fixture as never, { machine: this.loaded.id, state });
  }

  private async compare(frozen: string | undefined, read: () => Promise<string>): Promise<void> {
    if (frozen === undefined) throw new StepError('a frozen view of the state', 'none: walk --update-views');
    const seen = await readUntil(read, frozen, VIEW_MS);
    if (seen === frozen) return;
    const { expected, seen: now } = difference(frozen, seen);
    throw new StepError(expected, now);
  }

  /** Writes the views, unless the machine shows nothing in any state. */
  write(): void {
    if (!this.written || ![...this.written.values()].some(Boolean)) return;
    writeFileSync(viewsFile(this.loaded), writeViews(`Views of ${this.loaded.id}`, this.written));
  }
}

const viewsFile = ({ frozen }: LoadedMachine) => frozen.replace(/\.paths$/, '.views');

/** A path or the beginning of one, at whose end the page is reloaded. */
export interface Reload {
  path: ReplayedPath;
  /** The state after the reload. */
  expected: string;
}

/** The shortest way to each state that survives a reload; a whole path where one ends there. */
export function reloadsOf(
  { afterReload = {} }: AnyDriver,
  paths: readonly ReplayedPath[],
): { reloads: Reload[]; unreached: string[] } {
  const reloads: Reload[] = [];
  const unreached: string[] = [];
  for (const [state, expected] of Object.entries(afterReload)) {
    const whole = paths.find(({ start, steps }) => stateOf(steps.at(-1) ?? start) === state);
    const path = whole ?? shortestTo(state, paths);
    if (path) reloads.push({ path, expected });
    else unreached.push(state);
  }
  return { reloads, unreached };
}

function shortestTo(state: string, paths: readonly ReplayedPath[]): ReplayedPath | undefined {
  const ways = paths.flatMap((path) => {
    const length = [path.start, ...path.steps].findIndex((branch) => stateOf(branch) === state);
    return length < 0 ? [] : [{ ...path, steps: path.steps.slice(0, length) }];
  });
  return ways.toSorted((a, b) => a.steps.length - b.steps.length)[0];
}
