import type { CommandName, Commands } from './control-protocol.ts';

type Input<C extends CommandName> = Commands[C]['in'];

/** Talks to the control port of a running sandbox. */
export type ControlClient = {
  [C in CommandName]: Record<string, never> extends Input<C>
    ? (input?: Input<C>) => Promise<Commands[C]['out']>
    : (input: Input<C>) => Promise<Commands[C]['out']>;
};

/**
 * `address` is the control port's, as `http://127.0.0.1:4099`. A command that fails rejects with the port's words.
 */
export const createControlClient = (address: string): ControlClient =>
  new Proxy({} as ControlClient, {
    get: (_, command) =>
      // A promise is asked for `then` when it is awaited; no command has that name.
      command === 'then'
        ? undefined
        : async (input: unknown = {}) => {
            const response = await fetch(`${address}/${String(command)}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(input),
            });
            const text = await response.text();
            if (!response.ok) throw new Error(`control ${String(command)}: ${text}`);
            return JSON.parse(text) as unknown;
          },
  });
