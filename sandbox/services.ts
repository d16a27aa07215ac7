import type { Kysely } from 'kysely';
import type { Ledger } from './db/ledger.ts';
import type { Tables } from './db/schema.ts';
import type { Plays } from './games/plays.ts';
import type { Realtime } from './realtime.ts';
import type { Sessions } from './sessions.ts';

/** What every part of the operator's side works on. */
export type World = {
  db: Kysely<Tables>;
  ledger: Ledger;
  realtime: Pick<Realtime, 'publish'>;
  sessions: Sessions;
  plays: Plays;
  /** Texts that would leave the house: SMS codes. */
  post: (to: string, text: string) => void;
  /** Set by a test: the answer that every captcha has from now on. */
  captchaAnswer: { fixed: string | null };
};
