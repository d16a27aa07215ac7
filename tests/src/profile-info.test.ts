import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { SiteConfig } from '#contract/site.ts';
import { configureCalls } from '#src/api/call.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { profileInfoQuery } from '#src/features/profile/profile.ts';
import { setSite } from '#src/site/site.ts';

const setting = (name: string, more: object = {}) => ({
  name,
  currency: 'USD',
  is_member_center: 1,
  ...more,
});
const settings = [
  setting('member_phone', { is_member_center_verification: 1, is_required: 1 }),
  setting('member_name'),
  setting('member_email'),
  setting('member_qq', { is_member_center: 0 }),
  setting('member_zalo', { currency: 'VND' }),
  setting('verify_code'),
  setting('made_up'),
];
const profile = {
  id: 7,
  member_account: 'mei',
  member_currency: 'USD',
  member_name: 'Mei Lin',
  member_phone: '',
  member_email: 'mei@example.com',
  is_withdraw_password: 1,
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
  setSite({ siteId: '1' } as SiteConfig);
  configureCalls({ clock: new SimulatedClock(), locale: () => 'en-US', onUnauthorized: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

function operator(info: () => Response) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/profile/info')) return info();
    if (path.endsWith('/register-settings')) return Response.json({ code: 100, data: { list: settings } });
    return Response.json({ code: 100, data: { member_profile: profile } });
  });
  return createQueryClient().fetchQuery({ ...profileInfoQuery(1), retry: false });
}

test('details come from the profile and the register settings when the operator has no other call', async () => {
  const info = await operator(() => new Response('Not Found', { status: 404 }));
  expect(
    info.fields.map(({ name, isLocked, needsCode, isRequired }) => [name, isLocked, needsCode, isRequired]),
  ).toEqual([
    ['member_name', true, false, false],
    ['member_email', true, false, false],
    ['member_phone', false, true, true],
  ]);
  expect(info).toMatchObject({ isWithdrawPassword: true, createdAt: '', isPasswordWeak: false });
});

test('details are those of the operator when it has the call', async () => {
  const info = await operator(() =>
    Response.json({ code: 100, data: { fields: [], created_at: '2026-01-02' } }),
  );
  expect(info).toMatchObject({ fields: [], createdAt: '2026-01-02' });
});

test('details fail when the call does', async () => {
  await expect(operator(() => new Response('', { status: 500 }))).rejects.toThrow('/member/profile/info');
});
