import type { ControlClient } from '#sandbox/server/control-client.ts';
import type { CommandName } from '#sandbox/server/control-protocol.ts';

/** More requests than a process logs; a cursor for two processes has that of the second one above it. */
const CURSOR = 1_000_000;

/** Commands that change a process, and not what all processes share. */
const perProcess = [
  'script',
  'clear',
  'captcha',
  'playing',
  'disconnectSockets',
  'setJoinPolicy',
  'acceptSockets',
  'reset',
] as const satisfies readonly CommandName[];

/**
 * Controls two processes that serve one site like one. A script answers its number of calls only if all calls of a path go
 * to the same process.
 */
export const controlOfBoth = (first: ControlClient, second: ControlClient): ControlClient => {
  const ofBoth = Object.fromEntries(
    perProcess.map((name) => [
      name,
      async (input: never) => {
        // One after the other, since both may write to the database. The IDs of a script are the same in both.
        const result = await first[name](input);
        await second[name](input);
        return result;
      },
    ]),
  ) as Pick<ControlClient, (typeof perProcess)[number]>;
  const own: Partial<ControlClient> = {
    ...ofBoth,
    unused: async () => {
      const others = await second.unused();
      return (await first.unused()).filter((id) => others.includes(id));
    },
    held: async () => [...(await first.held()), ...(await second.held())],
    release: async (input) => ({
      released: (await first.release(input)).released + (await second.release(input)).released,
    }),
    requestCursor: async () => ({
      n: (await first.requestCursor()).n + CURSOR * (await second.requestCursor()).n,
    }),
    requests: async ({ since = 0 } = {}) => {
      const requests = [
        ...(await first.requests({ since: since % CURSOR })),
        ...(await second.requests({ since: Math.floor(since / CURSOR) })),
      ];
      return requests.toSorted((a, b) => a.at - b.at);
    },
    channels: async () => {
      const counts = await second.channels();
      for (const [channel, sockets] of Object.entries(await first.channels()))
        counts[channel] = (counts[channel] ?? 0) + sockets;
      return counts;
    },
    transports: async () => [...(await first.transports()), ...(await second.transports())],
  };
  return new Proxy(first, {
    get: (target, name) => own[name as CommandName] ?? target[name as CommandName],
  });
};
