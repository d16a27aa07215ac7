import type { ModalKind } from '#machines/events.ts';
import type { View } from './machine-harness.ts';

/** What must hold in every state. Each says what is wrong, or nothing. */
export const invariants = {
  'never two games': ({ books }) =>
    said(books.seats.length > 1, 'two launches hold a seat') ??
    said(books.doubled > 0, 'a second game was asked for before the first was left'),

  'what reached the operator is left once': ({ books }) =>
    said(
      books.plays.some(({ leaves, over }) => over && leaves === 0),
      'a play was never left',
    ) ??
    said(
      books.plays.some(({ leaves }) => leaves > 1),
      'a play was left twice',
    ) ??
    said(books.needless > 0, 'left what was never played'),

  'no member call begins after sign-out': ({ books }) =>
    said(books.strays.length > 0, `${books.strays[0]} began after the session was closed`),

  'signed out leaves nothing behind': ({ books, playDesk, realtime, session }) => {
    if (books.session !== 'closed') return undefined;
    const keepers = Object.entries({ session, realtime, playDesk }).filter(
      ([, { context }]) => context.member,
    );
    return (
      said(keepers.length > 0, `${keepers.map(([name]) => name)} still knows the member`) ??
      said(books.unclean > 0, 'storage was not cleared just once')
    );
  },

  "the member's channel is wished for while somebody is signed in": ({ books, session }) =>
    said(books.line.wished !== (session.context.member !== null), 'the wish is not what the session says'),

  'the balance told is the last one sent': ({ books: { cash } }) =>
    said(cash.wrong.length > 0, 'a balance was told twice or out of order') ??
    said(cash.untold.length > 0, 'a balance was not told'),

  'one pixel per order': ({ books: { pixels } }) =>
    said(pixels.again > 0, 'an order was told twice') ??
    said(pixels.told.length < pixels.due.length, 'an order was not told'),

  'every modal has somebody waiting for its answer': ({
    gameLaunch,
    modals,
    passwordChange,
    passwordRecovery,
    registration,
    session,
    signIn,
  }) => {
    const waits: Record<ModalKind, boolean> = {
      signOutInPlay: session.matches({ signedIn: 'confirming' }),
      demoPlay: false,
      loginPrompt: signIn.matches('prompting'),
      signIn: signIn.matches('open'),
      differentDevice: signIn.matches('otherDevice'),
      register: registration.matches('open'),
      passwordRecovery:
        passwordRecovery.matches('begun') && !passwordRecovery.matches({ begun: { coded: 'away' } }),
      changePassword: passwordChange.matches({ changing: { place: 'modal' } }),
      popupBlocked: gameLaunch?.value === 'popupBlocked',
      maintenance: true,
      protocol: true,
      offersSoFar: true,
      news: true,
      // Their operator has nothing to offer here.
      popUpDiscount: false,
      redEnvelope: false,
      applyAsAgent: false,
    };
    const orphan = modals.context.open.find((modal) => !waits[modal.kind]);
    return orphan && `nobody waits for ${orphan.kind}`;
  },
} satisfies Record<string, (view: View) => string | undefined>;

export type Invariant = keyof typeof invariants;

const said = (isWrong: boolean, words: string) => (isWrong ? words : undefined);
