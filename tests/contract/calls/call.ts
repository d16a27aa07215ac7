import type { Body, Wire } from '#contract/call.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, dayIn } from '#contract/day-range.ts';
import type { EndpointOf, Path } from '#contract/endpoints.ts';
import { SITE, type TestSandbox } from '#tests/sandbox/caller.ts';

/** What a call reads of a success: data that must be there, a list or fields with defaults, or nothing. */
export type Reads = 'data' | 'optional data' | 'nothing';
/** Sign-out ends a call of the member, but not one that visitors send too, nor one that ends what the member began. */
export type Sender = 'visitor' | 'member' | 'member, ending';
/** A query or mutation throws the failure; a machine, or a sender that does not wait, gets it as a result. */
type Consumer = 'query' | 'mutation' | 'machine' | 'background' | 'none';

/** A member's calls to a sandbox. */
export interface Caller extends Pick<TestSandbox, 'sandbox' | 'control' | 'solved'> {
  /** Calls as the member who is signed in. */
  dataOf: TestSandbox['data'];
  signIn: (account: string) => Promise<void>;
}

/** What tests know of a call. What a fault of it leads to depends on `reads`, `sender` and `consumer`. */
interface Call<P extends Path> {
  reads: Reads;
  sender: Sender;
  consumer: Consumer;
  /** The body of a valid request, unless it is empty. Some need data of another call. */
  request?: Body<EndpointOf<P>> | ((caller: Caller) => Promise<Body<EndpointOf<P>>>);
  /**
   * The data of a success, unless there is none. Flags are booleans and have their defaults, amounts are fractions, some
   * fields without a value are "". Every field is in a response (wire-forms.test.ts).
   */
  response?: Wire<EndpointOf<P>>;
}

export type Calls = { [P in Path]?: Call<P> };

export const siteAndCurrency = { ...SITE, currency: 'USD' };
export const firstPage = { page: 1, count: 50 };
export const latestFirst = { ...firstPage, sort_field: 'at', sort_order: 'desc' } as const;
export const byId = { ...firstPage, sort_field: 'id', sort_order: 'desc' } as const;
export const lastMonth = () => {
  const to = dayIn(Date.now(), defaultTimeZone);
  return { from: addDays(to, -30), to };
};
/** The body of a call that another member sends. */
export const sentBy =
  <T>(account: string, body: T) =>
  async ({ signIn }: Caller): Promise<T> => {
    await signIn(account);
    return body;
  };

export const gameLink = {
  gt_id: 2,
  gp_id: 'GPBB',
  game_code: '77',
  house: '',
  currency: 'USD',
  gp_gt_name: '',
  customized: false,
};
