import type { AppFixture } from '#tests/flows/app-fixture.ts';

interface Options {
  hasPassword: boolean;
  list: readonly unknown[];
}

/** Opens the page of accounts with the given ones. */
export async function openAccounts(app: AppFixture, { hasPassword, list }: Options) {
  const { member_id, member_account, member_currency } = await app.storeMember();
  const profile = {
    member_id,
    member_account,
    member_currency,
    member_name: 'Linh Mai',
    is_withdraw_password: hasPassword ? 1 : 0,
  };
  const script = (path: '/member/account/list' | '/member/profile', data: unknown) =>
    app.control.script({ path, times: 1_000, response: { kind: 'code', code: 100, data } });
  await script('/member/account/list', { list });
  await script('/member/profile', { member_profile: profile });
  await app.openApp('/user/BindAccount');
}
