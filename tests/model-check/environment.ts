import type { AnyEventObject } from 'xstate';
import { clientErrorCodes } from '#contract/call.ts';
import { failure, lanternStreet, linh, ninthWave, refused } from '#tests/flows/test-data.ts';
import type { MachineHarness, View } from './machine-harness.ts';
import type { PendingActor } from './stub-actors.ts';

/** One possible next step. Its label identifies it in every run. */
export interface Move {
  label: string;
  make: (harness: MachineHarness) => void;
}

interface Outcome {
  name: string;
  done: unknown;
  when?: (view: View) => boolean;
}

/** Outcomes of each actor. Instant actors settle before any other move: those that only read or write storage. */
const outcomes: Record<string, readonly Outcome[]> = {
  readSession: [
    { name: 'a member', done: linh, when: ({ ledger }) => ledger.stored !== false },
    { name: 'no member', done: null, when: ({ ledger }) => ledger.stored !== true },
  ],
  readPlayFlag: [
    { name: 'orphaned', done: { orphaned: true }, when: ({ ledger }) => ledger.stored !== false },
    { name: 'nothing', done: { orphaned: false } },
  ],
  endSession: [{ name: 'done', done: undefined }],
  acquirePlayLock: [
    // Sign-out, in this or another tab, holds the play lock until it ends.
    {
      name: 'taken',
      done: { acquired: true, launchId: 'own' },
      when: ({ ledger, session }) => !ledger.ending && !session.matches('signingOut'),
    },
    { name: 'held by another tab', done: { acquired: false } },
  ],
  checkSession: [
    { name: 'valid', done: { valid: true }, when: ({ ledger }) => ledger.stored === true },
    { name: 'invalid', done: { valid: false } },
  ],
  play: [
    { name: 'accepted', done: { ok: true } },
    { name: 'maintenance', done: { ok: false, failure: failure('/member/game/play1', '203') } },
    { name: 'refused', done: { ok: false, failure: failure('/member/game/play1', '999') } },
    { name: 'response lost', done: refused('/member/game/play1', clientErrorCodes.network) },
  ],
  checkPlaying: [
    { name: 'gone', done: { playing: false } },
    { name: 'still in play', done: { playing: true } },
  ],
  leave: [
    { name: 'left', done: { ok: true, data: null } },
    { name: 'refused', done: refused('/member/game/leave1', '999') },
  ],
  startClock: [{ name: 'started', done: { startedAt: 1, answeredAt: 0 } }],
  untilDue: [{ name: 'the reminder is due', done: undefined }],
  readClock: [{ name: 'still due', done: { at: 120_000, startedAt: 1 } }],
  /** Of a break: red envelopes are not part of this model. */
  untilEnd: [{ name: 'the break ends', done: undefined }],
  leaveOrphan: [{ name: 'left', done: undefined }],
  findGame: [
    { name: 'open', done: { open: true } },
    { name: 'none', done: { open: false } },
  ],
  /** Settles when no tab holds the play lock, this one included. */
  endPlay: [{ name: 'done', done: undefined, when: ({ ledger }) => ledger.locks.length === 0 }],
  signIn: [
    { name: 'signed in', done: { ok: true, data: { member: linh } } },
    { name: 'wrong password', done: refused('/login', '101') },
  ],
  prepare: [
    {
      name: 'form loaded',
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
  requestCode: [{ name: 'sent', done: { ok: true, data: { token: 't', at: 1 } } }],
  reset: [
    { name: 'set', done: { ok: true, data: { account: 'linhmai' } } },
    { name: 'the last wrong code', done: refused('/forgot_password/reset', '103') },
  ],
  edit: [
    { name: 'changed', done: { ok: true, data: null } },
    { name: 'refused', done: refused('/member/profile/edit_password', '101') },
  ],
  fetchCaptcha: [{ name: 'image', done: { ok: true, data: { token: 't', captcha: '', placeholder: '' } } }],
};
const instant = new Set([
  'findGame',
  'readSession',
  'readPlayFlag',
  'endSession',
  'fetchCaptcha',
  'startClock',
  'readClock',
]);
/** Actors that send events and never settle. */
const listeners = new Set([
  'watchTabs',
  'watchWidth',
  'watchPage',
  'acquireLeadership',
  'connection',
  'gameWindow',
  'holdPlayLock',
  'cleanAndReload',
  'watchMessages',
  'watchMemberStatus',
  'shareClock',
  'watchInterval',
  'watchLimits',
  'watchInterruptible',
  // Promotions are not part of this model: these never settle.
  'readBulletins',
  'fetchEnvelope',
]);

/** All moves enabled in this state. */
export function movesAt(view: View): Move[] {
  const isHeld = (name: string) => view.live.some((actor) => actor.name === name);
  // The page is reloading: no further moves.
  if (isHeld('cleanAndReload')) return [];
  const first = view.live.find(({ name }) => instant.has(name));
  if (first) return endingsOf(first, view);
  // A window opens in the click.
  const opening = view.gameLaunch?.matches('openingWindow');
  const gameWindow = opening && view.live.find(({ name }) => name === 'gameWindow');
  if (gameWindow) return reports(gameWindow, view);
  return [
    ...userMoves(view),
    ...view.live.flatMap((actor) =>
      listeners.has(actor.name) ? reports(actor, view) : endingsOf(actor, view),
    ),
    to(null, { type: 'call.unauthorized' }),
    ...view.timers.map((name) => ({
      label: `time: ${name}`,
      make: ({ timers }: MachineHarness) => timers.fire(name),
    })),
  ];
}

function endingsOf({ name }: PendingActor, view: View): Move[] {
  const known = outcomes[name];
  if (!known) throw new Error(`no outcomes are defined for ${name}`);
  return known
    .filter(({ when }) => when?.(view) ?? true)
    .map((outcome) => ({
      label: `${name}: ${outcome.name}`,
      make: ({ stubs }) => {
        const actor = [...stubs.live].find((candidate) => candidate.name === name);
        if (actor) stubs.settle(actor, outcome.done);
      },
    }));
}

/** User actions. A button that is not shown cannot be clicked. */
function userMoves(view: View): Move[] {
  const {
    gameLaunch,
    modals,
    passwordChange,
    passwordRecovery,
    playCoordinator,
    registration,
    session,
    signIn,
  } = view;
  const moves: Move[] = [];
  const current = playCoordinator.context.game;
  const same = current ?? lanternStreet;
  moves.push(named('request', to('playCoordinator', { type: 'launch.request', game: same })));
  if (current) {
    const other = current.gameId === ninthWave.gameId ? lanternStreet : ninthWave;
    moves.push(named('request another', to('playCoordinator', { type: 'launch.request', game: other })));
  }
  if (gameLaunch?.hasTag('starting')) moves.push(to('playCoordinator', { type: 'launch.cancel' }));
  if (gameLaunch?.hasTag('inPlay')) moves.push(to('playCoordinator', { type: 'launch.leave' }));
  const top = modals.context.open.at(-1);
  // A forced modal cannot be closed.
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
  if (registration.matches({ open: { filling: { editing: 'account' } } }))
    moves.push(to('registration', { type: 'registration.continue' }));
  if (registration.matches({ open: { filling: 'editing' } }))
    moves.push(to('registration', { type: 'registration.submit', values: {}, captchaToken: 't' }));
  if (passwordRecovery.matches({ begun: { requestingCode: 'editing' } })) {
    const typed = {
      account: 'linhmai',
      channel: 'phone',
      value: '5550188',
      answer: '7k4n',
      captchaToken: 't',
    };
    moves.push(to('passwordRecovery', { type: 'recovery.send', ...typed }));
  }
  if (passwordRecovery.matches({ begun: { codeSent: { entering: 'editing' } } }))
    moves.push(to('passwordRecovery', { type: 'recovery.reset', code: '123456', password: 'dawn1357' }));
  if (passwordChange.matches({ changing: { form: 'editing' } }))
    moves.push(
      to('passwordChange', { type: 'password.submit', oldPassword: 'dusk2468', password: 'dawn1357' }),
    );
  return moves;
}

/** Events that a listening actor can send in this state. */
function reports({ name }: PendingActor, { ledger, gameLaunch }: View): Move[] {
  const { connection } = ledger;
  const sends = (type: string, more: object = {}, label: string = type): Move => ({
    label,
    make: ({ stubs }) => {
      const actor = [...stubs.live].find((candidate) => candidate.name === name);
      if (actor) stubs.say(actor, { type, ...more });
    },
  });
  switch (name) {
    case 'watchMemberStatus':
      if (!ledger.stored) return [];
      return [true, false].map((required) =>
        sends('password.required', { required }, `password: ${required ? 'required' : 'no longer required'}`),
      );
    case 'watchInterval':
      return [sends('interval.read', { minutes: 1 })];
    case 'watchLimits': {
      if (!ledger.stored) return [];
      const running = { reason: 'cool_off', until: '', endsAt: 1 };
      return [
        sends('limits.read', { running }, 'limits: a break'),
        sends('limits.read', { running: null }, 'limits: no break'),
      ];
    }
    case 'gameWindow':
      if (gameLaunch?.matches('openingWindow'))
        return [sends('window.opened', { mode: 'window' }), sends('window.blocked')];
      if (!gameLaunch?.matches('windowed')) return [];
      return [
        sends('window.closed', { certain: true }, 'window closed'),
        sends('window.closed', { certain: false }, 'window perhaps closed'),
        sends('leave.requested'),
      ];
    case 'watchTabs':
      if (!ledger.stored) return [sends('tab.started')];
      return [sends(ledger.ending ? 'tab.ended' : 'tab.ending')];
    case 'connection': {
      if (!connection.up) return [sends('connection.up'), sends('connection.down')];
      const everybody = [sends('connection.down'), sends('realtime.cleanCache')];
      if (!connection.requested) return everybody;
      if (!connection.joined) return [...everybody, sends('channel.joined'), sends('channel.refused')];
      cents += 1;
      const url = 'http://127.0.0.1/game';
      const isAsked = gameLaunch !== null && ledger.plays.length > 0;
      return [
        ...everybody,
        sends('realtime.memberCash', { cash: cents }),
        sends('realtime.deposit', { order: 'D1', amount: 50, times: 1, mustReport: true }, 'deposit'),
        sends('realtime.login', { own: false, at: '2026-11-23 12:00:00', device: null }),
        sends('realtime.gameUrl', { url, extra: 'foreign' }, 'gameUrl of another tab'),
        sends('realtime.forwardStatus', { code: '957', message: '' }, 'forwardStatus 957'),
        sends('realtime.forwardStatus', { code: '500', message: '' }, 'forwardStatus 500'),
        ...(isAsked ? [sends('realtime.gameUrl', { url, extra: 'own' }, 'gameUrl')] : []),
      ];
    }
    default:
      return [];
  }
}
/** Every balance is different, so that a lost or repeated one is detected. */
let cents = 0;

const to = (systemId: string | null, event: AnyEventObject): Move => ({
  label: event.type,
  make: (harness) => harness.send(systemId, event),
});
const named = (label: string, { make }: Move): Move => ({ label, make });
