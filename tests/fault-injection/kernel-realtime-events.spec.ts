import fc from 'fast-check';
import * as v from 'valibot';
import { channels, eventsOf, type RealtimeEventName, realtimeEvents } from '#contract/realtime.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { memberChannel, openSignedIn, waitForRealtime } from '#tests/support/realtime.ts';
import { changeSite } from '#tests/support/site.ts';
import { playBar, wallet } from '#tests/support/steps.ts';

const account = 'second_seat';

/** Starts a clean-up whatever its payload is. */
const cleanCache = '.app_clean_cache';
const events = (Object.keys(realtimeEvents) as RealtimeEventName[]).filter((name) => name !== cleanCache);

/** The fields of all events. */
const fields = [
  ...new Set(
    Object.values(realtimeEvents).flatMap((schema) =>
      'entries' in schema ? Object.keys(schema.entries) : [],
    ),
  ),
];
const nonsense = fc.oneof(
  fc.constantFrom(null, true, [], {}, -1, 'NaN', '1e999', 'javascript:alert(1)', '//evil.example', '\u0000'),
  fc.constantFrom('', '\n', 'အကောင့် ၁၂', '१२३', '\u202e٣٤٥', '\ud800', '{"cash":'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Kinds of malformed payloads. */
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  nothing: fc.constant(null),
  'a boolean': fc.boolean(),
  'a number': fc.double({ noDefaultInfinity: true, noNaN: true }),
  'a string': fc.string(),
  'binary text': fc.string({ unit: 'binary', maxLength: 60 }),
  markup: fc.string().map((text) => `<img src=x onerror="window.pwned=1">${text}`),
  'a list': fc.array(fc.jsonValue(), { maxLength: 5 }),
  'an object with unknown fields': fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 }),
  'known fields with invalid values': fc.record(Object.fromEntries(fields.map((name) => [name, nonsense]))),
  'known fields with lists': fc.record(
    Object.fromEntries(fields.map((name) => [name, fc.array(nonsense, { maxLength: 2 })])),
  ),
  'deep nesting': fc.integer({ min: 50, max: 400 }).map((depth) => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < depth; level += 1) deep = { deep };
    return deep;
  }),
  'a long string': fc.integer({ min: 5_000, max: 40_000 }).map((length) => ({ url: 'x'.repeat(length) })),
  'a prototype key': fc
    .constantFrom('__proto__', 'constructor', 'toString')
    .map((name) => JSON.parse(`{"${name}":{"cash":1,"token":"x"}}`)),
  JSON: fc.jsonValue().map((value) => JSON.stringify(value)),
};
const garbage = Object.values(kinds).flatMap((kind) => fc.sample(kind, { seed: 17, numRuns: 2 }));

test('realtime event is ignored when its payload is malformed', async ({ page, control }) => {
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(10);
  await changeSite(page, { templateName: 'suncity' });
  await openSignedIn(page, control, account, '/faq');
  const channel = await memberChannel(page, control);
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
    for (const event of names.filter((name) => name !== cleanCache))
      for (const data of garbage) {
        // Skips samples that happen to be valid for this event.
        if (realtimeEvents[event].type !== 'unknown' && v.safeParse(realtimeEvents[event], data).success)
          continue;
        sent.add(event);
        await control.publish({ channel: places[place as keyof typeof places], event, data });
      }
  expect([...sent].toSorted()).toEqual(events.toSorted());

  await waitForRealtime(page, control);
  await expect(wallet(page)).toHaveAttribute('value', '500');
  await expect(page.locator('[data-machine=session]')).toHaveAttribute('data-state', 'signedIn.present');
  await expect(playBar(page)).toBeHidden();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await control.pixels()).toEqual([]);
  // The connection still works.
  await control.publish({ channel, event: '.member.cash', data: { cash: 12.5 } });
  await expect(wallet(page)).toHaveAttribute('value', '12.5');
});
