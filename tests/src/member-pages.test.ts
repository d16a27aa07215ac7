import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProfileField } from '#contract/endpoints/profile.ts';
import type { Announcement } from '#contract/endpoints/site/home.ts';
import { inWallet, providersTotal, readProviders } from '#src/api/member-queries.ts';
import { securitySteps } from '#src/features/profile/profile.ts';
import { findAnnouncements, readAnnouncementSearch } from '#src/features/site/home/announcement-search.ts';
import { memberPageRedirect } from '#src/routes/-load-member-page.ts';
import { guardOf } from '#src/routes/-member-page.tsx';
import { memberPages } from '#src/routes/-member-pages.tsx';
import { type Area, type MemberPageKey, openArea } from '#src/windows/areas.ts';

vi.mock('#src/i18n/i18n.ts', () => ({ loadMemberMessages: async () => {} }));

/** The member center menu of the specification, section 2, in its order. */
const menu: readonly MemberPageKey[] = [
  ...(['Info', 'MyWallet', 'Announcement', 'Letter', 'Deposit', 'Withdrawal', 'Transaction'] as const),
  ...(['DWRecord', 'RecommendProject', 'RecommendRecord', 'RecommendMemberSearch'] as const),
];

test('directory has pages of the specified menu in its order', () => {
  const keys = memberPages.map(({ key }) => key);
  const specified = keys.filter((key) => key !== 'BindAccount' && key !== 'PlayLimits');
  expect(specified).toEqual(menu.filter((key) => keys.includes(key)));
  expect(keys.at(-1)).toBe('PlayLimits');
  expect(new Set(keys).size).toBe(keys.length);
});

test.each<[string, string | undefined, object, string | null | undefined, object?]>([
  ['stays when it is the overview', undefined, {}, null],
  ['stays with its page number when it names a page', 'Letter', { page: 2 }, null],
  ['leads to the page of ?page=', undefined, { page: 'Deposit' }, 'Deposit', {}],
  [
    'keeps its other parameters when it has ?page=',
    undefined,
    { page: 'Letter', id: '5' },
    'Letter',
    { id: '5' },
  ],
  ['leads to the overview when its page is unknown', 'Nothing', { id: '5' }, undefined, {}],
  ['leads to the overview when ?page= is unknown', undefined, { page: 'Nothing' }, undefined, {}],
  ['leads to the overview when its page is an inherited name', 'constructor', {}, undefined, {}],
])('URL of the member centre %s', (_, key, search, target, rest) => {
  const redirect = memberPageRedirect(key, search);
  if (target === null) expect(redirect).toBeNull();
  else expect(redirect).toMatchObject({ params: { page: target }, search: rest });
});

test.each([
  ['a visitor', 'Deposit', false, false, 'signIn'],
  ['a visitor who must change the password', 'Deposit', false, true, 'signIn'],
  ['a member who must change the password', 'Deposit', true, true, 'password'],
  ['a member who must change the password', undefined, true, true, 'password'],
  ['a member who changes the password', 'Info', true, true, null],
  ['a member', 'Deposit', true, false, 'bankVerification'],
  ['a member', 'Letter', true, false, null],
  ['a member', undefined, true, false, null],
] as const)('%s meets the first guard of the page %s', (_, key, isMember, mustChangePassword, guard) => {
  const page = memberPages.find((entry) => entry.key === key);
  expect(guardOf(page, { isMember, mustChangePassword })).toBe(guard);
});

describe('area link', () => {
  const popup = () => ({ closed: false, focus: vi.fn(), location: { pathname: '/user', assign: vi.fn() } });
  const routerAt = (pathname: string) =>
    ({
      buildLocation: ({ to }: { to: string }) => ({ href: to }),
      latestLocation: { pathname },
    }) as unknown as RegisteredRouter;
  const router = routerAt('/faq');
  let open: ReturnType<typeof vi.fn>;
  const stub = (name: string) => {
    const screen = { availWidth: 1920, availHeight: 1080 };
    vi.stubGlobal('window', { name, open, screen });
  };
  beforeEach(() => {
    open = vi.fn();
    stub('');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('member window is opened, focused and navigated as one', () => {
    const first = popup();
    open.mockReturnValueOnce(first);
    expect(openArea(router, true, 'user', 'Letter')).toBe(true);
    expect(open).toHaveBeenCalledWith(
      '/user/Letter',
      'user',
      expect.stringContaining('width=1500,height=800'),
    );
    first.location.pathname = '/user/Letter';
    expect(openArea(router, true, 'user', 'Letter')).toBe(true);
    expect(first.location.assign).not.toHaveBeenCalled();
    expect(openArea(router, true, 'user')).toBe(true);
    expect(first.location.assign).not.toHaveBeenCalled();
    expect(openArea(router, true, 'user', 'Deposit')).toBe(true);
    expect(first.location.assign).toHaveBeenCalledWith('/user/Deposit');
    expect(first.focus).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenCalledTimes(1);
    first.closed = true;
  });

  test.each<[string, boolean, string, Area, string]>([
    ['the device is a phone', false, '', 'user', '/faq'],
    ["it is in the area's own window", true, 'user', 'user', '/faq'],
    ['a tab shows a page of the area', true, '', 'user', '/user/Letter'],
    ['the browser blocks the window', true, '', 'proxy', '/user'],
  ])('area link opens in place when %s', (_, desktop, name, area, pathname) => {
    stub(name);
    open.mockReturnValue(null);
    expect(openArea(routerAt(pathname), desktop, area)).toBe(false);
  });
});

const announcement = (id: string, title: string, content: string, body = '') =>
  ({ id, title, content, body }) as Announcement;
const announcements = [
  announcement('1', 'Bảo trì tại Aurelia', 'Thứ Bảy từ 02:00', '<p class="night">Số dư an toàn</p>'),
  announcement('2', '', 'New tables on Monday'),
];
test.each([
  ['', ['1', '2']],
  ['bao tri', ['1']],
  ['AN TOÀN aurelia', ['1']],
  ['night', []],
  ['monday', ['2']],
  ['aurelia monday', []],
])('search for %j in announcements finds %j', (q, ids) => {
  expect(findAnnouncements(announcements, q).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [{}, {}],
  [
    { q: 7, id: 2 },
    { q: '7', id: '2' },
  ],
  [{ q: '', id: { a: 1 } }, {}],
])('announcement URL %j reads as %j', (search, query) => {
  expect(readAnnouncementSearch(search)).toEqual(query);
});

test.each<[string, (number | null)[], string, number | null]>([
  ['the list is empty', [], 'USD', 0],
  ['all are known', [0.1, 0.2, 1871.25], 'USD', 187_155],
  ['the currency has no minor units', [1000, 250], 'VND', 1250],
  ['one is unknown', [10, null], 'USD', null],
  ['one is finer than the currency', [10.005, 10.009], 'USD', 2000],
])('sum with providers in minor units is exact or unknown when %s', (_, balances, currency, sum) => {
  const myCashList = balances.map((balance) => ({
    gpId: 'GPAG',
    gpName: '',
    isLight: 1,
    iconDark: '',
    balance,
  }));
  expect(providersTotal(readProviders({ myCashList, total: null } as never, currency))).toBe(sum);
});

test.each([
  ['what providers do not hold', 150_000, [100_000, 20_000], 30_000],
  ['the total without providers', 150_000, [], 150_000],
  ['unknown without the total', null, [100_000], null],
  ['unknown while the balance of a provider is', 150_000, [100_000, null], null],
])('wallet holds %s', (_, total, balances, expected) => {
  const providers = balances.map((minor) => ({ minor }));
  expect(inWallet(total, providers as never)).toBe(expected);
});

const profileField = (name: string, change: Partial<ProfileField> = {}): ProfileField => ({
  ...{ name, isSet: false, isLocked: false, isRequired: false, needsCode: true, isVerified: false },
  ...change,
});
test.each<[string, ProfileField[], string[]]>([
  ['has none of the contacts when the settings have none', [profileField('member_name')], []],
  ['asks for a new contact that a code sets', [profileField('member_phone')], ['member_phone']],
  [
    'names the e-mail address first',
    [profileField('member_phone'), profileField('member_email')],
    ['member_email', 'member_phone'],
  ],
  [
    'has no contact that must be set without a code first',
    [profileField('member_email', { needsCode: false })],
    [],
  ],
  ['has no empty contact that is locked', [profileField('member_email', { isLocked: true })], []],
  [
    'asks for a fixed contact that is not verified',
    [profileField('member_email', { isSet: true, isLocked: true, needsCode: false })],
    ['member_email'],
  ],
  ['is done with a verified contact', [profileField('member_email', { isSet: true, isVerified: true })], []],
])('security of an account %s', (_, fields, left) => {
  const info = {
    ...{ fields, isWithdrawPassword: false, isPasswordWeak: true },
    ...{ withdrawPasswordLockedUntil: '', passwordChangedAt: '', createdAt: '' },
  };
  const open = (steps: ReturnType<typeof securitySteps>) =>
    steps.flatMap(({ id, isDone }) => (isDone ? [] : [id]));
  expect(open(securitySteps(info))).toEqual(['password', ...left, 'withdrawPassword']);
  expect(open(securitySteps({ ...info, isWithdrawPassword: true, isPasswordWeak: false }))).toEqual(left);
});
