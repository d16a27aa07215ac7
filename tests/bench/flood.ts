import type { Page } from '@playwright/test';
import { eventsOf, type RealtimeEventName } from '#contract/realtime.ts';
import { asMember, isJoined, pause, type Served, watchTasks, withPage } from './page.ts';
import type { Row } from './table.ts';

const SECONDS = 10;
const EVENTS_PER_SECOND = 1_000;
/** Events per publish call. */
const BATCH = 50;
/** Letters sent during the flood: all of them must be counted, while only the last balance must be shown. */
const LETTERS = 20;
const account = 'newcomer_1';

declare global {
  interface Window {
    /** Components re-rendered by the commit that last changed the balance. */
    rendered?: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Replaces the React DevTools hook and counts the components that each commit re-rendered. */
function countRendered() {
  // React's fiber tags of function, class, forwardRef and memo components, and its PerformedWork flag.
  const components = new Set([0, 1, 11, 14, 15]);
  const WORKED = 1;
  let before: string | null | undefined;
  const count = (fiber: Fiber | null): number => {
    let sum = 0;
    for (let each = fiber; each; each = each.sibling) {
      if (components.has(each.tag) && each.flags & WORKED) sum += 1;
      if (each.child !== each.alternate?.child) sum += count(each.child);
    }
    return sum;
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
      const balance = document.querySelector('header data')?.getAttribute('value');
      if (balance !== before) window.rendered = count(root.current.child);
      before = balance;
    },
    onCommitFiberUnmount: () => {},
    checkDCE: () => {},
  };
}

const shown = (page: Page) => page.getByRole('banner').locator('data').first();

/** Payloads of the events that have fields. */
const payloads: Partial<Record<RealtimeEventName, object>> = {
  '.game.url': { url: 'https://games.example.com/none', extra: 'a launch of another page' },
  '.forward_game.status': { code: 100 },
  '.member_deposit.success': { order_number: 'flood', deposit_amount: 1, deposit_times: 2 },
};
/** All kinds of the member's channel but those that end the session, and the balance, which is every other event. */
const kinds = eventsOf.member.filter(
  (name) => name !== '.login' && name !== '.app_clean_cache' && name !== '.member.cash',
);
/** At most one fetch of each of a dozen queries in two seconds. */
const MAX_CALLS = 12 * (SECONDS / 2 + 1);

/** Sends a thousand events per second of all kinds to a member's channel for ten seconds. */
export const flood = (served: Served): Promise<Row[]> =>
  withPage({ width: 1_440, height: 900 }, async (page) => {
    const { control } = served;
    const memberId = await asMember(page, served, account);
    const channel = `private-member.${memberId}`;
    await page.addInitScript(countRendered);
    await page.goto(`${served.url}/`);
    await isJoined(served, memberId);
    await shown(page).waitFor();
    await pause(2_000);

    const sendBalance = (cash: number) => control.publish({ channel, event: '.member.cash', data: { cash } });
    const isShown = (cash: number) =>
      page.waitForFunction((value) => document.querySelector(`header data[value="${value}"]`), String(cash));
    await sendBalance(4_321);
    await isShown(4_321);
    const rendered = (await page.evaluate(() => window.rendered)) ?? Number.NaN;

    // What refetches read: the last balance of the flood.
    const total = SECONDS * EVENTS_PER_SECOND;
    await control.setBalance({ account, cash: total });
    const longest = await watchTasks(page);
    const before = await unread(page);
    const began = performance.now();
    const { n: firstCall } = await control.requestCursor();
    const perLetter = total / LETTERS;
    for (let sent = 0; sent < total; sent += BATCH) {
      const events = Array.from({ length: BATCH }, (_, at) => {
        const kind = at % 2 === 0 ? kinds[((sent + at) / 2) % kinds.length] : undefined;
        if (kind) return { event: kind, data: payloads[kind] ?? {} };
        return { event: '.member.cash', data: { cash: sent + at + 1 } };
      });
      await control.publishAll({ channel, events });
      if (sent % perLetter === 0) await control.letter({ account, title: 'A letter', content: 'In a flood' });
      await pause(began + ((sent + BATCH) * 1_000) / EVENTS_PER_SECOND - performance.now());
    }
    const rate = total / ((performance.now() - began) / 1_000);
    const counted = await until(async () => (await unread(page)) - before, LETTERS);
    const final = await until(async () => Number(await shown(page).getAttribute('value')), total);
    const task = await longest();
    const calls = (await control.requests({ since: firstCall })).length;
    return [
      {
        what: 'flood: events a second',
        measured: rate,
        budget: '1000',
        holds: rate >= 0.95 * EVENTS_PER_SECOND,
      },
      {
        what: 'flood: balance minus the last one sent',
        measured: final - total,
        budget: '= 0',
        holds: final === total,
      },
      {
        what: 'flood: letters counted',
        measured: counted,
        budget: `= ${LETTERS}`,
        holds: counted === LETTERS,
      },
      { what: 'flood: calls', measured: calls, budget: `<= ${MAX_CALLS}`, holds: calls <= MAX_CALLS },
      { what: 'flood: longest task, ms', measured: task, budget: '< 100', holds: task < 100 },
      {
        what: 'one .member.cash: components rendered',
        measured: rendered,
        budget: '<= 3',
        holds: rendered <= 3,
      },
    ];
  });

/** Unread letters that the header shows. */
async function unread(page: Page): Promise<number> {
  const label = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Letters/ })
    .getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
}

/** Resolves with the count once it is `enough`, or with the current count after ten seconds. */
async function until(count: () => Promise<number>, enough: number) {
  for (const end = performance.now() + 10_000; performance.now() < end; await pause(100))
    if ((await count()) === enough) break;
  return count();
}
