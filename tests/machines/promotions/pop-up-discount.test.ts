import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import type { Audience, PopUpItem, PopUpReport } from '#machines/promotions/pop-up-discount.setup.ts';
import { linh } from '#tests/flows/test-data.ts';

const noon = Date.UTC(2026, 10, 21, 16);
const discount = (more: Partial<PopUpItem> = {}): PopUpItem => ({
  id: '1',
  displayDevice: 0,
  title: '',
  content: '',
  updatedAt: noon,
  action: null,
  ...more,
});

interface Operator {
  items: PopUpItem[];
  untilHidden: boolean;
  hiding: CallResult<unknown>;
}

/** Starts the machine with a stub back end and stub tab storage. */
function startMachine({
  items = [discount()],
  untilHidden = false,
  hiding = { ok: true, data: null },
}: Partial<Operator>) {
  const reads: Audience[] = [];
  const effects: string[] = [];
  const operator: Operator = { items, untilHidden, hiding };
  const tab: { closedAt: number | null } = { closedAt: null };
  const actor = createActor(
    popUpDiscountMachine.provide({
      actors: {
        watchInterruptible: fromCallback(({ sendBack }) => {
          sendBack({ type: 'interruptible.changed', interruptible: true });
        }),
        readBulletins: fromPromise<PopUpReport, Audience>(async ({ input }) => {
          reads.push(input);
          const data = { untilHidden: operator.untilHidden, items: operator.items };
          return { result: { ok: true, data }, closedAt: tab.closedAt };
        }),
        storeCloseTime: fromPromise(async () => {
          tab.closedAt = noon + 1;
          return tab.closedAt;
        }),
        hideBulletins: fromPromise<CallResult<unknown>, Audience>(async () => {
          effects.push('hidden');
          return operator.hiding;
        }),
      },
    }),
    { input: { desktop: true } },
  );
  actor.on('notice', () => effects.push('notice'));
  actor.start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const isShown = async () => {
    await settle();
    return actor.getSnapshot().matches({ ready: { loaded: 'showing' } });
  };
  const close = () => actor.send({ type: 'modal.answered.popUpDiscount', answer: 'no' });
  const enterAsVisitor = () => actor.send({ type: 'session.closed' });
  const enterAsMember = () => actor.send({ type: 'session.opened', member: linh });
  return { actor, reads, effects, operator, tab, isShown, close, enterAsVisitor, enterAsMember };
}

describe('visitor', () => {
  test('pop-up discounts stay hidden when the visitor has closed them', async () => {
    const harness = startMachine({});
    harness.enterAsVisitor();
    expect(await harness.isShown()).toBe(true);
    harness.close();
    expect(await harness.isShown()).toBe(false);
    expect(harness.tab.closedAt).toBe(noon + 1);
    harness.enterAsVisitor();
    expect(await harness.isShown()).toBe(false);
  });

  test('pop-up discounts reappear when one is newer than the close time', async () => {
    const harness = startMachine({});
    harness.tab.closedAt = noon + 1;
    harness.operator.items = [discount(), discount({ id: '2', updatedAt: noon + 2 })];
    harness.enterAsVisitor();
    expect(await harness.isShown()).toBe(true);
  });

  test('pop-up discounts stay hidden when their update time is unknown', async () => {
    const harness = startMachine({ items: [discount({ updatedAt: null })] });
    harness.tab.closedAt = noon;
    harness.enterAsVisitor();
    expect(await harness.isShown()).toBe(false);
  });

  test.each([
    { device: 0, shown: true },
    { device: 1, shown: true },
    { device: 2, shown: false },
    { device: 7, shown: false },
  ])(
    'pop-up discount visibility on the desktop is $shown when its device is $device',
    async ({ device, shown }) => {
      const harness = startMachine({ items: [discount({ displayDevice: device })] });
      harness.enterAsVisitor();
      harness.actor.send({ type: 'device.changed', desktop: true });
      expect(await harness.isShown()).toBe(shown);
    },
  );

  test('dismissal is not sent to the server when a visitor closes the pop-up discounts', async () => {
    const harness = startMachine({ untilHidden: true });
    harness.actor.send({ type: 'page.entered', deposit: true });
    harness.enterAsVisitor();
    expect(await harness.isShown()).toBe(true);
    expect(harness.reads).toEqual([{ who: 'visitor', desktop: true }]);
    harness.close();
    expect(await harness.isShown()).toBe(false);
    expect(harness.effects).toEqual([]);
    expect(harness.tab.closedAt).not.toBeNull();
  });
});

describe('member', () => {
  test('pop-up discounts appear once per session when the member closes them', async () => {
    const harness = startMachine({});
    harness.enterAsMember();
    expect(await harness.isShown()).toBe(true);
    harness.close();
    await harness.isShown();
    harness.operator.items = [discount({ updatedAt: noon + 99 })];
    harness.enterAsMember();
    expect(await harness.isShown()).toBe(false);
  });

  test('pop-up discounts appear on each visit when the page is the deposit page', async () => {
    const harness = startMachine({});
    harness.tab.closedAt = noon + 1;
    harness.enterAsMember();
    expect(await harness.isShown()).toBe(false);
    for (let times = 0; times < 3; times += 1) {
      harness.actor.send({ type: 'page.entered', deposit: true });
      expect(await harness.isShown()).toBe(true);
      harness.close();
      expect(await harness.isShown()).toBe(false);
      harness.actor.send({ type: 'page.entered', deposit: false });
      expect(await harness.isShown()).toBe(false);
    }
    expect(harness.tab.closedAt).toBe(noon + 1);
  });

  test('closing hides pop-up discounts on the server when they stay until hidden', async () => {
    const harness = startMachine({ untilHidden: true });
    harness.enterAsMember();
    await harness.isShown();
    const before = harness.reads.length;
    harness.close();
    expect(await harness.isShown()).toBe(false);
    expect(harness.effects).toEqual(['hidden']);
    expect(harness.reads).toHaveLength(before + 1);
  });

  test('member gets a notice when hiding fails', async () => {
    const harness = startMachine({
      untilHidden: true,
      hiding: { ok: false, failure: { call: '/arks/web/bulletin/member/hide', code: '500' } },
    });
    harness.enterAsMember();
    await harness.isShown();
    harness.close();
    expect(await harness.isShown()).toBe(false);
    expect(harness.effects).toEqual(['hidden', 'notice']);
  });
});

test('response is dropped when the audience has changed since', async () => {
  const harness = startMachine({ items: [] });
  harness.enterAsVisitor();
  harness.enterAsMember();
  harness.operator.items = [discount()];
  harness.enterAsVisitor();
  harness.operator.items = [];
  harness.enterAsMember();
  expect(await harness.isShown()).toBe(false);
  expect(harness.actor.getSnapshot().context.items).toEqual([]);
});

describe('busy user', () => {
  test('pop-up discounts wait until the user is interruptible', async () => {
    const harness = startMachine({});
    harness.actor.send({ type: 'interruptible.changed', interruptible: false });
    harness.enterAsMember();
    expect(await harness.isShown()).toBe(false);
    harness.actor.send({ type: 'interruptible.changed', interruptible: true });
    expect(await harness.isShown()).toBe(true);
  });

  test('pop-up discounts are withdrawn when a game opens before they are seen, and shown afterwards', async () => {
    const harness = startMachine({});
    harness.enterAsMember();
    expect(await harness.isShown()).toBe(true);
    harness.actor.send({ type: 'interruptible.changed', interruptible: false });
    expect(await harness.isShown()).toBe(false);
    harness.actor.send({ type: 'interruptible.changed', interruptible: true });
    expect(await harness.isShown()).toBe(true);
    expect(harness.tab.closedAt).toBeNull();
  });

  test.each([false, true])(
    'closed pop-up discounts stay closed when the user is interruptible again (deposit: %s)',
    async (deposit) => {
      const harness = startMachine({ untilHidden: true });
      harness.actor.send({ type: 'page.entered', deposit });
      harness.enterAsMember();
      expect(await harness.isShown()).toBe(true);
      harness.close();
      await harness.isShown();
      for (const interruptible of [false, true])
        harness.actor.send({ type: 'interruptible.changed', interruptible });
      expect(await harness.isShown()).toBe(false);
    },
  );
});
