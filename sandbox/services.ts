import type { Kysely } from 'kysely';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Ledger } from './db/ledger.ts';
import type { Tables } from './db/schema.ts';
import type { DepositPayments } from './deposits.ts';
import type { Plays } from './games/plays.ts';
import type { Payouts } from './payouts.ts';
import type { Realtime } from './realtime.ts';
import type { Sessions } from './sessions.ts';

/** Dependencies of all handlers. */
export type Services = {
  db: Kysely<Tables>;
  ledger: Ledger;
  realtime: Pick<Realtime, 'publish'>;
  sessions: Sessions;
  plays: Plays;
  payouts: Payouts;
  deposits: DepositPayments;
  attempts: AttemptLimits;
  /** Delivers SMS and e-mail texts. */
  sendMessage: (to: string, text: string) => void;
  /** Answer of every captcha, if a test has set one. */
  captchaAnswer: { fixed: string | null };
};
