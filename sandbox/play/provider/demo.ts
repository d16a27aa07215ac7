import { major, minor } from '#sandbox/db/money.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import { type Bet, playRound, stakesIn } from './rounds.ts';
import type { RoundView } from './view.ts';

/** Initial play money of a demo, as a multiple of the middle stake. */
const STAKES_TO_START = 1_000;
/** Maximum number of demo games in memory; the oldest is dropped. */
const MAX_WALLETS = 1_000;

/** Play money of demo games, stored in memory. */
export const createDemoWallets = () => {
  const wallets = new Map<string, { gtId: number; currency: string; balance: number }>();
  return {
    open: (gtId: number, currency: string): { session: string; balance: number } => {
      const [oldest] = wallets.keys();
      if (wallets.size >= MAX_WALLETS && oldest !== undefined) wallets.delete(oldest);
      const session = `demo-${randomToken(12)}`;
      const balance = minor((stakesIn(currency)[2] ?? 1) * STAKES_TO_START, currency);
      wallets.set(session, { gtId, currency, balance });
      return { session, balance };
    },
    currencyOf: (session: string): string | undefined => wallets.get(session)?.currency,
    /** Plays a round for `amount` minor units; undefined for an unknown session or insufficient play money. */
    play: (session: string, amount: number, on: Bet): RoundView | undefined => {
      const wallet = wallets.get(session);
      if (!wallet || amount > wallet.balance) return undefined;
      const { outcome, prize } = playRound(wallet.gtId, amount, on);
      wallet.balance += prize - amount;
      return {
        outcome,
        prize: major(prize, wallet.currency),
        balance: major(wallet.balance, wallet.currency),
      };
    },
  };
};
