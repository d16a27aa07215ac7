import { major, minor } from '../db/money.ts';
import { randomToken } from '../sessions.ts';
import { type Bet, playRound, stakesIn } from './rounds.ts';
import type { RoundView } from './view.ts';

/** Initial play money of a demo, as a multiple of the middle stake. */
const STAKES_TO_START = 1_000;
const KEPT = 1_000;

/** Play money of demo games, stored in memory. */
export const createDemoPurses = () => {
  const purses = new Map<string, { gtId: number; currency: string; balance: number }>();
  return {
    open: (gtId: number, currency: string): { session: string; balance: number } => {
      const [oldest] = purses.keys();
      if (purses.size >= KEPT && oldest !== undefined) purses.delete(oldest);
      const session = `demo-${randomToken(12)}`;
      const balance = minor((stakesIn(currency)[2] ?? 1) * STAKES_TO_START, currency);
      purses.set(session, { gtId, currency, balance });
      return { session, balance };
    },
    currencyOf: (session: string): string | undefined => purses.get(session)?.currency,
    /** Plays a round for `amount` minor units; undefined for an unknown session or insufficient play money. */
    play: (session: string, amount: number, on: Bet): RoundView | undefined => {
      const purse = purses.get(session);
      if (!purse || amount > purse.balance) return undefined;
      const { outcome, prize } = playRound(purse.gtId, amount, on);
      purse.balance += prize - amount;
      return { outcome, prize: major(prize, purse.currency), balance: major(purse.balance, purse.currency) };
    },
  };
};
