import { expect, test } from 'vitest';
import { createForwarder } from '#host/serve/otlp.ts';
import { reportPaths } from '#host/serve/reports.ts';
import { backEnd, send, start, withBuild } from '#tests/support/host-build.ts';

withBuild();

const post = (url: string, body: unknown) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const cspReport = {
  'csp-report': {
    'document-uri': 'https://play.example.com/vi-VN/user?tk=secret#x',
    'blocked-uri': 'https://cdn.example.com/a.js?member=7',
    'effective-directive': 'script-src-elem',
  },
};

test('reports of browsers are logged without queries', async () => {
  const host = await start();
  expect((await post(host.url + reportPaths.csp, cspReport)).status).toBe(204);
  const modern = [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://a.example/?tk=secret',
        blockedURL: 'inline',
        effectiveDirective: 'style-src',
      },
    },
  ];
  expect((await post(host.url + reportPaths.csp, modern)).status).toBe(204);
  const error = [
    { message: 'no data', call: '/login', field: 'data.token', expected: 'a text', seen: 'null' },
  ];
  expect((await post(host.url + reportPaths.error, error)).status).toBe(204);
  expect(
    (await post(host.url + reportPaths.vital, [{ name: 'LCP', value: 1_200, page: '/?tk=secret' }])).status,
  ).toBe(204);
  expect(host.lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        report: 'csp',
        page: 'https://play.example.com/vi-VN/user',
        blocked: 'https://cdn.example.com/a.js',
        directive: 'script-src-elem',
      }),
      expect.objectContaining({ report: 'csp', blocked: 'inline', directive: 'style-src' }),
      expect.objectContaining({ report: 'error', call: '/login', field: 'data.token', seen: 'null' }),
      expect.objectContaining({ report: 'vital', name: 'LCP', page: '/' }),
    ]),
  );
  expect(JSON.stringify(host.lines)).not.toContain('secret');
  expect(await host.metrics.registry.metrics()).toContain(
    'gamehall_reports_total{kind="csp",result="taken"} 2',
  );
});

test.each([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['another shape', { message: 'x' }, 400],
  ['21 errors', Array.from({ length: 21 }, () => ({ message: 'x' })), 400],
  ['more than 16 KiB', [{ message: 'x'.repeat(17_000) }], 413],
])('report is refused when it is %s', async (_, body, status) => {
  const { url } = await start();
  expect((await post(url + reportPaths.error, body)).status).toBe(status);
});

test('reports are refused with 429 when one address sends more than 60 in a minute', async () => {
  const host = await start();
  const statuses = [];
  for (let sent = 0; sent < 70; sent++)
    statuses.push((await post(host.url + reportPaths.csp, cspReport)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(`${host.url}/`)).status).toBe(200);
});

test('reports are refused with 429 when all addresses together send more than 3,000 in a minute', async () => {
  const host = await start({ trustedProxies: ['loopback'] });
  const statuses = new Map<number, number>();
  for (let address = 0; address < 52; address++)
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        const headers = { 'x-forwarded-for': `192.0.2.${address}` };
        const { status } = await send(host.url + reportPaths.vital, { method: 'POST', headers, body: '[]' });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
  expect(Object.fromEntries(statuses)).toEqual({ 204: 3_000, 429: 120 });
});

test('reports are forwarded to a collector, and what it does not take is logged', async () => {
  const bodies: unknown[] = [];
  let status = 200;
  const collector = await backEnd((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      bodies.push({ url: incoming.url, ...(JSON.parse(String(Buffer.concat(chunks))) as object) });
      response.writeHead(status).end();
    });
  });
  const lines: unknown[] = [];
  const log = { error: (facts: object) => lines.push(facts), warn: (facts: object) => lines.push(facts) };
  const forwarder = createForwarder(new URL(`${collector.url}/otel`), log as never);
  const host = await start({ forwarder });
  await post(host.url + reportPaths.error, [{ message: 'no data', call: '/login' }]);
  await post(host.url + reportPaths.vital, [{ name: 'LCP', value: 1_200, page: '/?tk=secret' }]);
  await forwarder.flush();
  expect(bodies).toMatchObject([
    {
      url: '/otel/v1/logs',
      resourceLogs: [
        {
          scopeLogs: [
            {
              logRecords: [
                {
                  timeUnixNano: expect.stringMatching(/^\d{19}$/),
                  severityText: 'WARN',
                  attributes: expect.arrayContaining([
                    { key: 'gamehall.call', value: { stringValue: '/login' } },
                  ]),
                },
                {
                  severityText: 'INFO',
                  attributes: expect.arrayContaining([
                    { key: 'gamehall.value', value: { doubleValue: 1_200 } },
                    { key: 'gamehall.page', value: { stringValue: '/' } },
                  ]),
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
  status = 500;
  await post(host.url + reportPaths.error, [{ message: 'again' }]);
  await forwarder.close();
  expect(lines).toEqual([{ reason: 'status 500', reports: 1 }]);
});

test('reports that wait for the collector are limited', async () => {
  let received = 0;
  const collector = await backEnd((incoming, response) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    incoming.on('end', () => {
      received += text.split('"timeUnixNano"').length - 1;
      response.end();
    });
  });
  const lines: unknown[] = [];
  const forwarder = createForwarder(new URL(collector.url), {
    warn: (facts: object) => lines.push(facts),
  } as never);
  for (let sent = 0; sent < 2_100; sent++) forwarder.add({ level: 'warn', text: 'x', facts: {} });
  await forwarder.close();
  expect([received, lines]).toEqual([2_000, [{ reports: 100 }]]);
});
