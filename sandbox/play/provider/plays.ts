import type { Kysely, Transaction } from 'kysely';
import { type Ledger, sweep } from '#sandbox/db/ledger.ts';
import { major } from '#sandbox/db/money.ts';
import type { PlayRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import type { Timers } from '#sandbox/server/timers.ts';
import { CLOSED, isLive, randomToken } from '#sandbox/session/sessions.ts';

/** Milliseconds after `pagehide` until a play ends; a reload within this time continues it. */
const UNLOAD_GRACE = 3_000;
/** Milliseconds without a heartbeat until a play ends. */
const SILENCE = 30_000;
/** Status of a game to which money cannot be moved (specification, section 4). */
const TRANSFER_DISABLED = '957';

export type Plays = ReturnType<typeof createPlays>;
type Publish = (channel: string, event: string, data: unknown) => void;
type NewPlay = Pick<
  PlayRow,
  'member_id' | 'session_id' | 'gp_id' | 'gt_id' | 'game_id' | 'lobby_url' | 'extra'
>;

/**
 * Running games: the main wallet is transferred to the provider at the start and back at the end. `providerDelay`:
 * milliseconds between the play call and its event.
 */
export const createPlays = (
  { db, ledger, publish, timers }: { db: Kysely<Tables>; ledger: Ledger; publish: Publish; timers: Timers },
  providerDelay = 120,
) => {
  const overrides = new Map<string, boolean>();
  const pendingResponses = new Set<NodeJS.Timeout>();

  const currencyOf = async (memberId: string): Promise<string> =>
    (await db.selectFrom('member').select('currency').where('id', '=', memberId).executeTakeFirstOrThrow())
      .currency;

  /** Publishes the member's balance. */
  const publishBalance = async (memberId: string): Promise<void> => {
    const { total, version } = await ledger.balance(memberId);
    const cash = major(total, await currencyOf(memberId));
    publish(`private-member.${memberId}`, '.member.cash', { cash, version });
  };

  const running = (memberId: string, source: Kysely<Tables> = db) =>
    source.selectFrom('play').selectAll().where('member_id', '=', memberId).where('ended_at', 'is', null);

  /** Ends a play and brings its money home, if nobody has done so yet. */
  const end = async (tx: Transaction<Tables>, play: PlayRow, currency: string): Promise<boolean> => {
    await timers.cancel('leave', play.token, tx);
    const { member_id: memberId, gp_id: gpId } = play;
    const ended = await tx
      .updateTable('play')
      .set({ ended_at: Date.now() })
      .where('token', '=', play.token)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return false;
    await sweep(tx, 'out', { kind: 'wallet', memberId, gpId }, { kind: 'main', memberId }, currency);
    return true;
  };

  const finish = async (play: PlayRow): Promise<void> => {
    const { member_id: memberId } = play;
    const currency = await currencyOf(memberId);
    const hasEnded = await inTransaction(db, memberId, (tx) => end(tx, play, currency));
    if (hasEnded) await publishBalance(memberId);
  };

  const allRunning = () => db.selectFrom('play').selectAll().where('ended_at', 'is', null);

  /** The running play of an opened page, as long as the session lives that launched it. */
  const find = (pageKey: string): Promise<PlayRow | undefined> =>
    allRunning()
      .where('page_key', '=', pageKey)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('session')
            .select('session.token')
            .whereRef('session.session_id', '=', 'play.session_id')
            .where(isLive),
        ),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('member')
            .select('member.id')
            .whereRef('member.id', '=', 'play.member_id')
            .where('member.login_code', 'not in', CLOSED),
        ),
      )
      .executeTakeFirst();

  timers.on('leave', async (token) => {
    const play = await allRunning().where('token', '=', token).executeTakeFirst();
    if (play) await finish(play);
  });

  const finishAll = async (
    memberId: string,
    { gpId, exceptOf }: { gpId?: string | undefined; exceptOf?: string } = {},
  ): Promise<number> => {
    const plays = await running(memberId).execute();
    const chosen = plays.filter(
      ({ gp_id, session_id }) => (gpId === undefined || gp_id === gpId) && session_id !== exceptOf,
    );
    for (const play of chosen) await finish(play);
    return chosen.length;
  };

  /** Tells a member that no money can be moved to the provider. */
  const publishTransferDisabledTo = (memberId: string): void =>
    publish(`private-member.${memberId}`, '.forward_game.status', { code: TRANSFER_DISABLED });

  return {
    find,
    publishBalance,
    publishTransferDisabledTo,
    /** Tells the members who play at the provider. */
    publishTransferDisabled: async (gpId: string): Promise<void> => {
      const players = await db
        .selectFrom('play')
        .select('member_id')
        .distinct()
        .where('gp_id', '=', gpId)
        .where('ended_at', 'is', null)
        .execute();
      for (const { member_id } of players) publishTransferDisabledTo(member_id);
    },
    finish,
    /** Ends the member's plays, at one provider or those of other sessions only; returns their number. */
    finishAll,
    /** Opens the address of a play, once; returns the key of its page, or null if it was opened before. */
    open: async (token: string): Promise<string | null> => {
      const page_key = randomToken(18);
      const { numUpdatedRows } = await db
        .updateTable('play')
        .set({ page_key })
        .where('token', '=', token)
        .where('page_key', 'is', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? page_key : null;
    },
    /**
     * Ends the member's other plays, transfers the main wallet to the provider and returns the play's token.
     */
    begin: async (play: NewPlay): Promise<string> => {
      const { member_id: memberId, gp_id: gpId } = play;
      const currency = await currencyOf(memberId);
      const token = randomToken(18);
      const now = Date.now();
      const others = await inTransaction(db, memberId, async (tx) => {
        const open = await running(memberId, tx).execute();
        for (const other of open) await end(tx, other, currency);
        await sweep(tx, 'in', { kind: 'main', memberId }, { kind: 'wallet', memberId, gpId }, currency);
        await tx
          .insertInto('play')
          .values({
            ...play,
            token,
            page_key: null,
            opened_at: now,
            seen_at: now,
            ended_at: null,
            staked: 0,
            won: 0,
          })
          .execute();
        await tx
          .insertInto('played')
          .values({ member_id: memberId, game_id: play.game_id, at: now })
          .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doUpdateSet({ at: now }))
          .execute();
        return open.length;
      });
      if (others > 0) await publishBalance(memberId);
      return token;
    },
    /** Heartbeat of the game page. */
    recordHeartbeat: async (pageKey: string): Promise<void> => {
      const play = await find(pageKey);
      if (!play) return;
      await timers.cancel('leave', play.token);
      await db.updateTable('play').set({ seen_at: Date.now() }).where('token', '=', play.token).execute();
    },
    /** Sends the response of the provider to a play, unless the sandbox is reset before. */
    respondLater: (respond: () => void): void => {
      const timer = setTimeout(() => {
        pendingResponses.delete(timer);
        respond();
      }, providerDelay).unref();
      pendingResponses.add(timer);
    },
    /** Schedules the end of a play whose page is unloading; a reload cancels it. */
    unload: async (pageKey: string): Promise<void> => {
      const play = await find(pageKey);
      if (play) await timers.set('leave', play.token, UNLOAD_GRACE);
    },
    /** Whether a game of the member is open, at the given provider or at any. */
    isPlaying: async (memberId: string, gpId?: string): Promise<boolean> => {
      const status = overrides.get(memberId);
      if (status !== undefined) return status;
      const latest = await running(memberId)
        .where('seen_at', '>', Date.now() - SILENCE)
        .$if(gpId !== undefined, (plays) => plays.where('gp_id', '=', gpId ?? ''))
        .executeTakeFirst();
      return latest !== undefined;
    },
    /** Overrides is_playing of a member; null removes the override. */
    overridePlaying: (memberId: string, playing: boolean | null): void => {
      if (playing === null) overrides.delete(memberId);
      else overrides.set(memberId, playing);
    },
    /** Cancels what is scheduled, and removes the overrides: at a reset. */
    clear: (): void => {
      overrides.clear();
      for (const timer of pendingResponses) clearTimeout(timer);
      pendingResponses.clear();
    },
  };
};
