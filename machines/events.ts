import type { Failure } from '#contract/call.ts';
import type { MaintenancePeriod } from '#contract/endpoints/play.ts';
import type { GtId } from '#contract/limits.ts';
import type { RealtimePayload } from '#contract/realtime.ts';

/** What machines tell one another, by way of the root. Types only, so that parent and child form no cycle. */

/** Who is signed in. The token is not here: it lives in storage, and only the hands touch it. */
export interface Member {
  memberId: string;
  account: string;
  currency: string;
}

export interface LaunchGame {
  gameId: string;
  gpId: string;
  gtId: GtId;
  gameType: string;
  gameCode: string;
  house: string;
  name: string;
  provider: string;
  picture: string;
}

/** What a person is told in passing. `text` is a key of ours; a failure is put into words by the view, as the reason. */
export type Notice = {
  type: 'notice';
  tone: 'good' | 'bad' | 'warn' | 'info';
} & ({ text: NoticeText; failure?: Failure } | { failure: Failure });
export type NoticeText =
  | 'login_success'
  | 'register_success'
  | 'register_closed'
  | 'register_link_lost'
  | 'password_reset'
  | 'password_changed'
  | 'already_login_msg'
  | 'session_expired'
  | 'favorite_failed'
  | 'language_failed'
  | 'transfer_disabled'
  | 'r88close_msg'
  | 'demo_login'
  | 'demo_play'
  | 'window_blocked'
  | 'balances_returned'
  | 'agent_applied'
  | 'one_key_waiting'
  | 'pg.start_failed'
  | 'pg.alert_starting'
  | 'pg.alert_quitting'
  | 'pg.alert_duplicate'
  | 'pg.err_is_playing';

/** Windows that open by themselves once somebody has signed in to reach them. */
export type SignInTarget = 'fastPayment' | 'user' | 'proxy';
/** Somebody has come in for it. */
export type AreaOpen = { type: 'windows.open'; target: SignInTarget };
/**
 * The doors of the house; whoever stands at one may go over to another. `account` is whose password the operator has
 * just set.
 */
export type DoorEvent =
  | { type: 'signIn.open'; target?: SignInTarget; account?: string }
  | { type: 'recovery.open'; target?: SignInTarget }
  | { type: 'registration.open'; target?: SignInTarget };

/** The modals, and what each is told when it opens. */
export type ModalRequest =
  | { kind: 'signIn' }
  | { kind: 'register' }
  | { kind: 'passwordRecovery' }
  /** `forced`: there is no way out but to do it, or to sign out. */
  | { kind: 'changePassword'; forced: boolean }
  | { kind: 'loginPrompt' }
  | { kind: 'demoPlay' }
  | { kind: 'differentDevice' }
  | { kind: 'protocol' }
  | { kind: 'signOutInPlay' }
  | { kind: 'popUpDiscount' }
  | { kind: 'offersSoFar' }
  | { kind: 'news' }
  | { kind: 'redEnvelope' }
  | { kind: 'applyAsAgent' }
  | { kind: 'popupBlocked'; game: LaunchGame }
  | { kind: 'maintenance'; provider: string; period: MaintenancePeriod | null };
export type ModalKind = ModalRequest['kind'];
export type ModalAnswer = 'yes' | 'no';

export type SessionEvent =
  | { type: 'session.opened'; member: Member }
  | { type: 'session.closed' }
  | { type: 'session.invalid' };
/** Somebody is handed over by a third party's window; who it is, the hands know. */
export type HandOver = { type: 'session.handOver' };
/** A guest asked for what only a member has. */
export type SignInPrompt = { type: 'signIn.prompt' };

/** A visitor wants to try a game: this one, or one that they choose first. */
export type DemoOpen = { type: 'demo.open'; game: LaunchGame | null };

/** A modal is open once at the most, so its kind is its name; its answer is an event of its own. */
export type ModalEvent =
  | { type: 'modal.request'; modal: ModalRequest }
  | { type: 'modal.withdraw'; kind: ModalKind }
  | ModalAnswered;
export type ModalAnswered<K extends ModalKind = ModalKind> = {
  [Kind in K]: { type: `modal.answered.${Kind}`; answer: ModalAnswer };
}[K];

export type PlayEvent =
  | { type: 'play.opened' }
  | { type: 'play.closed' }
  | { type: 'play.stop' }
  | { type: 'balance.refresh' };

export type RealtimeEvent =
  | { type: 'realtime.joined' }
  | { type: 'realtime.parted' }
  /** The line is back: what everybody sees may have changed. */
  | { type: 'realtime.resumed' }
  /** The operator has answered about the member's channel again: what is the member's may have changed. */
  | { type: 'realtime.rejoined' }
  | { type: 'realtime.gameUrl'; url: string; extra: string }
  | { type: 'realtime.forwardStatus'; code: string; message: string }
  | ({ type: 'realtime.memberCash' } & RealtimePayload<'.member.cash'>)
  /** `own` was decided against storage in the moment that the event came. */
  | { type: 'realtime.login'; own: boolean }
  | { type: 'realtime.cleanCache' }
  | { type: 'realtime.redEnvelope' }
  /** Something that is only shown has changed: the query of that name is fetched again. */
  | { type: 'realtime.stale'; what: Stale };
export type Stale = 'banners' | 'letters' | 'layout' | 'profile' | 'siteDetail' | 'pageParts';

/**
 * `ours` was decided in the moment that the event came: this tab is the one that speaks for all, on a desktop, no game
 * is open in any, and no page before this one has told the order.
 */
export type DepositHeard = {
  type: 'realtime.deposit';
  order: string;
  amount: number;
  times: number;
  ours: boolean;
};
/** The advertising network is to hear of a deposit: once an order. */
export type DepositPixel = {
  type: 'pixel.deposit';
  order: string;
  amount: number;
  times: number;
  currency: string;
};
/** Somebody has chosen a bet in the sports frame: the game of that provider is to open. */
export type SportsBet = { type: 'sports.bet'; gpId: string };

export type DeviceEvent = { type: 'device.changed'; desktop: boolean };
