import fc from 'fast-check';
import * as v from 'valibot';
import { channels, eventsOf, type RealtimeEventName, realtimeEvents } from '#contract/realtime.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeSite, comeAs, heardSoFar, ownChannel } from '../support/realtime.ts';
import { playBar, wallet } from '../support/steps.ts';

const account = 'second_seat';

/** Whatever it carries, this one means that all is to be cleaned. */
const meansItself = '.app_clean_cache';
const events = (Object.keys(realtimeEvents) as RealtimeEventName[]).filter((name) => name !== meansItself);

const fields = ['cash', 'url', 'gp_id', 'extra', 'code', 'message', 'token', 'language'].concat(
  ...['order_number', 'deposit_amount', 'deposit_times'],
);
const nonsense = fc.oneof(
  fc.constantFrom(null, true, [], {}, -1, 'NaN', '1e999', 'javascript:alert(1)', '//evil.example', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Kinds of what a payload may be instead of itself. */
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  nothing: fc.constant(null),
  'a truth': fc.boolean(),
  'a number': fc.double({ noDefaultInfinity: true, noNaN: true }),
  'a word': fc.string(),
  'any character': fc.string({ unit: 'binary', maxLength: 60 }),
  markup: fc.string().map((text) => `<img src=x onerror="window.pwned=1">${text}`),
  'a list': fc.array(fc.jsonValue(), { maxLength: 5 }),
  'an object of strangers': fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
  'the right names, with nonsense': fc.record(Object.fromEntries(fields.map((name) => [name, nonsense]))),
  'the right names, with lists': fc.record(
    Object.fromEntries(fields.map((name) => [name, fc.array(nonsense, { maxLength: 2 })])),
  ),
  'a depth': fc.integer({ min: 50, max: 400 }).map((depth) => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < depth; level += 1) deep = { deep };
    return deep;
  }),
  'a length': fc.integer({ min: 5_000, max: 40_000 }).map((length) => ({ url: 'x'.repeat(length) })),
  'a prototype': fc
    .constantFrom('__proto__', 'constructor', 'toString')
    .map((name) => JSON.parse(`{"${name}":{"cash":1,"token":"x"}}`)),
  JSON: fc.jsonValue().map((value) => JSON.stringify(value)),
};
const garbage = Object.values(kinds).flatMap((kind) => fc.sample(kind, { seed: 17, numRuns: 2 }));

test('what no event can carry is dropped: of each kind, by each event', { tag: '@desktop' }, async ({
  page,
  control,
}) => {
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(10);
  await changeSite(page, { templateName: 'suncity' });
  await comeAs(page, control, account);
  const channel = await ownChannel(page, control);
  const places: Record<keyof typeof eventsOf, string> = {
    web: channels.web(),
    currency: channels.currency('USD'),
    template: channels.template('suncity'),
    bobMobileTemplate: channels.bobMobileTemplate(),
    member: channel,
    memberCurrency: channels.memberCurrency('USD'),
    presence: channels.presence('USD'),
  };
  const joined = await control.channels();
  expect(Object.values(places).filter((place) => joined[place] !== 1)).toEqual([]);

  const sent = new Set<string>();
  for (const [place, names] of Object.entries(eventsOf))
    for (const event of names.filter((name) => name !== meansItself))
      for (const data of garbage) {
        // What happens to be right for those that carry something is none.
        if (realtimeEvents[event].type !== 'unknown' && v.safeParse(realtimeEvents[event], data).success)
          continue;
        sent.add(event);
        await control.publish({ channel: places[place as keyof typeof places], event, data });
      }
  expect([...sent].toSorted()).toEqual(events.toSorted());

  await heardSoFar(page, control);
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await expect(playBar(page)).toBeHidden();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await control.pixels()).toEqual([]);
  // The line is as it was.
  await control.publish({ channel, event: '.member.cash', data: { cash: 12.5 } });
  await expect(wallet(page)).toHaveAttribute('value', '12.5');
});
