import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownCodes, readAnswer } from '#contract/call.ts';
import { codes, meaningOf } from '#contract/codes.ts';
import { gameList, hotGames, jackpot, templateGameList } from '#contract/endpoints/games.ts';
import { carousel } from '#contract/endpoints/home.ts';
import { infoData, layout } from '#contract/endpoints/member.ts';
import { templateConfig } from '#contract/endpoints/page-parts.ts';
import { play } from '#contract/endpoints/play.ts';
import { endpoints } from '#contract/endpoints.ts';

const total = { jackpot_amount_total: '48213907.52' };

test('both envelopes are read on every row, with the code as text or as a number', () => {
  const bodies = [
    { code: '100', message: 'ok', data: total },
    { code: 1000, data: total },
    { header: { status: 100, desc: 'ok' }, body: total },
    { header: { status: '1000' }, body: total, more: 'unknown' },
  ];
  for (const body of bodies)
    expect(readAnswer(jackpot, body)).toEqual({ ok: true, data: { jackpotAmountTotal: 48213907.52 } });
});

test('a refusal keeps its code, the operator’s words and what came beside them', () => {
  expect(readAnswer(play, { code: 203, message: 'closed', data: { start_at: 'a' } })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '203', serverMessage: 'closed', data: { start_at: 'a' } },
  });
  expect(readAnswer(play, { header: { status: '999' }, body: null })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '999' },
  });
});

test('names turn to camelCase once, unknown fields are left behind', () => {
  const answer = readAnswer(layout, {
    code: 100,
    data: {
      id: 7,
      member_account: 'lan',
      member_currency: 'USD',
      member_cash: '12.5',
      is_playing: 1,
      odd: {},
    },
  });
  expect(answer).toMatchObject({ ok: true, data: { id: '7', memberCash: 12.5, isPlaying: true } });
  expect(answer.ok && Object.keys(answer.data)).not.toContain('odd');
});

test('one broken row does not empty a list', async () => {
  const game = {
    game_id: 1,
    gp_id: 'GPAG',
    gt_id: 2,
    game_type: 'x',
    game_code: 'y',
    game_name: { en_US: 'A' },
  };
  const info = [game, null, { game_id: 2 }, 7];
  const answer = readAnswer(hotGames, { code: 100, data: { list: info } });
  expect(answer.ok && answer.data.list.map((row) => row.gameId)).toEqual(['1']);
  const long = readAnswer(templateGameList, { code: 100, data: { info: Array(60).fill(info).flat() } });
  let pauses = 0;
  const read = long.ok ? await long.data.info(async () => (pauses += 1)) : [];
  expect(read).toEqual(Array(60).fill(answer.ok && answer.data.list[0]));
  expect(pauses).toBe(5);
});

test('a long list that is none is malformed before a row of it is read', () => {
  for (const info of [null, 'none', { 0: {} }, undefined])
    expect(readAnswer(templateGameList, { code: 100, data: { info } })).toEqual({
      ok: false,
      failure: { call: templateGameList.path, code: ownCodes.malformed },
    });
});

test('a success of the wrong shape is a failure with the call’s name', () => {
  for (const data of [null, 'text', 5, [], { jackpot_amount_total: 'much' }])
    expect(readAnswer(jackpot, { code: 100, data })).toEqual({
      ok: false,
      failure: { call: '/v2/get_jackpot', code: ownCodes.malformed },
    });
});

test('anything at all is read without an exception, on every row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(endpoints)),
      fc.anything(),
      fc.anything(),
      (row, body, data) => {
        expect(readAnswer(row, body)).toHaveProperty('ok');
        expect(readAnswer(row, { code: '100', data })).toHaveProperty('ok');
        expect(readAnswer(row, { header: { status: 100 }, body: data })).toHaveProperty('ok');
      },
    ),
    { numRuns: 500 },
  );
});

test('the decoded entry answer is a JSON string; one that is no JSON is a failure', () => {
  const data = JSON.stringify({ tk: 't', member_id: 5, member_account: 'a', member_currency: 'USD' });
  expect(readAnswer(infoData, { code: 100, data })).toMatchObject({
    ok: true,
    data: { tk: 't', memberId: '5' },
  });
  expect(readAnswer(infoData, { code: 100, data: '{' })).toMatchObject({ ok: false });
});

test('paths are prefixed with /api unless the specification gives them whole', () => {
  expect(gameList.url).toBe('/api/v3/game_list');
  expect(carousel.url).toBe('/arks/web/carousel_picture');
  expect(templateConfig.url).toBe('/api/template_config');
  for (const [path, row] of Object.entries(endpoints)) expect(row.path).toBe(path);
});

test('every call of the code table is a row, and codes are found by what the wire sends', () => {
  for (const path of Object.keys(codes)) expect(endpoints).toHaveProperty([path]);
  expect(meaningOf('/login', '202')).toEqual({ as: 'inline', text: 'ip_error', withCode: true });
  expect(meaningOf('/login', 'constructor')).toBeUndefined();
  expect(meaningOf('__proto__', '101')).toBeUndefined();
});
