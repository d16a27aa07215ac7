import type { HeldCall, ResponseScript, ScriptedResponse } from './control-protocol.ts';

type PendingScript = ResponseScript & { id: string; usesLeft: number };
type Hold = HeldCall & { release: (response?: ScriptedResponse) => void };

export type Scripts = ReturnType<typeof createScripts>;

/** Scripted responses of the next calls, used in the order of their addition. */
export const createScripts = () => {
  let pending: PendingScript[] = [];
  let holds: Hold[] = [];
  let count = 0;

  const releaseHolds = (isReleased: (hold: Hold) => boolean, response?: ScriptedResponse): number => {
    const released = holds.filter(isReleased);
    holds = holds.filter((hold) => !isReleased(hold));
    for (const hold of released) hold.release(response);
    return released.length;
  };

  return {
    /** Returns the script's id. */
    add: (script: ResponseScript): string => {
      const id = `s${++count}`;
      if (script.replace) pending = pending.filter(({ path }) => path !== script.path);
      pending.push({ ...script, id, usesLeft: script.times ?? 1 });
      return id;
    },
    /** Returns the first script for this call and counts one use. */
    take: (path: string, account: string): (ResponseScript & { id: string }) | undefined => {
      const found = pending.find(
        (script) => script.path === path && (script.account === undefined || script.account === account),
      );
      if (found && --found.usesLeft <= 0) pending = pending.filter((script) => script !== found);
      return found;
    },
    /** Ids of the scripts that are not used up. */
    unused: (): string[] => pending.map(({ id }) => id),
    /** Resolves with the released response, or with undefined when the client disconnects. */
    hold: (held: HeldCall, gone: AbortSignal): Promise<ScriptedResponse | undefined> =>
      new Promise((resolve) => {
        const hold = { ...held, release: resolve };
        holds.push(hold);
        gone.addEventListener('abort', () => releaseHolds((other) => other === hold), { once: true });
      }),
    held: (): HeldCall[] => holds.map(({ id, path, account }) => ({ id, path, account })),
    /** Releases the held calls of a script with a response, by default the script's; returns their number. */
    release: (id: string, response?: ScriptedResponse): number =>
      releaseHolds((hold) => hold.id === id, response),
    /** Removes all scripts and releases held calls unchanged. */
    clear: (): void => {
      pending = [];
      releaseHolds(() => true);
    },
    /** Removes all scripts and ends held calls with status 503, so that they do not run after a reset. */
    abandon: (): void => {
      pending = [];
      releaseHolds(() => true, { kind: 'status', status: 503 });
    },
  };
};
