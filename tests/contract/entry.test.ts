import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { infoData } from '#contract/endpoints/session/member.ts';
import { handOffPayload } from '#contract/entry.ts';

const complete = { tk: 'a-token', member_id: '7', member_account: 'second_seat', member_currency: 'USD' };

/** A field is missing if its value is undefined. */
const incomplete: [string, Partial<Record<keyof typeof complete, unknown>>][] = [
  ...Object.keys(complete).map((field): [string, object] => [`no ${field}`, { [field]: undefined }]),
  ['an empty token', { tk: '' }],
  ['a token that is invalid in a header', { tk: 'tökén\n' }],
  ['an overlong token', { tk: 'x'.repeat(5_000) }],
  ['an invalid member_id', { member_id: '../1' }],
  ['an invalid member_currency', { member_currency: '<b>' }],
  ['a currency named like a property', { member_currency: 'constructor' }],
  ['an overlong member_account', { member_account: 'Lantern'.repeat(40) }],
  ['a blank member_account', { member_account: ' ' }],
];

describe('hand-off in the URL', () => {
  test('hand-off is read when it is a code or complete credentials', () => {
    expect(v.parse(handOffPayload, { enc: 'abc', footer: 'false' })).toEqual({ enc: 'abc' });
    expect(v.parse(handOffPayload, { ...complete, footer: 'false' })).toEqual({
      tk: 'a-token',
      memberId: '7',
      memberAccount: 'second_seat',
      memberCurrency: 'USD',
    });
  });

  test.each(incomplete)('hand-off is ignored when it has %s', (_, change) => {
    expect(v.safeParse(handOffPayload, { ...complete, ...change }).success).toBe(false);
  });

  test('hand-off is ignored when its code is empty or overlong', () => {
    for (const enc of ['', 'x'.repeat(4_097)])
      expect(v.safeParse(handOffPayload, { enc }).success, enc).toBe(false);
  });
});

describe('response of the exchange', () => {
  const read = (data: unknown) => readResult(infoData, { code: 100, data });

  test('credentials are read when the response is their JSON string', () => {
    expect(read(JSON.stringify(complete))).toMatchObject({ ok: true, data: { memberId: '7' } });
  });

  test.each<[string, unknown]>([
    ['is not JSON', 'not JSON'],
    ['is an object instead of a string', complete],
    ...incomplete.map(([what, change]): [string, unknown] => [
      `has ${what}`,
      JSON.stringify({ ...complete, ...change }),
    ]),
  ])('exchange fails when the response %s', (_, data) => {
    expect(read(data)).toMatchObject({ ok: false });
  });
});
