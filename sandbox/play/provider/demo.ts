import { major, minor } from '#sandbox/db/money.ts';
import type { SharedState } from '#sandbox/server/shared-state.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import { type Bet, playRound, stakesIn } from './rounds.ts';
import type { RoundView } from './view.ts';

/** Initial play money of a demo, as a multiple of the middle stake. */
const STAKES_TO_START = 1_000;
/** Milliseconds after its last round in which a demo can be played. */
const LIFETIME = 3_600_000;

type Wallet = { gtId: number; currency: string; balance: number };
const keyOf = (session: string): string => `demo ${session.slice(0, 100)}`;

/** Play money of demo games. */
export const createDemoWallets = (state: SharedState) => {
  const find = async (session: string): Promise<Wallet | undefined> => {
    const kept = await state.get(keyOf(session));
    return kept === null ? undefined : (JSON.parse(kept) as Wallet);
  };
  const keep = (session: string, wallet: Wallet): Promise<void> =>
    state.put(keyOf(session), JSON.stringify(wallet), LIFETIME);
  return {
    open: async (gtId: number, currency: string): Promise<{ session: string; balance: number }> => {
      const session = `demo-${randomToken(12)}`;
      const balance = minor((stakesIn(currency)[2] ?? 1) * STAKES_TO_START, currency);
      await keep(session, { gtId, currency, balance });
      return { session, balance };
    },
    currencyOf: async (session: string): Promise<string | undefined> => (await find(session))?.currency,
    /** Plays a round for `amount` minor units; undefined for an unknown session or insufficient play money. */
    play: async (session: string, amount: number, on: Bet): Promise<RoundView | undefined> => {
      const wallet = await find(session);
      if (!wallet || amount > wallet.balance) return undefined;
      const { outcome, prize } = playRound(wallet.gtId, amount, on);
      wallet.balance += prize - amount;
      await keep(session, wallet);
      return {
        outcome,
        prize: major(prize, wallet.currency),
        balance: major(wallet.balance, wallet.currency),
      };
    },
  };
};
