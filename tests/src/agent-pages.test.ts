import { expect, test, vi } from 'vitest';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import type { SiteConfig } from '#contract/site.ts';
import {
  countOf,
  isActiveAgent,
  readDownlineSearch,
  readPromotionSearch,
  selectLinks,
  stepsOf,
} from '#src/features/agents/agent-queries.ts';
import { agentPageOf, agentPages } from '#src/routes/-agent-pages.tsx';
import { setSite } from '#src/site/site.ts';
import type { AgentPageKey } from '#src/windows/areas.ts';

vi.mock('#src/i18n/i18n.ts', () => ({ loadMemberMessages: async () => {} }));

/** The agent menu of the specification, section 2, in its order. */
const menu: readonly AgentPageKey[] = [
  ...(['Plan', 'Agreement', 'Register', 'DownlineInfo', 'Promotion', 'OperationTable'] as const),
  ...(['StratifiedTable', 'Transfer', 'PerformanceSettlement'] as const),
];

test('agent window has pages of the specified menu in its order', () => {
  const keys = agentPages.map(({ key }) => key);
  expect(keys).toEqual(menu.filter((key) => keys.includes(key)));
});

test.each<[string, string | undefined, object, string | null, object?]>([
  ['leads to the first page when it names none', undefined, {}, 'DownlineInfo', {}],
  ['stays with its page number when it names a page', 'DownlineInfo', { page: 2 }, null],
  ['leads to the page of ?page=', undefined, { page: 'Register' }, 'Register', {}],
  [
    'keeps its other parameters when it has ?page=',
    undefined,
    { page: 'Promotion', link: 'A1' },
    'Promotion',
    { link: 'A1' },
  ],
  ['leads to the first page when its page is unknown', 'Nothing', { id: '5' }, 'DownlineInfo', {}],
  ['leads to the first page when ?page= is unknown', undefined, { page: 'Nothing' }, 'DownlineInfo', {}],
  ['leads to the first page when its page is an inherited name', 'constructor', {}, 'DownlineInfo', {}],
])('URL of the agent window %s', (_, key, search, target, rest) => {
  const { redirect } = agentPageOf(key, search);
  if (target === null) expect(redirect).toBeNull();
  else expect(redirect).toMatchObject({ params: { page: target }, search: rest });
});

test.each([
  ['not known without a layout', undefined, undefined],
  ['an agent whose account is active', { isAgent: true, agentActive: true }, true],
  ['no agent whose account is active', { isAgent: false, agentActive: true }, false],
  ['an agent whose account is not active', { isAgent: true, agentActive: false }, false],
])('active agent is %s', (_, layout, isActive) => {
  expect(isActiveAgent(layout as never)).toBe(isActive);
});

const place = (memberId: string, level: number) => ({
  memberId,
  memberAccount: `m${memberId}`,
  level,
  agentLevel: '',
});
test.each<[string, [string, number][], string[]]>([
  ['the agent alone', [['1', 0]], []],
  [
    'each level',
    [
      ['1', 0],
      ['2', 1],
      ['3', 2],
    ],
    ['2', '3'],
  ],
  [
    'members without a level',
    [
      ['1', 0],
      ['2', 0],
      ['3', 0],
    ],
    ['2', '3'],
  ],
  [
    'a cycle once',
    [
      ['1', 0],
      ['2', 1],
      ['3', 2],
      ['2', 3],
      ['4', 4],
    ],
    ['2', '3'],
  ],
  [
    'a cycle to the agent',
    [
      ['1', 0],
      ['2', 1],
      ['1', 2],
      ['3', 3],
    ],
    ['2'],
  ],
  [
    'a gap where a member is missing',
    [
      ['1', 0],
      ['3', 2],
      ['4', 3],
    ],
    ['… 3', '4'],
  ],
  ['a gap when the agent is missing too', [['3', 2]], ['… 3']],
])('path of the downline names %s', (_, path, steps) => {
  const named = stepsOf(path.map(([id, level]) => place(id, level)));
  expect(named.map(({ memberId, isAfterGap }) => (isAfterGap ? `… ${memberId}` : memberId))).toEqual(steps);
});

test('URL of the downline is read leniently', () => {
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  setSite({ timeZone: 'Asia/Ho_Chi_Minh' } as SiteConfig);
  const { parent, q, status, sort } = readDownlineSearch({
    parent: 12,
    q: `  ${'x'.repeat(60)} `,
    status: 'unheard',
    sort: '-unheard',
  });
  expect({ parent, q, status, sort }).toEqual({
    parent: '12',
    q: 'x'.repeat(40),
    status: undefined,
    sort: { field: 'turnover', order: 'desc' },
  });
});

const link = (code: string, change: Partial<AgentLink> = {}): AgentLink => ({
  ...{ code, kind: 'agent', name: code, url: '', currency: 'USD', isDisabled: false, createdAt: '' },
  ...{ clicks: 0, registrations: 0, firstDeposits: 0 },
  ...change,
});
const links = [
  link('a', { clicks: 5, firstDeposits: 2 }),
  link('b', { clicks: 9, isDisabled: true, firstDeposits: 7 }),
  link('c', { clicks: 7, kind: 'friend', currency: '' }),
  link('d', { clicks: 1, currency: 'VND', firstDeposits: 3 }),
];
test.each<[string, object, string[]]>([
  ['most first deposits first, disabled ones last', {}, ['d', 'a', 'c', 'b']],
  ['by clicks', { sort: 'clicks' }, ['d', 'a', 'c', 'b']],
  ['by clicks, most first', { sort: '-clicks' }, ['c', 'a', 'd', 'b']],
  ['of a kind', { kind: 'friend' }, ['c']],
  ['of a currency', { currency: 'USD' }, ['a', 'b']],
  ['of an unknown kind as all', { kind: 'unheard' }, ['d', 'a', 'c', 'b']],
])('links are listed %s', (_, search, codes) => {
  expect(selectLinks(links, readPromotionSearch(search as never)).map(({ code }) => code)).toEqual(codes);
});

test('count of links is unknown when one of them is', () => {
  expect(countOf(links, 'clicks')).toBe(22);
  expect(countOf([...links, link('e', { clicks: null })], 'clicks')).toBeNull();
});
