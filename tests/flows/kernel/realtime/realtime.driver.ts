import type { Route } from '@playwright/test';
import type { Driver } from 'xstate-path-tests';
import { channels } from '#contract/realtime.ts';
import type { realtimeMachine } from '#machines/kernel/realtime.machine.ts';
import { type AppFixture, blockReload } from '#tests/flows/app-fixture.ts';
import { deposit, startOrders } from '#tests/support/deposits.ts';
import { expect } from '#tests/support/expect.ts';
import { isLeader } from '#tests/support/leader-lock.ts';
import { allowJoin } from '#tests/support/realtime.ts';

const offline = ({ page }: AppFixture) => page.getByText('Connection lost');
const signInButton = ({ page }: AppFixture) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const account = ({ page }: AppFixture) =>
  page.getByRole('banner').getByRole('button', { name: 'Account menu' });

/** Socket requests, held until the walker sets the connection up or down. */
const connections = new WeakMap<AppFixture, { up: boolean; waiting: Route[] }>();
const connectionOf = (app: AppFixture) => {
  const known = connections.get(app) ?? { up: false, waiting: [] };
  connections.set(app, known);
  return known;
};
const letGo = (app: AppFixture, act: (route: Route) => Promise<void>) =>
  Promise.all(
    connectionOf(app)
      .waiting.splice(0)
      .map((route) => act(route).catch(() => undefined)),
  );

export const driver = {
  actor: 'realtime',
  start: async (app) => {
    await app.page.route('**/socket.io/**', (route) => {
      if (connectionOf(app).up) return route.continue();
      connectionOf(app).waiting.push(route);
    });
    await app.control.setJoinPolicy({ policy: false });
    await app.openApp();
  },
  execute: {
    'session.opened': async (app) => {
      await app.control.setJoinPolicy({ policy: false });
      await app.signInInOtherTab();
    },
    'session.closed': (app) => app.signOutInOtherTab(),
    'connection.up': async (app) => {
      connectionOf(app).up = true;
      await letGo(app, (route) => route.continue());
    },
    'connection.down': async (app) => {
      connectionOf(app).up = false;
      await app.control.setJoinPolicy({ policy: false });
      await app.control.disconnectSockets();
      await letGo(app, (route) => route.abort());
    },
    'channel.joined': (app) => allowJoin(app.control),
    'channel.refused': async (app) => {
      // A join may arrive late. It is refused; the joins after it are held again.
      await app.control.setJoinPolicy({ policy: 'no' });
    },
    'realtime.gameUrl': (app) => app.publish('.game.url', { url: `${app.gamesUrl}/`, extra: 'another tab' }),
    'realtime.forwardStatus': (app) => app.publish('.forward_game.status', { code: 957 }),
    'realtime.memberCash': (app) => app.publish('.member.cash', { cash: 12.5 }),
    'realtime.login': async (app) => {
      const token = await app.page.evaluate(() => localStorage.getItem('token'));
      await app.publish('.login', { token });
    },
    'realtime.cleanCache': async (app) => {
      await blockReload(app);
      await app.broadcast('.app_clean_cache');
    },
    'realtime.redEnvelope': (app) => app.broadcast('.RedEnvelopeDisplay', channels.presence('USD')),
    'realtime.deposit': async (app, event) => {
      await expect.poll(() => isLeader(app.page)).toBe(true);
      // Sets the orders that earlier pages have reported; the machine knows those of this page.
      await startOrders(app.page, event.mustReport ? [] : [event.order]);
      await app.publish('.member_deposit.success', deposit(event.order, event.times));
    },
  },
  view: ({ page }) => page.getByRole('banner'),
  recovery: { reload: { 'channel.requested.joined, socket.up': 'channel.requested.joining, socket.up' } },
  assert: {
    'socket.connecting': (app) => expect(offline(app)).toHaveCount(0),
    'socket.up': (app) => expect(offline(app)).toHaveCount(0),
    'socket.down': (app) => expect(offline(app)).toBeVisible(),
    'channel.none': (app) => expect(signInButton(app)).toBeVisible(),
    'channel.requested.joining': (app) => expect(account(app)).toBeVisible(),
    'channel.requested.rejoining': (app) => expect(account(app)).toBeVisible(),
    'channel.requested.joined': (app) => expect(account(app)).toBeVisible(),
    'channel.requested.refused': (app) => expect(account(app)).toBeVisible(),
  },
  assertEmitted: {
    'pixel.deposit': ({ control }, { order }) =>
      expect
        .poll(async () => (await control.pixels()).map(({ event_id }) => event_id))
        .toEqual([order, order]),
  },
} satisfies Driver<typeof realtimeMachine, AppFixture>;
