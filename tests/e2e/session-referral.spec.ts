import { expect, test } from '#tests/support/fixtures.ts';
import { introducer, lastRegistration } from '#tests/support/registration.ts';
import { field, fillRegistration, openRegistration, registerButton, toast } from '#tests/support/steps.ts';

test('agent link fixes the introducer and currency of the registration', async ({
  page,
  control,
  context,
}) => {
  await page.goto('/?id=agent_rosa&currency=VND');
  await openRegistration(page);
  await expect(introducer(page)).toHaveValue('agent_rosa');
  await expect(introducer(page)).toBeDisabled();
  await expect(field(page, 'Account currency')).toHaveValue('VND');
  await expect(field(page, 'Account currency')).toBeDisabled();
  const now = Date.now() / 1_000;
  const cookie = (await context.cookies()).find(({ name }) => name === 'member_agent');
  expect(cookie?.value).toBe('agent_rosa');
  expect(Math.abs((cookie?.expires ?? 0) - now - 1_440 * 60)).toBeLessThan(60);
  await control.script({ path: '/register', response: { kind: 'code', code: 106 } });
  await fillRegistration(page, { 'Full name': 'Huy', 'Phone number': '0912345672' });
  await field(page, 'Code from the message').fill('123456');
  await registerButton(page).click();
  await expect(toast(page, 'This agent does not exist.')).toBeVisible();
  expect(await lastRegistration(control)).toMatchObject({ introducer: 'agent_rosa', member_currency: 'VND' });
});

test('agent domain fixes the introducer and currency of the registration', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.url.replace('127.0.0.1', 'agent.localhost')}/faq`);
  await openRegistration(page);
  await expect(introducer(page)).toBeDisabled();
  await expect(introducer(page)).toHaveValue('agent');
  await expect(field(page, 'Account currency')).toHaveValue('VND');
  await expect(field(page, 'Account currency')).toBeDisabled();
});
