import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/call.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { siteConfig } from '#contract/site.ts';
import { conform } from '#host/conform/conform.ts';
import { type Finding, isFailure } from '#host/conform/finding.ts';
import { judge } from '#host/conform/judge.ts';
import { htmlReport, jsonReport, junitReport, textReport } from '#host/conform/report.ts';
import { jsonSchema } from '#host/documents/json-schema.ts';
import { PASSWORD } from '#sandbox/members.ts';
import { samples } from '#tests/contract/calls.ts';
import { CAPTCHA, startTestSandbox } from '#tests/sandbox/caller.ts';
import { freePort, siteDocument } from '#tests/support/host.ts';
import { startMinimalBackend } from '#tests/support/minimal-backend.ts';

const site = parse(
  siteConfig,
  siteDocument({ websocketUrl: 'http://a.example', gamesOrigin: 'http://b.example' }),
);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const of = (findings: Finding[], subject: string) => findings.find((finding) => finding.subject === subject);
const subjects = (findings: Finding[], ...verdicts: Finding['verdict'][]) =>
  findings.filter(({ verdict }) => verdicts.includes(verdict)).map(({ subject }) => subject);

test('sandbox has every call and event as the contract has it', async () => {
  const sandbox = await startTestSandbox();
  ends.push(sandbox.close);
  const url = new URL(sandbox.sandbox.url);
  const findings = await conform({
    api: url,
    realtime: url,
    site,
    member: { account: 'second_seat', password: PASSWORD, captchaAnswer: CAPTCHA },
    movesMoney: true,
  });
  expect(findings.filter(({ verdict }) => ['refused', 'quirk', 'missing'].includes(verdict))).toEqual([]);
  // This member may not recommend friends.
  expect(subjects(findings, 'failed')).toEqual(['/member/recommend/project', '/member/recommend/records']);
  expect(subjects(findings, 'right')).toEqual(
    expect.arrayContaining([
      '/login',
      'event .game.url',
      'event .member.cash',
      'channel of another member',
      'repeated order of a deposit',
      'payment of a deposit',
      '/member/deposit/cancel',
    ]),
  );
});

test('minimal back end has what a site cannot do without, and misses the rest', async () => {
  const backEnd = await startMinimalBackend({ CAPTCHA_ANSWER: '1234' });
  ends.push(backEnd.stop);
  const url = new URL(backEnd.url);
  const findings = await conform({
    api: url,
    realtime: url,
    site,
    member: { account: backEnd.account, password: backEnd.password, captchaAnswer: '1234' },
    movesMoney: true,
  });
  expect(findings.filter(isFailure)).toEqual([]);
  expect(subjects(findings, 'quirk', 'refused', 'failed')).toEqual([]);
  expect(of(findings, '/arks/web/faq')).toMatchObject({
    verdict: 'missing',
    loss: expect.stringContaining('help page'),
  });
});

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
type Schema = {
  type?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

/** The objects of a sample with the schemas of them: its data, and the first row of each list. */
const objectsIn = (
  schema: Schema,
  value: unknown,
  path: string[] = [],
): { schema: Schema; path: string[] }[] => {
  if (Array.isArray(value)) return schema.items ? objectsIn(schema.items, value[0], [...path, '0']) : [];
  if (!isObject(value) || !schema.properties) return [];
  return [
    { schema, path },
    ...Object.entries(schema.properties).flatMap(([name, field]) =>
      objectsIn(field, value[name], [...path, name]),
    ),
  ];
};

/** A copy of the data, with a change of the object at a path; of a list only that row stays. */
const changed = (data: unknown, path: string[], change: (object: Json) => void): unknown => {
  const copy = structuredClone(data);
  let at = copy as Json;
  for (const [index, key] of path.entries()) {
    if (Array.isArray(at)) at.splice(1);
    at = at[key] as Json;
    if (index === path.length - 1 && Array.isArray(at)) at.splice(1);
  }
  change(at);
  return copy;
};

const planted = Object.entries(samples).flatMap(([path, sample]) => {
  const schema = jsonSchema((endpoints[path as Path] as Endpoint).response) as Schema;
  return objectsIn(schema, sample).flatMap((object) =>
    (object.schema.required ?? []).map((field) => ({ path: path as Path, at: object.path, field, sample })),
  );
});
const received = (data: unknown) => ({ status: 200, text: '', body: { code: 100, message: '', data } });

test('at least sixty deviations are planted', () => {
  expect(planted.length).toBeGreaterThan(60);
  expect(limited.length).toBeGreaterThan(30);
});

test.each(planted)(
  '$path is refused or has a note when $field of $at is absent or has another type',
  ({ path, at, field, sample }) => {
    const endpoint = endpoints[path] as Endpoint;
    expect(judge(endpoint, received(sample)).verdict).toBe('right');
    const absent = judge(
      endpoint,
      received(changed(sample, at, (object) => Reflect.deleteProperty(object, field))),
    );
    expect(absent).not.toMatchObject({ verdict: 'right' });
    expect(JSON.stringify(absent.notes)).toContain(field);
    for (const wrong of [null, { wrong: true }]) {
      const { verdict, notes } = judge(
        endpoint,
        received(changed(sample, at, (object) => (object[field] = wrong))),
      );
      if (verdict === 'right')
        expect(isObject(wrong) && ['object', 'undefined'].includes(String(typeOf(path, at, field)))).toBe(
          true,
        );
      else expect(notes.length).toBeGreaterThan(0);
    }
  },
);

/** A value that the schema does not take, of a type that it takes; undefined if it takes all of it. */
const outOfRange = ({
  enum: values,
  const: only,
  minimum,
  maximum,
  pattern,
  anyOf = [],
}: Schema): unknown => {
  if (anyOf.length > 0) {
    const [first, ...others] = anyOf.map(outOfRange);
    return others.includes(undefined) ? undefined : first;
  }
  if (values ?? only !== undefined) return '~none of them~';
  if (minimum !== undefined) return minimum - 1;
  if (maximum !== undefined) return maximum + 1;
  return pattern === undefined || new RegExp(pattern).test('~') ? undefined : '~';
};

const limited = Object.entries(samples).flatMap(([path, sample]) =>
  objectsIn(jsonSchema((endpoints[path as Path] as Endpoint).response) as Schema, sample).flatMap((object) =>
    Object.entries(object.schema.properties ?? {}).flatMap(([field, schema]) => {
      const value = outOfRange(schema);
      return value === undefined ? [] : [{ path: path as Path, at: object.path, field, sample, value }];
    }),
  ),
);
test.each(limited)(
  '$path has a note when $field of $at is out of range',
  ({ path, at, field, sample, value }) => {
    const judged = judge(
      endpoints[path] as Endpoint,
      received(changed(sample, at, (object) => (object[field] = value))),
    );
    expect(judged.verdict).not.toBe('right');
    expect(JSON.stringify(judged.notes)).toContain(field);
  },
);

/** The type of a field by the document. */
const typeOf = (path: Path, at: string[], field: string): unknown => {
  let schema = jsonSchema((endpoints[path] as Endpoint).response) as Schema;
  for (const key of at) schema = (key === '0' ? schema.items : schema.properties?.[key]) as Schema;
  const { type } = schema.properties?.[field] ?? {};
  return Array.isArray(type) && type.includes('object') ? 'object' : type;
};

const login = endpoints['/login'] as Endpoint;
const layout = endpoints['/member/profile/common/layout'] as Endpoint;
const member = { id: '1', token: 't0ken', member_account: 'lan', member_currency: 'USD' };
test.each([
  ['HTML', layout, { status: 200, text: '<html>', body: undefined }, 'refused', 'body'],
  ['a list', layout, { status: 200, text: '', body: [] }, 'refused', 'body'],
  [
    'status 500',
    layout,
    { status: 500, text: '', body: { code: 100, data: samples['/member/profile/common/layout'] } },
    'refused',
    'status',
  ],
  ['status 429', layout, { status: 429, text: '', body: undefined }, 'refused', 'status'],
  [
    'status 404 without an envelope',
    layout,
    { status: 404, text: '<html>', body: undefined },
    'missing',
    undefined,
  ],
  [
    'status 405 of a server of files',
    layout,
    { status: 405, text: '<html>', body: undefined },
    'missing',
    undefined,
  ],
  ['code 404', layout, { status: 200, text: '', body: { code: 404, message: '' } }, 'missing', undefined],
  ['code 0', layout, { status: 200, text: '', body: { code: 0, data: {} } }, 'failed', 'code'],
  [
    'data without an envelope',
    layout,
    { status: 200, text: '', body: samples['/member/profile/common/layout'] },
    'quirk',
    'body',
  ],
  [
    'the old envelope',
    layout,
    {
      status: 200,
      text: '',
      body: { header: { status: 1000 }, body: samples['/member/profile/common/layout'] },
    },
    'right',
    undefined,
  ],
  ['no token', login, received({ ...member, token: undefined }), 'refused', 'token'],
  [
    'the token in the header',
    login,
    { ...received({ ...member, token: undefined }), token: 't0ken' },
    'right',
    undefined,
  ],
] as const)('response with %s is found', (_, endpoint, response, verdict, place) => {
  const judged = judge(endpoint, response);
  expect(judged.verdict).toBe(verdict);
  if (place) expect(JSON.stringify(judged.notes)).toContain(place);
});

test('notes have no secrets', () => {
  const judged = judge(login, received({ ...member, token: { hidden: 's3cret' } }));
  expect(judged.verdict).toBe('refused');
  expect(JSON.stringify(judged.notes)).not.toContain('s3cret');
});

type Deviation = {
  answer?: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  subscribe?: (channel: string, emit: (event: string, ...data: unknown[]) => void) => void;
};
/** A back end that answers by the samples, but for one deviation. */
const deviating = async ({ answer, subscribe }: Deviation): Promise<URL> => {
  const byUrl = new Map(Object.values(endpoints).map(({ url, path }) => [url as string, path as Path]));
  const server = createServer((request, response) => {
    const path = byUrl.get(request.url ?? '');
    if (answer?.(path ?? '', request, response)) return;
    response.setHeader('content-type', 'application/json');
    const isMissing = !path || !(path in samples);
    const isClosed = path && endpoints[path].member && !request.headers.authorization;
    const data = path === '/login' ? { ...member, id: '10001' } : isMissing ? null : samples[path];
    response.end(JSON.stringify(isClosed ? { code: 401 } : isMissing ? { code: 404 } : { code: 100, data }));
  });
  const io = new Server(server);
  io.on('connection', (socket) =>
    socket.on('subscribe', ({ channel, auth }: { channel: string; auth: { headers: Json } }) => {
      if (subscribe) return subscribe(channel, (event, ...data) => socket.emit(event, ...data));
      const isOwn =
        channel === `private-member.${(samples['/member/profile/common/layout'] as Json).id}` ||
        /\.[A-Z]{3}$/.test(channel);
      if (/^(private|presence)-/.test(channel) && !(isOwn && auth.headers.Authorization))
        return void socket.emit('subscription_error', channel, 403);
      if (channel.startsWith('presence-')) socket.emit('presence:subscribed', channel, []);
    }),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => io.close());
  return new URL(`http://127.0.0.1:${port}`);
};
const found = async (deviation: Deviation, movesMoney = false) => {
  const url = await deviating(deviation);
  return conform({
    api: url,
    realtime: url,
    site,
    member: { account: 'a', password: 'b', captchaAnswer: 'c' },
    wait: 900,
    movesMoney,
  });
};
/** Answers the calls of deposits, of which no order is open, with an order that has been changed. */
const ordering = (change: (order: Json, count: number) => void): Deviation => {
  let count = 0;
  return {
    answer: (path, _, response) => {
      if (!/^\/member\/deposit\/(open|create|order|cancel)$/.test(path)) return false;
      const order = structuredClone(samples['/member/deposit/create']) as Json;
      if (path === '/member/deposit/create') {
        count += 1;
        change(order, count);
      }
      const data = path === '/member/deposit/open' ? { order: null } : order;
      return Boolean(response.end(JSON.stringify({ code: 100, data })));
    },
  };
};

test.each<[string, Deviation, string, Finding['verdict']]>([
  ['nothing', ordering(() => {}), 'repeated order of a deposit', 'right'],
  [
    'a repeated request that orders again',
    ordering((order, count) => (order.order_number = `D${count}`)),
    'repeated order of a deposit',
    'refused',
  ],
  [
    'instructions of another kind',
    ordering((order) => (order.instructions = { account: '123' })),
    'payment of a deposit',
    'refused',
  ],
  ['no instructions', ordering((order) => (order.instructions = null)), 'payment of a deposit', 'refused'],
])('back end of deposits with %s is judged by them', async (_, deviation, subject, verdict) => {
  expect(of(await found(deviation, true), subject)).toMatchObject({ verdict });
});

test.each<[string, Deviation, string, Finding['verdict']]>([
  ['nothing', {}, 'clock', 'right'],
  [
    'calls of members without a token',
    {
      answer: (path, _, response) =>
        path === '/member/profile/common/layout' &&
        Boolean(response.end(JSON.stringify({ code: 100, data: samples[path] }))),
    },
    'calls of members without a token',
    'refused',
  ],
  [
    'a clock that is an hour off',
    {
      answer: (_, __, response) => {
        response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString());
        return false;
      },
    },
    'clock',
    'refused',
  ],
  [
    'calls that hang up',
    { answer: (path, request) => path === '/v3/game_list' && Boolean(request.socket.destroy()) },
    '/v3/game_list',
    'refused',
  ],
  [
    'no presence:subscribed',
    {
      subscribe: (channel, emit) => {
        if (/0$/.test(channel)) emit('subscription_error', channel, 403);
      },
    },
    'channel presence-member.USD',
    'refused',
  ],
  [
    'channels that are open to everybody',
    {
      subscribe: (channel, emit) => {
        if (channel.startsWith('presence-')) emit('presence:subscribed', channel, []);
      },
    },
    'channel of a member without a token',
    'refused',
  ],
  [
    'channels of others',
    {
      subscribe: (channel, emit) => {
        if (channel.startsWith('presence-')) emit('presence:subscribed', channel, []);
      },
    },
    'channel of another member',
    'refused',
  ],
  [
    'private channels that nobody may join',
    {
      subscribe: (channel, emit) => {
        if (/^p/.test(channel)) emit('subscription_error', channel, 403);
      },
    },
    'channel private-member.USD',
    'refused',
  ],
  [
    'presence members that are no list',
    {
      subscribe: (channel, emit) => {
        if (channel.startsWith('presence-')) emit('presence:subscribed', channel, { id: 1 });
      },
    },
    'channel presence-member.USD',
    'refused',
  ],
])('deviating back end with %s is found', async (_, deviation, subject, verdict) => {
  expect(of(await found(deviation), subject)).toMatchObject({ verdict });
});

test('server of sockets is refused when it does not speak socket.io', async () => {
  const server = createServer((_, response) => response.end('{}'));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const url = new URL(`http://127.0.0.1:${port}`);
  expect(of(await conform({ api: url, realtime: url, site }), 'connection by polling')).toMatchObject({
    verdict: 'refused',
  });
});

test('reports have every finding, and escape what the back end sent', () => {
  const findings: Finding[] = [
    {
      subject: '/login',
      verdict: 'refused',
      notes: [{ path: 'id', expected: 'a text', seen: '"<b>"' }],
      loss: 'Nobody can sign in.',
      isEssential: true,
    },
    { subject: '/v2/get_jackpot', verdict: 'missing', notes: [], loss: 'There is no jackpot.' },
    { subject: '/logout', verdict: 'notSent', notes: [] },
  ];
  expect(textReport(findings)).toContain(
    '  /login (essential): Nobody can sign in.\n    id: expected a text, seen "<b>"\n',
  );
  expect(JSON.parse(jsonReport(findings))).toMatchObject({ summary: { refused: 1, missing: 1, notSent: 1 } });
  expect(junitReport(findings)).toContain('tests="3" failures="1" skipped="1"');
  for (const report of [junitReport(findings), htmlReport(findings)]) {
    expect(report).toContain('&lt;b&gt;');
    expect(report).not.toContain('<b>');
  }
});
