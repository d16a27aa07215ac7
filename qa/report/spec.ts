import { test as base } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { type Branch, outlookNamed, startsOf } from '../explore/branches.ts';
import { type AnySamples, bareSamples } from '../explore/offers.ts';
import { stepper } from '../explore/position.ts';
import type { WorldFactory, WorldSource } from '../walk/fixtures.ts';
import { expectation } from '../walk/frozen.ts';
import { surprise, Walker } from '../walk/walker.ts';

/** What a spec is written for. The types of samples, driver and world are checked where they are written. */
export interface SpecOptions {
  id: string;
  machine: AnyStateMachine;
  samples?: object;
  driver: object;
  world: object;
}

/** What a spec walks with. Both throw when the machine, or what is seen of it, is other than `expected`. */
export interface SpecWalk {
  begin(label: string, expected: string): Promise<void>;
  step(label: string, expected: string): Promise<void>;
}

/** The `test` of a spec that was written by `--format spec`. */
export function pathTest(options: SpecOptions) {
  const world = options.world as WorldFactory;
  return base.extend<{ walk: SpecWalk }, { source: WorldSource }>({
    source: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern
      async ({}, use, { project, workerIndex }) => {
        await world.prepare?.();
        const source = await world.begin({ headed: project.use.headless === false, worker: workerIndex });
        await use(source);
        await source.end();
      },
      { scope: 'worker' },
    ],
    walk: async ({ source }, use, { title }) => {
      const walk = new Walk(options, source, title);
      await use(walk);
      await walk.end();
    },
  });
}

class Walk implements SpecWalk {
  private readonly options: SpecOptions;
  private readonly source: WorldSource;
  private readonly title: string;
  private readonly samples: AnySamples;
  private readonly pure: ReturnType<typeof stepper>;
  private world: Awaited<ReturnType<WorldSource['open']>> | undefined;
  private walker: Walker | undefined;
  private last: Branch | undefined;

  constructor(options: SpecOptions, source: WorldSource, title: string) {
    const { machine, samples = bareSamples(machine) } = options;
    this.options = options;
    this.source = source;
    this.title = title;
    this.samples = samples as AnySamples;
    this.pure = stepper(machine, this.samples);
  }

  async begin(label: string, expected: string): Promise<void> {
    const { driver, id, machine } = this.options;
    const start = startsOf(this.pure, this.samples).find(({ outlook }) => outlook.branch?.label === label);
    const sample = this.samples.inputs?.find(({ input }) => input === start?.input);
    this.world = await this.source.open({ machine: id, path: this.title, input: start?.input });
    const walked = { machine: id, machineId: machine.id, driver: driver as never };
    this.walker = new Walker(sample ? { ...walked, input: sample } : walked, this.world);
    await this.take(start?.outlook.branch, label, expected);
  }

  async step(label: string, expected: string): Promise<void> {
    if (!this.last) throw new Error('the walk has not begun');
    const outlook = outlookNamed(this.pure, this.last.position, this.samples, label);
    await this.take(outlook?.branch, label, expected);
  }

  async end(): Promise<void> {
    if (this.world) await this.source.close(this.world);
  }

  private async take(branch: Branch | undefined, label: string, expected: string): Promise<void> {
    const planned = branch ? expectation(branch.facts, this.last?.facts) : 'not possible here';
    if (!branch || planned !== expected) throw new Error(failed(label, expected, planned));
    try {
      await this.walker?.take(branch);
    } catch (error) {
      const found = surprise(error, branch);
      throw new Error(failed(label, found.expected, found.seen));
    }
    this.last = branch;
  }
}

const failed = (label: string, expected: string, seen: string) =>
  `${label}\n  expected ${expected}\n  seen     ${seen}`;
