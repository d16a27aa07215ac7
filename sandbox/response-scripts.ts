import type { HeldCall, ResponseScript, ScriptedAnswer } from './control-protocol.ts';

type Waiting = ResponseScript & { id: string; left: number };
type Hold = HeldCall & { release: (answer?: ScriptedAnswer) => void };

export type Scripts = ReturnType<typeof createScripts>;

/** Scripted responses of the next calls, used in the order of their addition. */
export const createScripts = () => {
  let waiting: Waiting[] = [];
  let holds: Hold[] = [];
  let count = 0;

  const letGo = (which: (hold: Hold) => boolean, answer?: ScriptedAnswer): number => {
    const gone = holds.filter(which);
    holds = holds.filter((hold) => !which(hold));
    for (const hold of gone) hold.release(answer);
    return gone.length;
  };

  return {
    add: (script: ResponseScript): string => {
      const id = `s${++count}`;
      if (script.replace) waiting = waiting.filter(({ path }) => path !== script.path);
      waiting.push({ ...script, id, left: script.times ?? 1 });
      return id;
    },
    /** Returns the first script for this call and counts one use. */
    take: (path: string, account: string): (ResponseScript & { id: string }) | undefined => {
      const found = waiting.find(
        (script) => script.path === path && (script.account === undefined || script.account === account),
      );
      if (found && --found.left <= 0) waiting = waiting.filter((script) => script !== found);
      return found;
    },
    unused: (): string[] => waiting.map(({ id }) => id),
    /** Resolves with the released response, or with undefined when the client disconnects. */
    hold: (held: HeldCall, gone: AbortSignal): Promise<ScriptedAnswer | undefined> =>
      new Promise((resolve) => {
        const hold = { ...held, release: resolve };
        holds.push(hold);
        gone.addEventListener('abort', () => letGo((other) => other === hold), { once: true });
      }),
    held: (): HeldCall[] => holds.map(({ id, path, account }) => ({ id, path, account })),
    release: (id: string, answer?: ScriptedAnswer): number => letGo((hold) => hold.id === id, answer),
    /** Removes all scripts and releases held calls unchanged. */
    clear: (): void => {
      waiting = [];
      letGo(() => true);
    },
    /** Removes all scripts and ends held calls with status 503, so that they do not run after a reset. */
    abandon: (): void => {
      waiting = [];
      letGo(() => true, { kind: 'status', status: 503 });
    },
  };
};
