import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { depositMethods } from '#sandbox/money/deposit-methods.ts';
import { registerSettings } from '#sandbox/session/register-settings.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import type { Tables } from './schema.ts';

/** An open database. */
export type Store = {
  db: Kysely<Tables>;
  /** Resets members, money, their data and the operator's content to the seed; keeps the catalogue. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

const hashOf = (...data: unknown[]): string => createHash('sha1').update(JSON.stringify(data)).digest('hex');

/** The hashed data are made for this fixed time, because hashes of data for the current time would differ at each start. */
const anyTime = Date.UTC(2026, 0);

/** Hashes of the data from which the parts of the database are filled, as the table `seed` has them. */
export const fingerprints = () => [
  { part: 'catalogue', fingerprint: hashOf(catalogue(), registerSettings(), depositMethods()) },
  { part: 'members', fingerprint: hashOf(NAMED_MEMBERS, siteDocuments(anyTime)) },
];
