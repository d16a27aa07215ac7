import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkCrossOrigin } from '#host/conform/cross-origin.ts';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const origin = 'https://www.example.com';
const right = {
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, X-Nonce',
  'access-control-expose-headers': 'Authorization, Date, Retry-After',
};

/** What the check says of a back end with these headers. */
async function check(headers: OutgoingHttpHeaders, preflight = 204) {
  const server = createServer((request, response) => {
    response.writeHead(request.method === 'OPTIONS' ? preflight : 200, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`);
  return checkCrossOrigin({ subject: 'calls', url, method: 'POST', origin, more: ['X-Nonce'] });
}

test('back end that allows the origin of the pages is right', async () => {
  expect(await check(right)).toEqual({ subject: 'calls', verdict: 'right', notes: [] });
});

test.each([
  [
    'no origin',
    { ...right, 'access-control-allow-origin': 'https://other.example.com' },
    ['access-control-allow-origin of OPTIONS', 'access-control-allow-origin'],
  ],
  ['no Authorization', { ...right, 'access-control-allow-headers': '*' }, ['access-control-allow-headers']],
  [
    'no header of its own',
    { ...right, 'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language' },
    ['access-control-allow-headers'],
  ],
  [
    'no time',
    { ...right, 'access-control-expose-headers': 'Authorization, Retry-After' },
    ['access-control-expose-headers'],
  ],
])('back end that allows %s is refused', async (_, headers, paths) => {
  const { verdict, notes } = await check(headers);
  expect([verdict, notes.map(({ path }) => path)]).toEqual(['refused', paths]);
});

test('back end that does not know OPTIONS is refused', async () => {
  expect((await check(right, 405)).notes).toEqual([
    { path: 'status of OPTIONS', expected: 'a success, such as 204', seen: '405' },
  ]);
});
