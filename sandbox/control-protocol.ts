import type { Path } from '#contract/endpoints.ts';

/** What a scripted call answers. */
export type ScriptedAnswer =
  /** The operator's own answer, perhaps late. */
  | { kind: 'real' }
  /** A code of the operator's, in the call's own envelope or the other one. */
  | { kind: 'code'; code: number | string; message?: string; data?: unknown; otherEnvelope?: boolean }
  /** A body that is JSON but need not be an envelope. */
  | { kind: 'json'; body: unknown }
  /** A body that need not be JSON. */
  | { kind: 'text'; text: string }
  /** An HTTP status, with an envelope around it where none is given. */
  | { kind: 'status'; status: number; body?: string }
  /** Headers and half of the real body, then the connection is cut. */
  | { kind: 'drop' };

export type Script = {
  path: Path;
  /** Whose call: the member of the token, else the account that the body names. Anybody's where not given. */
  account?: string;
  answer: ScriptedAnswer;
  /** For how many calls; 1 where not given. */
  times?: number;
  /** Milliseconds before the answer. */
  delay?: number;
  /** Keeps the call waiting until it is released by the script's id. */
  hold?: boolean;
  /** Milliseconds over which the body trickles in. */
  slow?: number;
  /** Sends a new token in the Authorization header. */
  rotate?: boolean;
};

export type Held = { id: string; path: string; account: string };

/** A pop-up discount as the operator's people write it. */
export type GivenBulletin = {
  id: string;
  /** 0 all, 1 desktop, 2 mobile; 0 where not given. */
  display_device?: number;
  deposit_page?: boolean;
  members_only?: boolean;
  display_content: string;
  content: string;
  /** Milliseconds; now where not given. */
  updated_at?: number;
};

export type SeenRequest = {
  /** Grows by one with every request: what `mark` answers and `requests` takes. */
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
  wallets: Record<string, number>;
};

/** Every command of the control port: what goes in and what comes out. */
export type Commands = {
  script: { in: Script; out: { id: string } };
  /** Forgets all scripts and lets all held calls go on. */
  clear: { in: Record<string, never>; out: null };
  /** The scripts that no call has used up yet. */
  unused: { in: Record<string, never>; out: string[] };
  held: { in: Record<string, never>; out: Held[] };
  /** Lets go with the script's answer, or with one that is chosen only now. */
  release: { in: { id: string; answer?: ScriptedAnswer }; out: { released: number } };
  mark: { in: Record<string, never>; out: { n: number } };
  requests: { in: { since?: number }; out: SeenRequest[] };
  publish: { in: { channel: string; event: string; data: unknown }; out: null };
  /** Many events of one channel, in their order. */
  publishAll: { in: { channel: string; events: { event: string; data: unknown }[] }; out: null };
  channels: { in: Record<string, never>; out: Record<string, number> };
  /** Members, money and scripts back to the seed. */
  reset: { in: Record<string, never>; out: null };
  ledger: { in: { account: string }; out: LedgerView };
  /** Brings all back from providers and makes the main wallet hold `cash`, in major units; told by realtime. */
  setBalance: { in: { account: string; cash: number }; out: LedgerView };
  /** A deposit that the cashier confirms: money, letter-free, with its event. */
  deposit: { in: { account: string; amount: number; order_number?: string }; out: LedgerView };
  /** All pop-up discounts there are from now on. */
  bulletins: { in: { items: GivenBulletin[] }; out: null };
  letter: { in: { account: string; title: string; content: string }; out: { id: number } };
  /** Signs a member in without the form. */
  signIn: { in: { account: string }; out: SignedInMember };
  signOut: { in: { account: string }; out: null };
  /** A hand-off code for `/?enc=`. */
  enc: { in: { account: string }; out: { enc: string } };
  /** The answer of every captcha from now on; null lets pictures differ again. */
  captcha: { in: { answer: string | null }; out: null };
  smsCode: { in: { phone: string }; out: { code: string | null } };
  /** The last code made for a new password of that account, whether it went to anybody or not. */
  recoveryCode: { in: { account: string }; out: { code: string | null } };
  /** Closes a provider from now for so many minutes; 0 opens it again. */
  maintenance: { in: { gp_id: string; minutes: number }; out: null };
  /** What is_playing says of a member; null lets the truth speak again. */
  playing: { in: { account: string; playing: boolean | null }; out: null };
  cutSockets: { in: Record<string, never>; out: null };
  /** Keeps wishes for private and presence channels waiting, or answers them: as they deserve, or with no. */
  answerJoins: { in: { answer: boolean | 'no' }; out: null };
  admitSockets: { in: { admit: boolean }; out: null };
  /** Sets columns of a member: login_code, first_login, return_code, display_frequency, ... */
  member: { in: { account: string; set: Record<string, string | number> }; out: null };
  pixels: { in: Record<string, never>; out: { event_id: string; event_name: string; body: unknown }[] };
};

export type CommandName = keyof Commands;
