import type { AnyEventObject } from 'xstate';
import { ownCodes } from '#contract/call.ts';
import { failure, lanternStreet, linh, ninthWave, refused } from '../flows/test-data.ts';
import type { House, View } from './machine-harness.ts';
import type { LiveHand } from './stub-actors.ts';

/** One thing that can happen next. Its label says the same in every house. */
export interface Move {
  label: string;
  make: (house: House) => void;
}

interface Outcome {
  name: string;
  done: unknown;
  when?: (view: View) => boolean;
}

/**
 * What each hand may come to. The instant ones settle before anything else can happen: `window.open` in the
 * click, and what only reads or writes storage.
 */
const outcomes: Record<string, readonly Outcome[]> = {
  readSession: [
    { name: 'a member', done: linh, when: ({ books }) => books.stored !== false },
    { name: 'nobody', done: null, when: ({ books }) => books.stored !== true },
  ],
  readPlayMark: [
    { name: 'orphaned', done: { orphaned: true }, when: ({ books }) => books.stored !== false },
    { name: 'nothing', done: { orphaned: false } },
  ],
  endSession: [{ name: 'done', done: undefined }],
  openWindow: [
    { name: 'opened', done: { opened: true, mode: 'window' } },
    { name: 'blocked', done: { opened: false, mode: 'window' } },
  ],
  takeSeat: [
    // Whoever signs out, here or in another tab, holds the seat until they are out.
    {
      name: 'taken',
      done: { taken: true, launchId: 'own' },
      when: ({ books, session }) => !books.ending && !session.matches('signingOut'),
    },
    { name: 'held by another tab', done: { taken: false } },
  ],
  checkSession: [
    { name: 'valid', done: { valid: true }, when: ({ books }) => books.stored === true },
    { name: 'invalid', done: { valid: false } },
  ],
  play: [
    { name: 'accepted', done: { ok: true } },
    { name: 'maintenance', done: { ok: false, failure: failure('/member/game/play1', '203') } },
    { name: 'refused', done: { ok: false, failure: failure('/member/game/play1', '999') } },
    { name: 'lost on the way', done: refused('/member/game/play1', ownCodes.network) },
  ],
  askPlaying: [
    { name: 'gone', done: { playing: false } },
    { name: 'still in play', done: { playing: true } },
  ],
  leave: [
    { name: 'left', done: { ok: true, data: null } },
    { name: 'refused', done: refused('/member/game/leave1', '999') },
  ],
  leaveOrphan: [{ name: 'left', done: undefined }],
  /** Answers when no tab holds the seat, ours included. */
  endPlay: [{ name: 'done', done: undefined, when: ({ books }) => books.seats.length === 0 }],
  signIn: [
    { name: 'signed in', done: { ok: true, data: { member: linh } } },
    { name: 'wrong password', done: refused('/login', '101') },
  ],
  prepare: [
    {
      name: 'the form',
      done: {
        ok: true,
        data: { settings: [], currencies: ['USD'], currency: 'USD', introducer: null, linkLost: false },
      },
    },
  ],
  register: [
    { name: 'opened', done: { ok: true, data: linh } },
    { name: 'taken', done: refused('/register', '102') },
  ],
  askCode: [{ name: 'sent', done: { ok: true, data: { token: 't', at: 1 } } }],
  reset: [
    { name: 'set', done: { ok: true, data: { account: 'linhmai' } } },
    { name: 'the last wrong code', done: refused('/forgot_password/reset', '103') },
  ],
  edit: [
    { name: 'changed', done: { ok: true, data: null } },
    { name: 'refused', done: refused('/member/profile/edit_password', '101') },
  ],
  fetchCaptcha: [{ name: 'picture', done: { ok: true, data: { token: 't', captcha: '', placeholder: '' } } }],
};
const instant = new Set(['readSession', 'readPlayMark', 'openWindow', 'endSession', 'fetchCaptcha']);
/** They report, and never finish. The page goes away with the last one. */
const listeners = new Set([
  'watchTabs',
  'watchWidth',
  'watchPage',
  'seekLead',
  'connection',
  'gameWindow',
  'holdSeat',
  'cleanAndReload',
  'watchMessages',
  'watchLayout',
  // What is only offered has no part in this: no answer ever comes.
  'readBulletins',
  'fetchEnvelope',
]);

/** Everything that the world could do next. */
export function movesAt(view: View): Move[] {
  const isHeld = (name: string) => view.live.some((hand) => hand.name === name);
  // The page is being loaded anew: nothing of this house goes on.
  if (isHeld('cleanAndReload')) return [];
  const first = view.live.find(({ name }) => instant.has(name));
  if (first) return answers(first, view);
  return [
    ...persons(view),
    ...view.live.flatMap((hand) => (listeners.has(hand.name) ? reports(hand, view) : answers(hand, view))),
    to(null, { type: 'call.unauthorized' }),
    ...view.timers.map((name) => ({
      label: `time: ${name}`,
      make: ({ timers }: House) => timers.fire(name),
    })),
  ];
}

function answers({ name }: LiveHand, view: View): Move[] {
  const known = outcomes[name];
  if (!known) throw new Error(`the world does not know what ${name} may come to`);
  return known
    .filter(({ when }) => when?.(view) ?? true)
    .map((outcome) => ({
      label: `${name}: ${outcome.name}`,
      make: ({ hands }) => {
        const hand = [...hands.live].find((candidate) => candidate.name === name);
        if (hand) hands.settle(hand, outcome.done);
      },
    }));
}

/** What people do. A button that is not there cannot be pressed. */
function persons(view: View): Move[] {
  const { gameLaunch, modals, passwordChange, passwordRecovery, playDesk, registration, session, signIn } =
    view;
  const moves: Move[] = [];
  const current = playDesk.context.game;
  const same = current ?? lanternStreet;
  moves.push(named('request', to('playDesk', { type: 'launch.request', game: same })));
  if (current) {
    const other = current.gameId === ninthWave.gameId ? lanternStreet : ninthWave;
    moves.push(named('request another', to('playDesk', { type: 'launch.request', game: other })));
  }
  if (gameLaunch?.hasTag('starting')) moves.push(to('playDesk', { type: 'launch.cancel' }));
  if (gameLaunch?.hasTag('inPlay')) moves.push(to('playDesk', { type: 'launch.leave' }));
  const top = modals.context.open.at(-1);
  // One that is forced has no way out.
  if (top && !('forced' in top && top.forced))
    for (const answer of ['yes', 'no'] as const)
      moves.push(
        named(`${top.kind}: ${answer}`, to('modals', { type: 'modal.answer', kind: top.kind, answer })),
      );
  else if (session.context.member) {
    moves.push(to('session', { type: 'session.signOut' }));
    if (!top) moves.push(to('passwordChange', { type: 'password.change' }));
  } else moves.push(to('signIn', { type: 'signIn.open' }), to('registration', { type: 'registration.open' }));
  if (top?.kind === 'signIn')
    moves.push(to('signIn', { type: 'signIn.register' }), to('signIn', { type: 'signIn.forgot' }));
  if (top?.kind === 'register') moves.push(to('registration', { type: 'registration.signIn' }));
  if (signIn.matches({ open: { credentials: 'editing' } })) {
    const typed = { account: 'linhmai', password: 'abc123', answer: '7k4n', captchaToken: 't' };
    moves.push(to('signIn', { type: 'signIn.submit', ...typed }));
  }
  if (registration.matches({ open: { filling: 'editing' } }))
    moves.push(to('registration', { type: 'registration.submit', values: {}, captchaToken: 't' }));
  if (passwordRecovery.matches({ begun: { asking: 'editing' } })) {
    const typed = { account: 'linhmai', way: 'phone', value: '5550188', answer: '7k4n', captchaToken: 't' };
    moves.push(to('passwordRecovery', { type: 'recovery.send', ...typed }));
  }
  if (passwordRecovery.matches({ begun: { coded: { entering: 'editing' } } }))
    moves.push(to('passwordRecovery', { type: 'recovery.reset', code: '123456', password: 'dawn1357' }));
  if (passwordChange.matches({ changing: { form: 'editing' } }))
    moves.push(
      to('passwordChange', { type: 'password.submit', oldPassword: 'dusk2468', password: 'dawn1357' }),
    );
  return moves;
}

/** What the hands that listen hear of the world. */
function reports({ name }: LiveHand, { books, gameLaunch }: View): Move[] {
  const { line } = books;
  const hears = (type: string, more: object = {}, label: string = type): Move => ({
    label,
    make: ({ hands }) => {
      const hand = [...hands.live].find((candidate) => candidate.name === name);
      if (hand) hands.say(hand, { type, ...more });
    },
  });
  switch (name) {
    case 'watchLayout':
      if (!books.stored) return [];
      return [true, false].map((mustChange) =>
        hears(
          'layout.read',
          { mustChange },
          `layout: ${mustChange ? 'another password first' : 'nothing first'}`,
        ),
      );
    case 'gameWindow':
      return [hears('window.closed'), hears('lobby.returned')];
    case 'watchTabs':
      if (!books.stored) return [hears('tab.started')];
      return [hears(books.ending ? 'tab.ended' : 'tab.ending')];
    case 'connection': {
      if (!line.up) return [hears('connection.up'), hears('connection.down')];
      const everybody = [hears('connection.down'), hears('realtime.cleanCache')];
      if (!line.wished) return everybody;
      if (!line.joined) return [...everybody, hears('channel.joined'), hears('channel.refused')];
      cents += 1;
      const url = 'http://127.0.0.1/game';
      const isAsked = gameLaunch !== null && books.plays.length > 0;
      return [
        ...everybody,
        hears('realtime.memberCash', { cash: cents }),
        hears('realtime.deposit', { order: 'D1', amount: 50, times: 1, ours: true }, 'deposit'),
        hears('realtime.login', { own: false }),
        hears('realtime.gameUrl', { url, extra: 'foreign' }, 'gameUrl of another tab'),
        hears('realtime.forwardStatus', { code: '957', message: '' }, 'forwardStatus 957'),
        hears('realtime.forwardStatus', { code: '500', message: '' }, 'forwardStatus 500'),
        ...(isAsked ? [hears('realtime.gameUrl', { url, extra: 'own' }, 'gameUrl')] : []),
      ];
    }
    default:
      return [];
  }
}
/** No two balances are alike, so that one which is lost or told twice is seen. */
let cents = 0;

const to = (systemId: string | null, event: AnyEventObject): Move => ({
  label: event.type,
  make: (house) => house.send(systemId, event),
});
const named = (label: string, { make }: Move): Move => ({ label, make });
