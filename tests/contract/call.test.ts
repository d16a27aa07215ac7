import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientErrorCodes, readResult } from '#contract/call.ts';
import { codes, failureDisplayOf } from '#contract/codes.ts';
import { gameList, hotGames, jackpot, templateGameList } from '#contract/endpoints/games.ts';
import { carousel } from '#contract/endpoints/home.ts';
import { infoData, layout } from '#contract/endpoints/member.ts';
import { templateConfig } from '#contract/endpoints/page-parts.ts';
import { play } from '#contract/endpoints/play.ts';
import { endpoints } from '#contract/endpoints.ts';

const total = { jackpot_amount_total: '48213907.52' };

test('response is read when its envelope or the type of its code differs', () => {
  const bodies = [
    { code: '100', message: 'ok', data: total },
    { code: 1000, data: total },
    { header: { status: 100, desc: 'ok' }, body: total },
    { header: { status: '1000' }, body: total, more: 'unknown' },
  ];
  for (const body of bodies)
    expect(readResult(jackpot, body)).toEqual({ ok: true, data: { jackpotAmountTotal: 48213907.52 } });
});

test('failure keeps code, server message and data when a call is refused', () => {
  expect(readResult(play, { code: 203, message: 'closed', data: { start_at: 'a' } })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '203', serverMessage: 'closed', data: { start_at: 'a' } },
  });
  expect(readResult(play, { header: { status: '999' }, body: null })).toEqual({
    ok: false,
    failure: { call: '/member/game/play1', code: '999' },
  });
});

test('only known fields are read when the response has unknown ones', () => {
  const answer = readResult(layout, {
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

test('list keeps its valid rows when others are malformed', async () => {
  const game = {
    game_id: 1,
    gp_id: 'GPAG',
    gt_id: 2,
    game_type: 'x',
    game_code: 'y',
    game_name: { en_US: 'A' },
  };
  const info = [game, null, { game_id: 2 }, 7];
  const answer = readResult(hotGames, { code: 100, data: { list: info } });
  expect(answer.ok && answer.data.list.map((defineEndpoint) => defineEndpoint.gameId)).toEqual(['1']);
  const long = readResult(templateGameList, { code: 100, data: { info: Array(60).fill(info).flat() } });
  let pauses = 0;
  const read = long.ok ? await long.data.info(async () => (pauses += 1)) : [];
  expect(read).toEqual(Array(60).fill(answer.ok && answer.data.list[0]));
  expect(pauses).toBe(5);
});

test('chunked list is malformed when it is not an array', () => {
  for (const info of [null, 'none', { 0: {} }, undefined])
    expect(readResult(templateGameList, { code: 100, data: { info } })).toEqual({
      ok: false,
      failure: { call: templateGameList.path, code: clientErrorCodes.malformed },
    });
});

test('success response becomes a malformed failure when its data has the wrong shape', () => {
  for (const data of [null, 'text', 5, [], { jackpot_amount_total: 'much' }])
    expect(readResult(jackpot, { code: 100, data })).toEqual({
      ok: false,
      failure: { call: '/v2/get_jackpot', code: clientErrorCodes.malformed },
    });
});

test('reader never throws when the body is arbitrary', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(endpoints)),
      fc.anything(),
      fc.anything(),
      (defineEndpoint, body, data) => {
        expect(readResult(defineEndpoint, body)).toHaveProperty('ok');
        expect(readResult(defineEndpoint, { code: '100', data })).toHaveProperty('ok');
        expect(readResult(defineEndpoint, { header: { status: 100 }, body: data })).toHaveProperty('ok');
      },
    ),
    { numRuns: 500 },
  );
});

test('hand-off data is read when it is a JSON string', () => {
  const data = JSON.stringify({ tk: 't', member_id: 5, member_account: 'a', member_currency: 'USD' });
  expect(readResult(infoData, { code: 100, data })).toMatchObject({
    ok: true,
    data: { tk: 't', memberId: '5' },
  });
  expect(readResult(infoData, { code: 100, data: '{' })).toMatchObject({ ok: false });
});

test('URL has the /api prefix unless the specification gives the whole path', () => {
  expect(gameList.url).toBe('/api/v3/game_list');
  expect(carousel.url).toBe('/arks/web/carousel_picture');
  expect(templateConfig.url).toBe('/api/template_config');
  for (const [path, defineEndpoint] of Object.entries(endpoints)) expect(defineEndpoint.path).toBe(path);
});

test('code meaning is found when endpoint and code are in the table', () => {
  for (const path of Object.keys(codes)) expect(endpoints).toHaveProperty([path]);
  expect(failureDisplayOf('/login', '202')).toEqual({ as: 'inline', text: 'ip_error', withCode: true });
  expect(failureDisplayOf('/login', 'constructor')).toBeUndefined();
  expect(failureDisplayOf('__proto__', '101')).toBeUndefined();
});
