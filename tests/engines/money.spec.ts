import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { expect, test } from './fixtures.ts';
import { expectBalance, openSignedIn } from './steps.ts';
import { openTab } from './tab.ts';

const account = 'linhmai_88';

test('deposit arrives in the wallet when it is paid', async ({ tab, sandbox, control, driver }) => {
  const { total } = await control.ledger({ account });
  await openSignedIn({ tab, sandbox, control }, '/user/Deposit', account);
  await tab.fill('main form input', 'How much?', '100');
  await tab.click('main button', 'Continue to pay $100.00');
  await tab.see('main button', 'I have paid');
  const reference = await tab.evaluate(
    () =>
      [...document.querySelectorAll('main *')]
        .map(({ textContent }) => textContent ?? '')
        .find((text) => /^[A-Z2-9]{12}$/.test(text)) ?? '',
  );
  await tab.click('main button', 'I have paid');
  await tab.see('main :is(p, span, div)', 'On its way to your wallet');
  const cashier = await openTab(driver);
  await cashier.goto(`${sandbox.gamesUrl}/cashier/${reference}`);
  await cashier.click('form button');
  await cashier.see('dd', 'Paid');
  await cashier.close();
  await tab.see('main :is(p, span, div)', 'The money is in your wallet');
  expect((await control.ledger({ account })).total).toBe(total + 100);
  await expectBalance(tab, control, account);
});

test('withdrawal is sent once its password is typed, and paid by the operator', async ({
  tab,
  sandbox,
  control,
}) => {
  const { main } = await control.ledger({ account });
  await openSignedIn({ tab, sandbox, control }, '/user/Withdrawal', account);
  await tab.fill('main form input', 'Amount', '50');
  await tab.click('main form button', 'Continue');
  await tab.fill('main form input', 'Withdrawal password, 4 digits', WITHDRAW_PASSWORD);
  await tab.click('main form button', 'Send $50.00');
  await tab.see('main h2', 'Withdrawal pending');
  expect(await control.ledger({ account })).toMatchObject({ main: main - 50, pending: 50 });
  await control.decideWithdrawal({ account });
  await tab.miss('main h2', 'Withdrawal pending');
  expect(await control.ledger({ account })).toMatchObject({ main: main - 50, pending: 0 });
  await expectBalance(tab, control, account);
});
