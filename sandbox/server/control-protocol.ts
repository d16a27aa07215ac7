import type { Path } from '#contract/endpoints.ts';
import type { Payment } from '#sandbox/money/deposits.ts';
import type { Action } from '#sandbox/site/articles.ts';

/** Response of a scripted call. */
export type ScriptedResponse =
  /** The normal response, possibly delayed. */
  | { kind: 'real' }
  /** An operator code, in the endpoint's envelope style or in the other style. */
  | { kind: 'code'; code: number | string; message?: string; data?: unknown; otherEnvelope?: boolean }
  /** A JSON body, not necessarily an envelope. */
  | { kind: 'json'; body: unknown }
  /** Any body, not necessarily JSON. */
  | { kind: 'text'; text: string }
  /** An HTTP status; with an envelope if no body is given. */
  | { kind: 'status'; status: number; body?: string }
  /** Headers and half of the real body, then a disconnect. */
  | { kind: 'drop' };

export type ResponseScript = {
  path: Path;
  /** Account of the token or of the request body. Default: any caller. */
  account?: string;
  response: ScriptedResponse;
  /** Number of calls; default 1. */
  times?: number;
  /** Takes the place of the earlier scripts for this path, so that no call in between gets the real response. */
  replace?: boolean;
  /** Milliseconds before the response. */
  delay?: number;
  /** Holds the call until `release` with the script's id. */
  hold?: boolean;
  /** Milliseconds during which the body is sent in pieces. */
  slow?: number;
  /** Sends a new token in the Authorization header. */
  rotate?: boolean;
};

export type HeldCall = { id: string; path: string; account: string };

/** A pop-up discount as the operator enters it. */
export type GivenBulletin = {
  id: string;
  /** 0 all (default), 1 desktop, 2 mobile. */
  display_device?: number;
  deposit_page?: boolean;
  members_only?: boolean;
  display_content: string;
  content: string;
  /** Epoch milliseconds; default: now. */
  updated_at?: number;
  action?: Action;
  kind?: 'offer' | 'notice';
};

export type LoggedRequest = {
  /** Sequence number of the request; the cursor of `requestCursor` and `requests`. */
  n: number;
  at: number;
  path: string;
  account: string;
  /** Without passwords. */
  body: unknown;
  status: number;
  code: string;
  language: string;
  signedIn: boolean;
};

export type SignedInMember = {
  token: string;
  member_id: string;
  member_account: string;
  member_currency: string;
};

export type LedgerView = {
  currency: string;
  /** Major units. */
  total: number;
  main: number;
  /** In an open withdrawal; not part of the total. */
  pending: number;
  /** A payment that is neither credited nor returned yet; not part of the total. */
  held: number;
  wallets: Record<string, number>;
};

/** All commands of the control port with their input and output. */
export type Commands = {
  script: { in: ResponseScript; out: { id: string } };
  /** Removes all scripts and releases all held calls. */
  clear: { in: Record<string, never>; out: null };
  /** Ids of the scripts that are not used up. */
  unused: { in: Record<string, never>; out: string[] };
  held: { in: Record<string, never>; out: HeldCall[] };
  /** Releases held calls with the script's response or with the given one. */
  release: { in: { id: string; response?: ScriptedResponse }; out: { released: number } };
  requestCursor: { in: Record<string, never>; out: { n: number } };
  /** Requests since that cursor; by default since the last reset. */
  requests: { in: { since?: number }; out: LoggedRequest[] };
  publish: { in: { channel: string; event: string; data: unknown }; out: null };
  /** Publishes several events on one channel in order. */
  publishAll: { in: { channel: string; events: { event: string; data: unknown }[] }; out: null };
  channels: { in: Record<string, never>; out: Record<string, number> };
  /** Transport of each socket: `polling` until it is upgraded to `websocket`. */
  transports: { in: Record<string, never>; out: string[] };
  /** Resets members, money and scripts to the seed. */
  reset: { in: Record<string, never>; out: null };
  ledger: { in: { account: string }; out: LedgerView };
  /**
   * Moves all money from providers to the main wallet, sets it to `cash` major units and publishes the
   * balance.
   */
  setBalance: { in: { account: string; cash: number }; out: LedgerView };
  /** Books a confirmed deposit and publishes its event; sends no letter. */
  deposit: { in: { account: string; amount: number; order_number?: string }; out: LedgerView };
  /** Pays a deposit order as its payer does at the cashier's page; an order that is over takes no payment. */
  pay: { in: { order_number: string; how: Payment }; out: { taken: boolean } };
  /** Replaces all pop-up discounts. */
  bulletins: { in: { items: GivenBulletin[] }; out: null };
  letter: { in: { account: string; title: string; content: string }; out: { id: number } };
  /** Starts a session of a member without the sign-in form. */
  signIn: { in: { account: string }; out: SignedInMember };
  signOut: { in: { account: string }; out: null };
  /** Creates a hand-off code for `/?enc=`. */
  enc: { in: { account: string }; out: { enc: string } };
  /** Sets the answer of all later captchas; null restores random answers. */
  captcha: { in: { answer: string | null }; out: null };
  smsCode: { in: { phone: string }; out: { code: string | null } };
  /** The account's last recovery code, sent or not. */
  recoveryCode: { in: { account: string }; out: { code: string | null } };
  /** Starts a maintenance of a provider or a deposit method of `minutes` minutes; 0 ends it. */
  maintenance: { in: { gp_id: string; minutes: number }; out: null };
  /** Closes withdrawals in a currency for `minutes` minutes; 0 opens them. */
  withdrawalClosure: { in: { currency: string; minutes: number }; out: null };
  /** Pays the member's open withdrawal, or refuses it for a reason; its status, or null if none is open. */
  decideWithdrawal: { in: { account: string; reason?: string }; out: { status: string | null } };
  /** Verifies an account for withdrawals that is being checked, or refuses it for a reason. */
  decideAccount: { in: { id: number; reason?: string }; out: { status: string | null } };
  /** Makes a member who has applied an active agent, or refuses the application for a reason. */
  decideApplication: { in: { account: string; reason?: string }; out: { decided: boolean } };
  /** The last code that was sent to verify the member's e-mail address or phone. */
  verificationCode: { in: { account: string; field: string }; out: { code: string | null } };
  /** Overrides is_playing of a member; null removes the override. */
  playing: { in: { account: string; playing: boolean | null }; out: null };
  /** Lets `ms` milliseconds pass for the member's pending limits and breaks, and says that they have changed. */
  passLimits: { in: { account: string; ms: number }; out: null };
  disconnectSockets: { in: Record<string, never>; out: null };
  /**
   * Subscriptions to private and presence channels: true checks them, false keeps them waiting, 'no' rejects
   * them.
   */
  setJoinPolicy: { in: { policy: boolean | 'no' }; out: null };
  acceptSockets: { in: { accept: boolean }; out: null };
  /** Sets columns of a member: login_code, first_login, return_code, display_frequency, ... */
  member: { in: { account: string; set: Record<string, string | number> }; out: null };
  pixels: { in: Record<string, never>; out: { event_id: string; event_name: string; body: unknown }[] };
};

export type CommandName = keyof Commands;
