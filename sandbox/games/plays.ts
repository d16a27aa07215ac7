import type { Kysely } from 'kysely';
import type { Ledger } from '../db/ledger.ts';
import { major } from '../db/money.ts';
import type { PlayRow, Tables } from '../db/schema.ts';
import { secret } from '../sessions.ts';

/** A page that said goodbye may be a reload: it counts as gone when it has been silent for this long. */
const GOODBYE_GRACE = 3_000;
/** A page that says nothing at all is gone after this. */
const SILENCE = 30_000;

export type Plays = ReturnType<typeof createPlays>;
type Publish = (channel: string, event: string, data: unknown) => void;
type NewPlay = Pick<PlayRow, 'member_id' | 'gp_id' | 'gt_id' | 'game_id' | 'lobby_url' | 'extra'>;

/** Games that are being played: money goes to the provider at the start and comes back at the end. */
export const createPlays = (db: Kysely<Tables>, ledger: Ledger, publish: Publish) => {
  const forced = new Map<string, boolean>();
  const goodbyes = new Map<string, NodeJS.Timeout>();

  const currencyOf = async (memberId: string): Promise<string> =>
    (await db.selectFrom('member').select('currency').where('id', '=', memberId).executeTakeFirstOrThrow())
      .currency;

  /** Tells the member's windows what they have now. */
  const tellCash = async (memberId: string): Promise<void> => {
    const cash = major(await ledger.total(memberId), await currencyOf(memberId));
    publish(`private-member.${memberId}`, '.member.cash', { cash });
  };

  const running = (memberId: string) =>
    db.selectFrom('play').selectAll().where('member_id', '=', memberId).where('ended_at', 'is', null);

  const finish = async (play: PlayRow): Promise<void> => {
    clearTimeout(goodbyes.get(play.token));
    goodbyes.delete(play.token);
    const ended = await db
      .updateTable('play')
      .set({ ended_at: Date.now() })
      .where('token', '=', play.token)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    const { member_id: memberId, gp_id: gpId } = play;
    await ledger.sweep(
      'out',
      { kind: 'wallet', memberId, gpId },
      { kind: 'main', memberId },
      await currencyOf(memberId),
    );
    await tellCash(memberId);
  };

  const of = (token: string): Promise<PlayRow | undefined> =>
    db
      .selectFrom('play')
      .selectAll()
      .where('token', '=', token)
      .where('ended_at', 'is', null)
      .executeTakeFirst();

  const finishAll = async (memberId: string, gpId?: string): Promise<number> => {
    const plays = await running(memberId).execute();
    const asked = gpId ? plays.filter(({ gp_id }) => gp_id === gpId) : plays;
    for (const play of asked) await finish(play);
    return asked.length;
  };

  return {
    of,
    tellCash,
    finish,
    /** Ends what the member plays, at one provider or everywhere. Answers how many games that were. */
    finishAll,
    /** Ends the member's other games, brings the main wallet to the provider and answers the session's token. */
    begin: async (play: NewPlay): Promise<string> => {
      await finishAll(play.member_id);
      const { member_id: memberId, gp_id: gpId } = play;
      await ledger.sweep(
        'in',
        { kind: 'main', memberId },
        { kind: 'wallet', memberId, gpId },
        await currencyOf(memberId),
      );
      const token = secret(18);
      const now = Date.now();
      await db
        .insertInto('play')
        .values({ ...play, token, opened_at: now, seen_at: now, ended_at: null, staked: 0, won: 0 })
        .execute();
      await db
        .insertInto('played')
        .values({ member_id: memberId, game_id: play.game_id, at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doUpdateSet({ at: now }))
        .execute();
      return token;
    },
    /** The game page is alive. */
    see: async (token: string): Promise<void> => {
      clearTimeout(goodbyes.get(token));
      goodbyes.delete(token);
      await db.updateTable('play').set({ seen_at: Date.now() }).where('token', '=', token).execute();
    },
    /** The game page says that it goes; a reload comes back before the grace is over. */
    goodbye: (token: string): void => {
      clearTimeout(goodbyes.get(token));
      goodbyes.set(
        token,
        setTimeout(async () => {
          const play = await of(token);
          if (play) await finish(play);
        }, GOODBYE_GRACE).unref(),
      );
    },
    isPlaying: async (memberId: string): Promise<boolean> => {
      const said = forced.get(memberId);
      if (said !== undefined) return said;
      const latest = await running(memberId)
        .where('seen_at', '>', Date.now() - SILENCE)
        .executeTakeFirst();
      return latest !== undefined;
    },
    /** What is_playing says of a member from now on; null lets the truth speak again. */
    force: (memberId: string, playing: boolean | null): void => {
      if (playing === null) forced.delete(memberId);
      else forced.set(memberId, playing);
    },
    forget: (): void => {
      forced.clear();
      for (const timer of goodbyes.values()) clearTimeout(timer);
      goodbyes.clear();
    },
  };
};
