import type { Held, Script, ScriptedAnswer } from './control-protocol.ts';

type Waiting = Script & { id: string; left: number };
type Hold = Held & { release: (answer?: ScriptedAnswer) => void };

export type Scripts = ReturnType<typeof createScripts>;

/** What the next calls answer instead of the truth, in the order in which it was asked for. */
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
    add: (script: Script): string => {
      const id = `s${++count}`;
      waiting.push({ ...script, id, left: script.times ?? 1 });
      return id;
    },
    /** The script for this call, used up by one. */
    take: (path: string, account: string): (Script & { id: string }) | undefined => {
      const found = waiting.find(
        (script) => script.path === path && (script.account === undefined || script.account === account),
      );
      if (found && --found.left <= 0) waiting = waiting.filter((script) => script !== found);
      return found;
    },
    unused: (): string[] => waiting.map(({ id }) => id),
    /** Resolves when the call is released, to the answer chosen then, or when its caller has gone. */
    hold: (held: Held, gone: AbortSignal): Promise<ScriptedAnswer | undefined> =>
      new Promise((resolve) => {
        const hold = { ...held, release: resolve };
        holds.push(hold);
        gone.addEventListener('abort', () => letGo((other) => other === hold), { once: true });
      }),
    held: (): Held[] => holds.map(({ id, path, account }) => ({ id, path, account })),
    release: (id: string, answer?: ScriptedAnswer): number => letGo((hold) => hold.id === id, answer),
    /** No more answers of somebody's choosing: what waits goes on as it is. */
    clear: (): void => {
      waiting = [];
      letGo(() => true);
    },
    /** What still waits belongs to a world that is no more: it is answered, and not done in the next one. */
    abandon: (): void => {
      waiting = [];
      letGo(() => true, { kind: 'status', status: 503 });
    },
  };
};
