import type { InferOutput } from 'valibot';
import type { Wire } from '#contract/call.ts';
import type { Path, RowOf } from '#contract/endpoints.ts';
import type { Language } from '#contract/site.ts';
import type { MemberRow } from '../db/schema.ts';
import type { World } from '../services.ts';

/** The operator says no: a code of SPEC section 8, words for people, and data where a code carries some. */
export class Refusal {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  constructor(code: number | string, message: string, data: unknown = null) {
    this.code = String(code);
    this.message = message;
    this.data = data;
  }
}

export const refuse = (code: number | string, message: string, data?: unknown): Refusal =>
  new Refusal(code, message, data);

export type Asked<P extends Path> = {
  body: InferOutput<RowOf<P>['request']>;
  /** Who calls; there always is somebody where the row is a member's. */
  member: MemberRow;
  /** By which the caller is known: the one that came, and the one that takes its place with this answer. */
  tokens: readonly string[];
  /** Who calls, where the row is open to visitors as well. */
  signedIn: MemberRow | undefined;
  language: Language;
  /** Where the site is, as the caller sees it: `https://host`. */
  appOrigin: string;
  gamesOrigin: string;
  address: string;
  header: (name: string) => string | undefined;
};

type Answer<P extends Path> = Wire<RowOf<P>> | Refusal;
export type Handler<P extends Path> = (world: World, asked: Asked<P>) => Answer<P> | Promise<Answer<P>>;

/** One handler for every call of the contract: a missing one does not compile. */
export type Handlers = { [P in Path]: Handler<P> };
