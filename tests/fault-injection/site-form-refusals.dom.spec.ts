import type { Locator, Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { test } from '#tests/support/dom/fixtures.ts';
import { expect } from '#tests/support/expect.ts';
import { openSignedIn } from '#tests/support/realtime.ts';
import {
  changeForm,
  dialog,
  fillRegistration,
  newPassword,
  openPasswordChange,
  openRecovery,
  openRegistration,
  openSignIn,
  recoveringMember,
  registerButton,
  requestCode,
  submitCredentials,
  submitPasswordChange,
} from '#tests/support/steps.ts';

/* What the back end of a framework says about a form: words by field (422), and when the next try is allowed (429). */

interface Form {
  path: Path;
  open: (page: Page, control: ControlClient) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  button: (page: Page) => Locator;
  /** Wire names of fields with what the server says of them, and the labels under which it stands. */
  refused: [wireName: string, label: string][];
}

const forms: Record<string, Form> = {
  'sign-in': {
    path: '/login',
    open: async (page) => {
      await page.goto('/faq');
      await openSignIn(page);
    },
    send: (page) => submitCredentials(page, { account: 'linhmai_88' }),
    button: (page) => dialog(page).getByRole('button', { name: /^(Sign in|Try again in)/ }),
    refused: [
      ['account', 'Account name'],
      ['password', 'Password'],
    ],
  },
  registration: {
    path: '/register',
    open: async (page) => {
      await page.goto('/faq');
      await openRegistration(page);
    },
    send: async (page) => {
      await fillRegistration(page);
      await registerButton(page).click();
    },
    button: (page) => dialog(page).getByRole('button', { name: /^(Open my account|Try again in)/ }),
    refused: [
      ['member_account', 'Account name'],
      ['password', 'Password'],
      ['member_email', 'E-mail address'],
    ],
  },
  recovery: {
    path: '/forgot_password/send',
    open: async (page) => {
      await page.goto('/faq');
      await openSignIn(page);
      await openRecovery(page);
    },
    send: (page) => requestCode(page, recoveringMember),
    button: (page) => dialog(page).getByRole('button', { name: /^(Send code|Try again in)/ }),
    refused: [
      ['account', 'Account name'],
      ['value', 'E-mail address'],
    ],
  },
  'password change': {
    path: '/member/profile/edit_password',
    open: async (page, control) => {
      await openSignedIn(page, control, 'second_seat', '/faq');
      await openPasswordChange(page);
    },
    send: (page) => submitPasswordChange(page, { old: 'dusk2468', password: newPassword }),
    button: (page) => changeForm(page).getByRole('button', { name: /^(Change password|Try again in)/ }),
    refused: [
      ['old_password', 'Current password'],
      ['password', 'New password'],
    ],
  },
};

for (const [name, { path, open, send, button, refused }] of Object.entries(forms)) {
  test(`${name} form shows the server's words at their fields`, async ({ page, control }) => {
    await open(page, control);
    const errors = Object.fromEntries(refused.map(([wireName]) => [wireName, [`about ${wireName}`]]));
    await control.script({
      path,
      response: { kind: 'status', status: 422, body: JSON.stringify({ message: 'Refused', errors }) },
    });
    await send(page);
    for (const [wireName, label] of refused)
      await expect(page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))).toHaveAccessibleDescription(
        `about ${wireName}`,
      );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`${name} form cannot be sent before the server allows it`, async ({ page, control }) => {
    await open(page, control);
    await page.route(new RegExp(`/api${path}$`), (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' }, body: '{}' }),
    );
    const tries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(path)) tries.push(request.url());
    });
    await send(page);
    await expect(button(page)).toHaveText(/Try again in \d+ seconds/);
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await button(page).click({ force: true });
    expect(tries).toHaveLength(1);
  });
}
