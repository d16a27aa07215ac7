import { afterEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise } from 'xstate';
import { currencyCookieAge } from '#contract/constants.ts';
import type { SiteConfig } from '#contract/site.ts';
import { configureCalls } from '#src/api/call.ts';
import { registrationImplementations } from '#src/features/session/registration/registration.implementations.ts';
import { cookies } from '#src/site/cookies.ts';
import { storeReferralQuery } from '#src/site/entry.ts';
import { setSite } from '#src/site/site.ts';

afterEach(() => vi.unstubAllGlobals());

const linkExpireMinutes = 4_320;
const linkAge = String(linkExpireMinutes * 60);
const dayAge = String(currencyCookieAge);

/** A page without cookies; the returned map has the lifetime in seconds of each cookie that it sets. */
function openPage() {
  const values = new Map<string, string>();
  const ages = new Map<string, string | undefined>();
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      const age = /max-age=(\d+)/.exec(text)?.[1];
      values.set(name, value);
      ages.set(name, age);
      if (age === '0') for (const map of [values, ages]) map.delete(name);
    },
  });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {}, location: { host: 'a.example' } });
  setSite({
    siteId: '1',
    currencies: ['USD', 'VND'],
    defaultCurrency: 'USD',
    country: '',
    linkExpireMinutes,
    introducerParameters: { agent: ['aff'], friend: ['ref'] },
    captcha: { availability: false, sentCodes: false },
  } as unknown as SiteConfig);
  configureCalls({ clock: new SimulatedClock(), locale: () => 'en-US' });
  return ages;
}

const success = (data: unknown) => Response.json({ code: 100, data });
const refused = Response.json({ code: 101, message: 'no' });
const broken = new Response('', { status: 503 });
const agentsDomain = success({ is_valid: 1, agent_id: '7', currency: 'VND' });
const domainWithoutCurrency = success({ is_valid: 1, agent_id: '7' });
const noDomain = success({ is_valid: 0 });

interface Responses {
  domain: Response;
  info: Response;
  valid: number;
}
/** Prepares the form: its introducer and currencies, or the code of the failure. */
async function prepare({ domain = noDomain, info = broken, valid = 1 }: Partial<Responses>) {
  const responses: Record<string, Response> = {
    '/api/arks/web/register-settings': success({ list: [] }),
    '/api/arks/web/check-agent-domain': domain,
    '/api/register/valid_message': success({ is_valid: valid }),
    '/api/member_info': info,
  };
  vi.stubGlobal('fetch', async (url: string) => (responses[url] ?? broken).clone());
  const result = await toPromise(createActor(registrationImplementations.actors.prepare).start());
  return result.ok
    ? [result.data.introducer?.code ?? '', ...result.data.currencies].join(' ')
    : result.failure.code;
}
const agentsInfo = success({ currency: 'VND' });
const all = 'USD VND';
const link = { register_type: linkAge, currency: linkAge };

test.each<[string, string, Partial<Responses>, string, Record<string, string>]>([
  ['an agent with a currency', '?id=rosa&currency=VND', {}, 'rosa VND', { member_agent: linkAge, ...link }],
  ['an agent', '?id=rosa', { info: agentsInfo }, 'rosa VND', { member_agent: linkAge, ...link }],
  [
    'an agent whom the operator does not tell',
    '?id=rosa',
    { info: refused },
    `rosa ${all}`,
    { member_agent: linkAge, register_type: linkAge },
  ],
  ['a friend', '?invite=linh&currency=VND', {}, `linh ${all}`, { recommend_code: linkAge, ...link }],
  ['an agent who is not valid', '?id=rosa&currency=VND', { valid: 0 }, ` ${all}`, {}],
])(
  'link of %s sets introducer and currency for its lifetime',
  async (_, query, responses, expected, ages) => {
    const set = openPage();
    storeReferralQuery('/', query);
    expect(await prepare(responses)).toBe(expected);
    expect(Object.fromEntries(set)).toEqual(ages);
  },
);

test('form is not prepared when the currency of an agent cannot be requested', async () => {
  openPage();
  storeReferralQuery('/', '?id=rosa');
  expect(await prepare({ info: broken })).toBe('unhandled');
});

test.each([
  ['names it', { domain: agentsDomain }],
  ['leaves it to the agent', { domain: domainWithoutCurrency, info: agentsInfo }],
])('domain of an agent sets introducer and currency when the check %s', async (_, responses) => {
  const ages = openPage();
  storeReferralQuery('/', '?invite=linh');
  expect(await prepare({ domain: broken })).toBe('unhandled');
  expect(await prepare(responses)).toBe('7 VND');
  expect(Object.fromEntries(ages)).toMatchObject({ agent_domain_id: linkAge, ccy: dayAge });
  expect(await prepare({ domain: broken })).toBe('7 VND');
  expect(await prepare({ domain: noDomain })).toBe(`linh ${all}`);
  expect([cookies.get('agent_domain_id'), cookies.get('ccy')]).toEqual([null, null]);
});

test.each([
  ['/', '?id=rosa', 'rosa'],
  ['/register', '?id=rosa', 'rosa'],
  ['/register/', '?id=rosa', 'rosa'],
  ['/Register', '?id=rosa', 'rosa'],
  ['/REGISTER/', '?id=&id=rosa', 'rosa'],
  ['/', '?id=rosa&id=mallory', 'rosa'],
  ['/', '?id=123456789012345678', '123456789012345678'],
  ['/', '?id=007', '007'],
  ['/registered', '?id=rosa', null],
  ['/faq', '?id=rosa', null],
  // Named in the site config.
  ['/', '?aff=rosa', 'rosa'],
  ['/', '?aff=mallory&id=rosa', 'rosa'],
])('link %s%s is that of the introducer %s', (path, query, introducer) => {
  openPage();
  storeReferralQuery(path, query);
  expect(cookies.get('member_agent')).toBe(introducer);
});
