import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { putBackLongResults, takeOutLongResults } from '#src/startup/long-results.ts';

const long = ['game '.repeat(2_000)];
const query = '["halls"]';
const state = () => {
  const client = new QueryClient();
  client.setQueryData(['halls'], long);
  client.setQueryData(['logo'], 'short');
  return dehydrate(client);
};
/** What the document says in JSON. */
const inDocument = () =>
  JSON.parse(JSON.stringify(takeOutLongResults(state()).queries)) as ReturnType<typeof state>;

test('long results are taken out and put back by their addresses', async () => {
  const { results } = takeOutLongResults(state());
  expect(results).toEqual({ [query]: JSON.stringify(long) });
  expect(JSON.stringify(inDocument())).not.toContain('game game');
  const fetch = vi.fn(() => Promise.resolve(new Response(results[query])));
  vi.stubGlobal('fetch', fetch);
  const whole = await putBackLongResults(inDocument(), { [query]: '/halls.json' });
  expect(whole.queries.map(({ state }) => state.data)).toEqual([long, 'short']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/halls.json', expect.anything());
});

test.each([
  ['has no address', {}, new Response('[]')],
  ['is not there', { [query]: '/halls.json' }, new Response('[]', { status: 404 })],
  ['breaks off', { [query]: '/halls.json' }, new Response('[')],
])('page is not whole when a long result %s', async (_, addresses, response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await expect(putBackLongResults(inDocument(), addresses)).rejects.toThrow();
});
