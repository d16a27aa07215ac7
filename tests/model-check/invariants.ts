import { modals, type OwnedModalKind } from '#machines/kernel/modals.ts';
import type { View } from './machine-harness.ts';

/** The modals of the model's machines. It does not open those of others. */
type ModelModalKind = {
  [Kind in OwnedModalKind]: (typeof modals)[Kind]['owner'] extends keyof View ? Kind : never;
}[OwnedModalKind];

/** Rules that hold in every state. Each returns the violation, or undefined. */
export const invariants = {
  'at most one game is open': ({ ledger }) =>
    violationIf(ledger.locks.length > 1, 'two launches hold the play lock') ??
    violationIf(ledger.overlapping > 0, 'a second game was requested before the first was left'),

  'each play is left exactly once': ({ ledger }) =>
    violationIf(
      ledger.plays.some(({ leaves, over }) => over && leaves === 0),
      'a play was never left',
    ) ??
    violationIf(
      ledger.plays.some(({ leaves }) => leaves > 1),
      'a play was left twice',
    ) ??
    violationIf(ledger.unmatchedLeaves > 0, 'a leave call had no play call'),

  'time is counted while a game is in play': ({ gameLaunch, playClock }) =>
    violationIf(
      (gameLaunch?.hasTag('inPlay') ?? false) === playClock.matches('idle'),
      `the clock is ${playClock.matches('idle') ? 'idle' : 'running'}`,
    ),

  'no play call is sent in a break': ({ ledger }) =>
    violationIf(ledger.playsInBreak > 0, 'a game was requested after the break had been read'),

  'no member call starts after sign-out': ({ ledger }) =>
    violationIf(ledger.lateCalls.length > 0, `${ledger.lateCalls[0]} started after the session was closed`),

  'sign-out clears all member data': ({ ledger, playCoordinator, realtime, session }) => {
    if (ledger.session !== 'closed') return undefined;
    const keepers = Object.entries({ session, realtime, playCoordinator }).filter(
      ([, { context }]) => context.member,
    );
    return (
      violationIf(keepers.length > 0, `${keepers.map(([name]) => name)} still has the member`) ??
      violationIf(ledger.badClears > 0, 'storage was not cleared exactly once')
    );
  },

  'the member channel is requested while a member is signed in': ({ ledger, session }) =>
    violationIf(
      ledger.connection.requested !== (session.context.member !== null),
      'the channel request does not match the session',
    ),

  'the emitted balance is the last one received': ({ ledger: { cash } }) =>
    violationIf(cash.wrong.length > 0, 'a balance was emitted twice or out of order') ??
    violationIf(cash.pending.length > 0, 'a balance was not emitted'),

  'each order sends one pixel': ({ ledger: { pixels } }) =>
    violationIf(pixels.again > 0, 'an order was reported twice') ??
    violationIf(pixels.reported.length < pixels.due.length, 'an order was not reported'),

  'every open modal has an owner': ({
    gameLaunch,
    modals: openModals,
    passwordChange,
    passwordRecovery,
    playClock,
    playCoordinator,
    registration,
    session,
    signIn,
  }) => {
    const waits: Record<ModelModalKind, boolean> = {
      signOutInPlay: session.matches({ signedIn: 'confirming' }),
      replaceMember: session.matches('choosing'),
      signInPrompt: signIn.matches('prompting'),
      signIn: signIn.matches('open'),
      differentDevice: signIn.matches('differentDevice'),
      register: registration.matches('open'),
      passwordRecovery:
        passwordRecovery.matches('begun') && !passwordRecovery.matches({ begun: { codeSent: 'hidden' } }),
      changePassword: passwordChange.matches({ changing: { presentation: 'modal' } }),
      changeGame: playCoordinator.matches({ inPlay: { yes: 'confirming' } }),
      popupBlocked: gameLaunch?.value === 'popupBlocked',
      playReminder: playClock.matches({ running: 'reminding' }),
    };
    const orphan = openModals.context.open.find(
      ({ kind }) => modals[kind].owner !== null && !waits[kind as ModelModalKind],
    );
    return orphan && `no machine owns ${orphan.kind}`;
  },
} satisfies Record<string, (view: View) => string | undefined>;

export type Invariant = keyof typeof invariants;

const violationIf = (isWrong: boolean, violation: string) => (isWrong ? violation : undefined);
