import type { Locator } from '@playwright/test';
import type { Fixture } from './driver.ts';
import type { FaultName, Faults } from './faults.ts';

/** `Driver<M>` of any machine. */
export interface AnyDriver {
  actor?: string | ((input: never) => string);
  start?: (fixture: never, input: never) => Promise<void>;
  execute: {
    readonly [name: string]:
      | ((fixture: never, what: never, name: string) => Promise<void>)
      | 'derived'
      | undefined;
  };
  assert: { readonly [leaf: string]: ((fixture: never) => Promise<void>) | 'transient' };
  view?: (fixture: never) => Locator;
  recovery?: { readonly [F in FaultName]?: { readonly [state: string]: string } };
  faults?: { readonly [F in FaultName]?: (fixture: never) => Promise<void> };
  restart?: (fixture: never) => Promise<void>;
  stages?: { readonly [stage: string]: (fixture: never) => Promise<void> };
  assertEmitted?: { readonly [type: string]: ((fixture: never, event: never) => Promise<void>) | undefined };
}

/** Opens the application for browser walks. A project implements it and refers to it in its configuration. */
export interface FixtureFactory<W extends Fixture = Fixture> {
  /** Called once before all walks; builds the application if necessary. */
  prepare?(): Promise<void>;
  /**
   * Called once per worker; starts a browser, or connects to one that runs elsewhere, and the application's back end.
   * `openBrowser` does either.
   */
  begin(options: { headed: boolean; worker: number; connect?: string }): Promise<WorkerFixture<W>>;
}

export interface WorkerFixture<W extends Fixture = Fixture> {
  /** Called once per path; opens a new page with the application loaded and its machine clock stopped. */
  open(walk: { machine: string; path: string; input: unknown }): Promise<W>;
  /** Called where the paths first see a state; throws if the page fails a check, such as one for accessibility. */
  check?(fixture: W, seen: { machine: string; state: string }): Promise<void>;
  /** How the faults are made that a project knows better than the walk. */
  faults?: Faults<W>;
  close(fixture: W): Promise<void>;
  /** Called after the worker's last path. */
  end(): Promise<void>;
}
