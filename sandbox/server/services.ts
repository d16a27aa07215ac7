import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Ledger } from '#sandbox/db/ledger.ts';
import type { Tables } from '#sandbox/db/schema.ts';
import type { DepositPayments } from '#sandbox/money/deposits.ts';
import type { Payouts } from '#sandbox/money/payouts.ts';
import type { Plays } from '#sandbox/play/provider/plays.ts';
import type { AttemptLimits } from '#sandbox/session/attempt-limits.ts';
import type { Sessions } from '#sandbox/session/sessions.ts';
import type { Realtime } from './realtime.ts';
import type { SharedState } from './shared-state.ts';

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
  state: SharedState;
  /** Requests for captchas by IP address. */
  captchaLimit: RateLimiterAbstract;
  /** Delivers SMS and e-mail texts. */
  sendMessage: (to: string, text: string) => void;
  /** Answer of every captcha, if a test has set one. */
  captchaAnswer: { fixed: string | null };
};
