import type { CommandName, Commands } from './control-protocol.ts';

type Input<C extends CommandName> = Commands[C]['in'];

/** Client of a running sandbox's control port. */
export type ControlClient = {
  [C in CommandName]: Record<string, never> extends Input<C>
    ? (input?: Input<C>) => Promise<Commands[C]['out']>
    : (input: Input<C>) => Promise<Commands[C]['out']>;
};

/**
 * Client of the control port with the origin `url`, such as `http://127.0.0.1:4099`. A command that fails rejects with
 * the error's message.
 */
export const createControlClient = (url: string): ControlClient =>
  new Proxy({} as ControlClient, {
    get: (_, command) =>
      // `await` reads the property `then`, which is not a command.
      command === 'then'
        ? undefined
        : async (input: unknown = {}) => {
            const response = await fetch(`${url}/${String(command)}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(input),
            });
            const text = await response.text();
            if (!response.ok) throw new Error(`control ${String(command)}: ${text}`);
            return JSON.parse(text) as unknown;
          },
  });
