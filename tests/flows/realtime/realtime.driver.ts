import { expect, type Route } from '@playwright/test';
import { channels } from '#contract/realtime.ts';
import type { realtimeMachine } from '#machines/realtime.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { deposit, leads, startOrders } from '../../support/deposits.ts';
import { letJoin } from '../../support/realtime.ts';
import type { House } from '../app-fixture.ts';

const offline = ({ page }: House) => page.getByText('The connection is lost');
const signInButton = ({ page }: House) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const account = ({ page }: House) => page.getByRole('banner').getByRole('button', { name: 'Account menu' });

/** The socket's requests, kept waiting until the line is said to be up or down. */
const lines = new WeakMap<House, { up: boolean; waiting: Route[] }>();
const line = (house: House) => {
  const known = lines.get(house) ?? { up: false, waiting: [] };
  lines.set(house, known);
  return known;
};
const letGo = (house: House, act: (route: Route) => Promise<void>) =>
  Promise.all(
    line(house)
      .waiting.splice(0)
      .map((route) => act(route).catch(() => undefined)),
  );

export const driver = {
  actor: 'realtime',
  start: async (house) => {
    await house.page.route('**/socket.io/**', (route) => {
      if (line(house).up) return route.continue();
      line(house).waiting.push(route);
    });
    await house.control.answerJoins({ answer: false });
    await house.enter();
  },
  do: {
    'session.opened': async (house) => {
      await house.control.answerJoins({ answer: false });
      await house.arrive();
    },
    'session.closed': (house) => house.depart(),
    'connection.up': async (house) => {
      line(house).up = true;
      await letGo(house, (route) => route.continue());
    },
    'connection.down': async (house) => {
      line(house).up = false;
      await house.control.answerJoins({ answer: false });
      await house.control.cutSockets();
      await letGo(house, (route) => route.abort());
    },
    'channel.joined': (house) => letJoin(house.control),
    'channel.refused': async (house) => {
      // A wish may come later than the page has sent it: whoever wishes next is kept waiting again.
      await house.control.answerJoins({ answer: 'no' });
    },
    'realtime.gameUrl': (house) =>
      house.publish('.game.url', { url: `${house.gamesAddress}/`, extra: 'another tab' }),
    'realtime.forwardStatus': (house) => house.publish('.forward_game.status', { code: 957 }),
    'realtime.memberCash': (house) => house.publish('.member.cash', { cash: 12.5 }),
    'realtime.login': async (house) => {
      const token = await house.page.evaluate(() => localStorage.getItem('token'));
      await house.publish('.login', { token });
    },
    'realtime.cleanCache': (house) => house.announce('.app_clean_cache'),
    'realtime.redEnvelope': (house) => house.announce('.RedEnvelopeDisplay', channels.presence('USD')),
    'realtime.deposit': async (house, event) => {
      await expect.poll(() => leads(house.page)).toBe(true);
      // Whether a page before this one has told it: what has been told here, the machine itself knows.
      await startOrders(house.page, event.ours ? [] : [event.order]);
      await house.publish('.member_deposit.success', deposit(event.order, event.times));
    },
    'realtime.stale': (house) => house.announce('.carousel_picture.url'),
  },
  see: {
    'link.connecting': (house) => expect(offline(house)).toHaveCount(0),
    'link.up': (house) => expect(offline(house)).toHaveCount(0),
    'link.down': (house) => expect(offline(house)).toBeVisible(),
    'channel.none': (house) => expect(signInButton(house)).toBeVisible(),
    'channel.sought.joining': (house) => expect(account(house)).toBeVisible(),
    'channel.sought.rejoining': (house) => expect(account(house)).toBeVisible(),
    'channel.sought.joined': (house) => expect(account(house)).toBeVisible(),
    'channel.sought.refused': (house) => expect(account(house)).toBeVisible(),
  },
  hear: {
    'pixel.deposit': ({ control }, { order }) =>
      expect
        .poll(async () => (await control.pixels()).map(({ event_id }) => event_id))
        .toEqual([order, order]),
  },
} satisfies Driver<typeof realtimeMachine, House>;
