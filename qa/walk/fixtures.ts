import type { World } from './driver.ts';

/** `Driver<M>` once it is no longer of interest which machine it drives. */
export interface AnyDriver {
  actor?: string | ((input: never) => string);
  start?: (world: never, input: never) => Promise<void>;
  do: {
    readonly [name: string]:
      | ((world: never, what: never, name: string) => Promise<void>)
      | 'follows'
      | undefined;
  };
  see: { readonly [leaf: string]: ((world: never) => Promise<void>) | 'transient' };
  stages?: { readonly [stage: string]: (world: never) => Promise<void> };
  hear?: { readonly [type: string]: ((world: never, event: never) => Promise<void>) | undefined };
}

/** Opens the application to be walked. A project writes one and names it in its configuration. */
export interface WorldFactory<W extends World = World> {
  /** Once before all walks: brings the application's build up to date. */
  prepare?(): Promise<void>;
  /** Once for each worker: a browser, and whatever the application needs behind it. */
  begin(options: { headed: boolean; worker: number }): Promise<WorldSource<W>>;
}

export interface WorldSource<W extends World = World> {
  /** Once for each path: a fresh page with the application just loaded, its machine clock standing still. */
  open(walk: { machine: string; path: string; input: unknown }): Promise<W>;
  close(world: W): Promise<void>;
  /** After the last path. */
  end(): Promise<void>;
}
