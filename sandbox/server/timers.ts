import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/db/schema.ts';

type Kind = Tables['timer']['kind'];

/** Milliseconds between checks for what other processes have left. */
const INTERVAL = 1_000;
/** Milliseconds in which a process does what is due; then another one may do it. */
const LEASE = 10_000;

export type Timers = ReturnType<typeof createTimers>;

/**
 * What is to be done later. It is stored in the database, so that it is done when the process that has set it is gone, and
 * by one process if there are several. One that ends while it does it leaves it to the next one: an action must have no
 * effect when it has been done.
 */
export const createTimers = (db: Kysely<Tables>) => {
  const actions = new Map<Kind, (key: string) => Promise<unknown>>();
  const wakeUps = new Map<string, NodeJS.Timeout>();
  let running = Promise.resolve();
  let ticking: NodeJS.Timeout | undefined;

  const at = (kind: Kind, key: string) => ({
    /** Takes what is due for the time of the lease; false if another process has it, or it was cancelled. */
    claim: async (now: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('timer')
        .set({ due_at: now + LEASE })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('due_at', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    done: async (claimedAt: number): Promise<void> => {
      // It may have been set again meanwhile.
      await db
        .deleteFrom('timer')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('due_at', '=', claimedAt + LEASE)
        .execute();
    },
  });

  const fireDue = async (): Promise<void> => {
    const now = Date.now();
    const due = await db
      .selectFrom('timer')
      .select(['kind', 'key'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(100)
      .execute();
    for (const { kind, key } of due) {
      const act = actions.get(kind);
      if (!act || !(await at(kind, key).claim(now))) continue;
      await act(key);
      await at(kind, key).done(now);
    }
  };
  const check = (): void => {
    running = running.then(fireDue).catch(console.error);
  };

  const forget = (kind: Kind, key: string): void => {
    clearTimeout(wakeUps.get(`${kind} ${key}`));
    wakeUps.delete(`${kind} ${key}`);
  };

  return {
    /** What is done when a timer of the kind is due. */
    on: (kind: Kind, act: (key: string) => Promise<unknown>): void => {
      actions.set(kind, act);
    },
    /** Sets the timer, or sets it again. */
    set: async (kind: Kind, key: string, delay: number): Promise<void> => {
      const due_at = Date.now() + delay;
      await db
        .insertInto('timer')
        .values({ kind, key, due_at })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ due_at }))
        .execute();
      forget(kind, key);
      const wakeUp = () => {
        forget(kind, key);
        check();
      };
      wakeUps.set(`${kind} ${key}`, setTimeout(wakeUp, delay + 1).unref());
    },
    isSet: async (kind: Kind, key: string): Promise<boolean> => {
      const found = await db
        .selectFrom('timer')
        .select('due_at')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      return found !== undefined;
    },
    cancel: async (kind: Kind, key: string, tx: Kysely<Tables> = db): Promise<void> => {
      forget(kind, key);
      await tx.deleteFrom('timer').where('kind', '=', kind).where('key', '=', key).execute();
    },
    /** Begins to look for what is due; the returned function stops that. */
    watch: (): (() => Promise<void>) => {
      ticking = setInterval(check, INTERVAL).unref();
      return async () => {
        clearInterval(ticking);
        for (const wakeUp of wakeUps.values()) clearTimeout(wakeUp);
        wakeUps.clear();
        await running;
      };
    },
  };
};
