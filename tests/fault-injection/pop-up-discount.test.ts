import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Answer } from '#contract/call.ts';
import {
  type Audience,
  type PopUpItem,
  type PopUpReport,
  popUpDiscountMachine,
} from '#machines/pop-up-discount.machine.ts';
import { linh } from '../flows/test-data.ts';

const noon = Date.UTC(2026, 10, 21, 16);
const offer = (more: Partial<PopUpItem> = {}): PopUpItem => ({
  id: '1',
  displayDevice: 0,
  title: '',
  content: '',
  updatedAt: noon,
  ...more,
});

interface Operator {
  items: PopUpItem[];
  untilHidden: boolean;
  hiding: Answer<unknown>;
}

/** The machine with an operator and a tab's memory. */
function open({
  items = [offer()],
  untilHidden = false,
  hiding = { ok: true, data: null },
}: Partial<Operator>) {
  const asked: Audience[] = [];
  const told: string[] = [];
  const operator: Operator = { items, untilHidden, hiding };
  const tab: { closedAt: number | null } = { closedAt: null };
  const actor = createActor(
    popUpDiscountMachine.provide({
      actors: {
        readBulletins: fromPromise<PopUpReport, Audience>(async ({ input }) => {
          asked.push(input);
          const data = { untilHidden: operator.untilHidden, items: operator.items };
          return { answer: { ok: true, data }, closedAt: tab.closedAt };
        }),
        keepClosing: fromPromise(async () => {
          tab.closedAt = noon + 1;
          return tab.closedAt;
        }),
        hideBulletins: fromPromise<Answer<unknown>, Audience>(async () => {
          told.push('hidden');
          return operator.hiding;
        }),
      },
    }),
    { input: { desktop: true } },
  );
  actor.on('notice', () => told.push('notice'));
  actor.start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const isShown = async () => {
    await settle();
    return actor.getSnapshot().matches({ somebody: { settled: 'showing' } });
  };
  const close = () => actor.send({ type: 'modal.answered.popUpDiscount', answer: 'no' });
  const visitor = () => actor.send({ type: 'session.closed' });
  const member = () => actor.send({ type: 'session.opened', member: linh });
  return { actor, asked, told, operator, tab, isShown, close, visitor, member };
}

describe('a visitor', () => {
  test('is shown offers until they are closed', async () => {
    const house = open({});
    house.visitor();
    expect(await house.isShown()).toBe(true);
    house.close();
    expect(await house.isShown()).toBe(false);
    expect(house.tab.closedAt).toBe(noon + 1);
    house.visitor();
    expect(await house.isShown()).toBe(false);
  });

  test('is shown them again when one is newer than the closing', async () => {
    const house = open({});
    house.tab.closedAt = noon + 1;
    house.operator.items = [offer(), offer({ id: '2', updatedAt: noon + 2 })];
    house.visitor();
    expect(await house.isShown()).toBe(true);
  });

  test('is not shown them again when nobody knows how old they are', async () => {
    const house = open({ items: [offer({ updatedAt: null })] });
    house.tab.closedAt = noon;
    house.visitor();
    expect(await house.isShown()).toBe(false);
  });

  test.each([
    { device: 0, shown: true },
    { device: 1, shown: true },
    { device: 2, shown: false },
    { device: 7, shown: false },
  ])('on the desktop sees what is for device $device: $shown', async ({ device, shown }) => {
    const house = open({ items: [offer({ displayDevice: device })] });
    house.visitor();
    house.actor.send({ type: 'device.changed', desktop: true });
    expect(await house.isShown()).toBe(shown);
  });

  test('has no deposit page of their own, and hides nothing', async () => {
    const house = open({ untilHidden: true });
    house.actor.send({ type: 'page.entered', deposit: true });
    house.visitor();
    expect(await house.isShown()).toBe(true);
    expect(house.asked).toEqual([{ who: 'visitor', desktop: true }]);
    house.close();
    expect(await house.isShown()).toBe(false);
    expect(house.told).toEqual([]);
    expect(house.tab.closedAt).not.toBeNull();
  });
});

describe('a member', () => {
  test('is shown them once a session, however new they are', async () => {
    const house = open({});
    house.member();
    expect(await house.isShown()).toBe(true);
    house.close();
    await house.isShown();
    house.operator.items = [offer({ updatedAt: noon + 99 })];
    house.member();
    expect(await house.isShown()).toBe(false);
  });

  test('on the deposit page is shown them each time, and nothing is kept', async () => {
    const house = open({});
    house.tab.closedAt = noon + 1;
    house.member();
    expect(await house.isShown()).toBe(false);
    for (let times = 0; times < 3; times += 1) {
      house.actor.send({ type: 'page.entered', deposit: true });
      expect(await house.isShown()).toBe(true);
      house.close();
      expect(await house.isShown()).toBe(false);
      house.actor.send({ type: 'page.entered', deposit: false });
      expect(await house.isShown()).toBe(false);
    }
    expect(house.tab.closedAt).toBe(noon + 1);
  });

  test('hides what stays until hidden by closing it, and it is read again', async () => {
    const house = open({ untilHidden: true });
    house.member();
    await house.isShown();
    const before = house.asked.length;
    house.close();
    expect(await house.isShown()).toBe(false);
    expect(house.told).toEqual(['hidden']);
    expect(house.asked).toHaveLength(before + 1);
  });

  test('is told when it could not be hidden, and is not asked twice', async () => {
    const house = open({
      untilHidden: true,
      hiding: { ok: false, failure: { call: '/arks/web/bulletin/member/hide', code: '500' } },
    });
    house.member();
    await house.isShown();
    house.close();
    expect(await house.isShown()).toBe(false);
    expect(house.told).toEqual(['hidden', 'notice']);
  });

  test('is not disturbed in a game: it waits until the game is over', async () => {
    const house = open({});
    house.member();
    expect(await house.isShown()).toBe(true);
    house.actor.send({ type: 'play.opened' });
    expect(await house.isShown()).toBe(false);
    house.actor.send({ type: 'play.closed' });
    expect(await house.isShown()).toBe(true);
  });
});

test('an answer for whoever was here before is not shown to the next', async () => {
  const house = open({ items: [] });
  house.visitor();
  house.member();
  house.operator.items = [offer()];
  house.visitor();
  house.operator.items = [];
  house.member();
  expect(await house.isShown()).toBe(false);
  expect(house.actor.getSnapshot().context.items).toEqual([]);
});
