import type { Failure } from '#contract/call.ts';
import type { GtId } from '#contract/constants.ts';
import type { MaintenancePeriod } from '#contract/endpoints/play/play.ts';
import type { LoginDevice, RealtimePayload } from '#contract/realtime.ts';

/**
 * Events that machines pass to one another through the root. Types only, so that parent and child modules
 * form no import cycle.
 */

/**
 * The signed-in member. The token is not included: it stays in storage, where only implementations read it.
 */
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
  image: string;
  /** The ID of the odds that were chosen, with which a sports game opens. */
  oddsId?: string;
}

/** A message shown as a toast. `text` is a key of ours; the view derives the words of a `failure`. */
export type Notice = {
  type: 'notice';
  tone: 'success' | 'error' | 'warning' | 'info';
} & (
  | { text: NoticeText; failure?: Failure }
  | { text: 'signed_in_as'; account: string; failure?: undefined }
  /** `amount` in major units. */
  | { text: 'deposit_arrived'; amount: number; currency: string; failure?: undefined }
  | { text: 'balances_returned_from'; returned: ReturnedMoney; failure?: undefined }
  | { failure: Failure }
);
/** What one-key return has brought back from each provider, in minor units. */
export interface ReturnedMoney {
  currency: string;
  from: { provider: string; minor: number }[];
}
export type NoticeText =
  | 'login_success'
  | 'register_success'
  | 'register_closed'
  | 'register_link_lost'
  | 'password_reset'
  | 'password_changed'
  | 'session_expired'
  | 'session_ending'
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
  | 'no_realtime'
  | 'pg.start_failed'
  | 'pg.alert_starting'
  | 'pg.alert_quitting'
  | 'pg.alert_duplicate'
  | 'pg.err_is_playing';

/** Areas that open automatically after the sign-in that they required. */
export type SignInTarget = 'fastPayment' | 'user' | 'proxy';
/** Opens an area window after sign-in. */
export type OpenAreaEvent = { type: 'area.open'; target: SignInTarget };
/** Opens one of the auth dialogs, which link to one another. `account`: prefilled after a password reset. */
export type AuthDialogEvent =
  | { type: 'signIn.open'; target?: SignInTarget; account?: string }
  | { type: 'recovery.open'; target?: SignInTarget }
  | { type: 'registration.open'; target?: SignInTarget };

/** The sign-in that ended this one: the operator's time, and the device if the operator says. */
export interface SignInElsewhere {
  at: string;
  device: LoginDevice | null;
}

/** The modals and their parameters. */
export type ModalRequest =
  | { kind: 'signIn' }
  | { kind: 'register' }
  | { kind: 'passwordRecovery' }
  /** `forced`: the only ways out are to change the password or to sign out. */
  | { kind: 'changePassword'; forced: boolean }
  | { kind: 'signInPrompt' }
  | { kind: 'demoPlay' }
  | { kind: 'differentDevice' }
  | { kind: 'serviceAgreement' }
  | { kind: 'signOutInPlay' }
  /** Accounts of the member who is signed in and of the one whom a hand-off names. */
  | { kind: 'replaceMember'; present: string; next: string }
  | ({ kind: 'signedInElsewhere' } & SignInElsewhere)
  | { kind: 'popUpDiscount' }
  | { kind: 'popUpDiscountHistory' }
  | { kind: 'news' }
  | { kind: 'redEnvelope' }
  | { kind: 'gameCard'; game: LaunchGame }
  | { kind: 'popupBlocked'; game: LaunchGame }
  /** To leave the game in play and open the next one. */
  | { kind: 'changeGame'; game: LaunchGame; next: LaunchGame }
  | { kind: 'playReminder' }
  | { kind: 'maintenance'; provider: string; period: MaintenancePeriod | null }
  | { kind: 'playClosed'; closure: PlayClosure };
export type ModalKind = ModalRequest['kind'];
export type ModalAnswer = 'yes' | 'no';

export type SessionEvent =
  | { type: 'session.opened'; member: Member }
  | { type: 'session.closed' }
  | { type: 'session.invalid' };
/**
 * Whether the operator requires another password: sent with each status that requires it, and with the first that no
 * longer does.
 */
export type PasswordRequiredEvent = { type: 'password.required'; required: boolean };
/** A third party's window hands off a sign-in; the implementations hold its payload. */
export type HandOffEvent = { type: 'session.handOff' };
/** A visitor used a member-only feature. */
export type SignInPrompt = { type: 'signIn.prompt' };

/** A visitor wants to try a game. Null: the visitor chooses one in the dialog. */
export type DemoOpen = { type: 'demo.open'; game: LaunchGame | null };

export type ModalEvent =
  | { type: 'modal.request'; modal: ModalRequest }
  | { type: 'modal.withdraw'; kind: ModalKind };
/** At most one modal of a kind is open, so the kind identifies it. */
export type ModalAnswerEvent = { type: 'modal.answered'; kind: ModalKind; answer: ModalAnswer };
/** The answer as its owner receives it (`machines/kernel/modals.ts`): each kind has its own event. */
export type ModalAnswered<K extends ModalKind = ModalKind> = {
  [Kind in K]: { type: `modal.answered.${Kind}`; answer: ModalAnswer };
}[K];

export type PlayEvent =
  | { type: 'play.opened' }
  | { type: 'play.closed' }
  | { type: 'play.stop' }
  | { type: 'balance.refresh' };

/** A cool-off or an exclusion, by which the member has closed play, deposits and promotions. */
export interface PlayBreak {
  reason: 'cool_off' | 'exclusion';
  /** The operator's time of its end; '' if not known. */
  until: string;
}
/** Null: it has ended. */
export type PlayBreakEvent = { type: 'playBreak.changed'; playBreak: PlayBreak | null };
/** Why the member's own limits allow no game, and until when. */
export type PlayClosure = PlayBreak | { reason: 'loss' | 'session'; until: string };

export type RealtimeEvent =
  | { type: 'realtime.joined' }
  | { type: 'realtime.left' }
  /** The socket has reconnected: public data may have changed. */
  | { type: 'realtime.publicDataStale' }
  /** The operator has accepted or refused the member's channel again: member data may have changed. */
  | { type: 'realtime.memberDataStale' }
  | { type: 'realtime.gameUrl'; url: string; extra: string }
  | { type: 'realtime.forwardStatus'; code: string; message: string }
  | { type: 'realtime.memberCash'; cash: RealtimePayload<'.member.cash'>['cash'] }
  /** `own`: compared with storage at the moment the event arrived. */
  | ({ type: 'realtime.login'; own: boolean } & SignInElsewhere)
  | { type: 'realtime.cleanCache' }
  | { type: 'realtime.redEnvelope' };

interface Deposit {
  order: string;
  amount: number;
  times: number;
}
/**
 * `mustReport` is decided at the moment the event arrives: this tab holds the leader lock, on a desktop, no tab
 * has a game open, and no earlier page has reported the order.
 */
export type DepositEvent = { type: 'realtime.deposit'; mustReport: boolean } & Deposit;
/** Reports a deposit to the advertising network, once per order. */
export type DepositPixel = { type: 'pixel.deposit'; currency: string } & Deposit;
/** A bet was chosen in the sports frame: opens that provider's game. */
export type SportsBet = { type: 'sports.bet'; gpId: string; oddsId?: string };

export type DeviceEvent = { type: 'device.changed'; desktop: boolean };
