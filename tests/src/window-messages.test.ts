import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SiteConfig } from '#contract/site.ts';
import { windowPoll } from '#contract/times.ts';
import { handOffMachine } from '#machines/session/hand-off.machine.ts';
import { browserClock } from '#src/clock.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { setSite } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { onWindowMessage } from '#src/windows/messages.ts';
import { handOffImplementations } from '#src/windows/windows.implementations.ts';
import { foreignTo } from './foreign-origins.ts';

const origin = 'https://hall.example';
const listener = vi.fn();

/** The parts of a window that messages need. */
class FakeWindow extends EventTarget {
  readonly location = { origin };
  readonly screen = { availWidth: 1_440, availHeight: 900 };
  opener: unknown = null;
  readonly open = vi.fn(() => ({ close }));
}
const close = vi.fn();
let fake: FakeWindow;

beforeEach(() => {
  fake = new FakeWindow();
  vi.stubGlobal('window', fake);
  listener.mockReset();
});
const post = (data: unknown, from: string) =>
  fake.dispatchEvent(new MessageEvent('message', { data, origin: from }));

const token = fc.stringMatching(/^[\x21-\x7e]{1,60}$/);
const right = fc.oneof(
  fc.record({ msg: fc.constant('authLogin'), data: fc.record({ enc: token }) }),
  fc.record({
    msg: fc.constant('authLogin'),
    data: fc.record({
      tk: token,
      member_id: fc.stringMatching(/^[\w-]{1,20}$/),
      member_account: fc.stringMatching(/^[a-z0-9]{1,20}$/),
      member_currency: fc.constantFrom('USD', 'VND', 'RMB'),
    }),
  }),
  fc.record(
    { msg: fc.constant('authLoginClose'), resCode: fc.oneof(token, fc.integer()), resMessage: fc.string() },
    { requiredKeys: ['msg'] },
  ),
  fc.record({ msg: fc.constant('quickGame') }),
);
const junk = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()), fc.boolean());
const wrong = fc.oneof(
  fc.anything(),
  fc.record({
    msg: fc.string().filter((msg) => !['authLogin', 'authLoginClose', 'quickGame'].includes(msg)),
  }),
  fc.record({ msg: fc.constant('authLogin') }),
  fc.record({ msg: fc.constant('authLogin'), data: junk }),
  fc.record({
    msg: fc.constant('authLogin'),
    data: fc
      .record(
        { tk: token, member_id: token, member_account: token, member_currency: fc.constant('USD') },
        { requiredKeys: [] },
      )
      .filter((data) => Object.keys(data).length < 4),
  }),
  fc.record({
    msg: fc.constant('authLogin'),
    data: fc.record({
      tk: fc.constantFrom('', 'with blank', 'ü', '\n', 'x'.repeat(5_000)),
      member_id: fc.constant('7'),
      member_account: fc.constant('somebody'),
      member_currency: fc.constant('USD'),
    }),
  }),
  fc.record({ msg: fc.constant('authLoginClose'), resCode: fc.array(fc.integer()) }),
  fc.record({ msg: fc.constant('authLoginClose'), resMessage: fc.record({ en: fc.string() }) }),
);
const foreign = foreignTo(origin);

test('window message is delivered when it is valid', () => {
  onWindowMessage(listener);
  fc.assert(
    fc.property(right, (data) => {
      listener.mockReset();
      post(data, origin);
      expect(listener).toHaveBeenCalledOnce();
    }),
    { numRuns: 200 },
  );
});

test('window message is dropped when its shape is wrong', () => {
  onWindowMessage(listener);
  fc.assert(
    fc.property(wrong, (data) => {
      post(data, origin);
      expect(listener).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test('window message is dropped when its origin is foreign', () => {
  onWindowMessage(listener);
  fc.assert(
    fc.property(right, foreign, (data, from) => {
      post(data, from);
      expect(listener).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test('window message is dropped when the window has an opener or the listener was removed', () => {
  const stop = onWindowMessage(listener);
  fake.opener = {};
  fc.assert(
    fc.property(right, (data) => {
      post(data, origin);
      expect(listener).not.toHaveBeenCalled();
    }),
    { numRuns: 200 },
  );
  fake.opener = null;
  stop();
  post({ msg: 'quickGame' }, origin);
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['leaves the game', 'gameWindow', 1, []],
  ['closes depositRedirect', 'depositWindow', 0, [['', 'depositRedirect']]],
  ['closes fpRedirect', 'fpWindow', 0, [['', 'fpRedirect']]],
  ['changes nothing', 'toString', 0, []],
])('quickGame message %s when waitingWindow is %s', (_, waiting, leaves, closed) => {
  close.mockReset();
  localStore.set('waitingWindow', waiting);
  const handOff = createActor(handOffMachine.provide(handOffImplementations(browserClock)));
  const onStop = vi.fn();
  handOff.on('play.stop', onStop);
  handOff.start();
  post({ msg: 'quickGame' }, origin);
  expect(onStop).toHaveBeenCalledTimes(leaves);
  expect(fake.open.mock.calls).toEqual(closed);
  expect(close).toHaveBeenCalledTimes(closed.length);
  handOff.stop();
});

const signIn = { msg: 'authLogin', data: { enc: 'a' } };

/** The machine, and the window that a member opens to sign in at a third party. */
function startHandOff() {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  Object.assign(fake, { innerWidth: 1_440, matchMedia: () => ({ matches: false }) });
  setSite({ signInWith: { url: 'https://third.example/sign-in' } } as SiteConfig);
  const popUp = Object.assign(new EventTarget(), { closed: false, close: vi.fn() });
  fake.open.mockReturnValue(popUp as never);
  const clock = new SimulatedClock();
  const handOff = createActor(handOffMachine.provide(handOffImplementations(clock)));
  const onHandOff = vi.fn();
  handOff.on('session.handOff', onHandOff);
  handOff.start();
  return {
    clock,
    handOff,
    popUp,
    from(source: unknown, data: unknown) {
      const message = new MessageEvent('message', { data, origin });
      Object.defineProperty(message, 'source', { value: source });
      fake.dispatchEvent(message);
    },
    isTaken: () => [onHandOff.mock.calls.length, pendingHandOff.isThere()],
    async open() {
      handOff.send({ type: 'handOff.start' });
      await vi.waitFor(() => expect(handOff.getSnapshot().value).toBe('awaitingHandOff'));
    },
  };
}

test('sign-in by a third party is taken only from the window that this page opened, while it waits for it', async () => {
  const { from, handOff, isTaken, open, popUp } = startHandOff();
  const other = Object.assign(new EventTarget(), { closed: false });
  from(null, signIn);
  from(popUp, signIn);
  expect(isTaken()).toEqual([0, false]);
  await open();
  for (const source of [null, other, fake]) {
    from(source, signIn);
    from(source, { msg: 'authLoginClose', resCode: 1 });
  }
  expect([handOff.getSnapshot().value, ...isTaken()]).toEqual(['awaitingHandOff', 0, false]);
  from(popUp, signIn);
  expect([handOff.getSnapshot().value, ...isTaken()]).toEqual(['idle', 1, true]);
  expect(pendingHandOff.take()).toEqual({ enc: 'a' });
  from(popUp, signIn);
  expect(isTaken()).toEqual([1, false]);
  handOff.stop();
});

test('sign-in by a third party is taken when its window is seen closed before its message arrives', async () => {
  const { clock, from, handOff, isTaken, open, popUp } = startHandOff();
  await open();
  popUp.closed = true;
  clock.increment(windowPoll);
  from(popUp, signIn);
  expect([handOff.getSnapshot().value, ...isTaken()]).toEqual(['idle', 1, true]);
  expect(pendingHandOff.take()).toEqual({ enc: 'a' });
  handOff.stop();
});

test('sign-in by a third party ends when its window was closed without a message', async () => {
  const { clock, handOff, isTaken, open, popUp } = startHandOff();
  await open();
  popUp.closed = true;
  clock.increment(windowPoll);
  expect(handOff.getSnapshot().value).toBe('awaitingHandOff');
  clock.increment(windowPoll);
  expect([handOff.getSnapshot().value, ...isTaken()]).toEqual(['idle', 0, false]);
  handOff.stop();
});
