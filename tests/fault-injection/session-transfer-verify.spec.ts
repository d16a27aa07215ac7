import { expect, test } from '#tests/support/fixtures.ts';
import { dialog, openSignIn, submitCredentials } from '#tests/support/steps.ts';

const account = 'moved_802';

test.beforeEach(async ({ page }) => {
  await page.goto('/faq');
  await openSignIn(page);
  await submitCredentials(page, { account });
  await expect(dialog(page).getByRole('tab', { name: 'Phone' })).toBeVisible();
});

test('captcha image is sanitized when it contains scripts', async ({
  page,
  control,
  sandbox,
  consoleErrors,
}) => {
  const response = await fetch(`${sandbox.url}/api/clientCaptcha`, { method: 'POST', body: '{}' });
  const { data: real } = (await response.json()) as { data: { text: string } };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44" onload="document.title='owned'"><script>document.title='owned'</script><image href="https://evil.example/x.png"/><foreignObject><p>hello</p></foreignObject><path d="M0 0L9 9" onclick="alert(1)" stroke="#000"/></svg>`;
  await control.script({
    path: '/clientCaptcha',
    response: { kind: 'code', code: 100, data: { text: real.text, data: drawing } },
  });
  await dialog(page).getByRole('button', { name: 'Show a new image' }).click();
  const src = page.locator('dialog img[src*="L9"]');
  await expect(src).toBeVisible();
  const shown = decodeURIComponent((await src.getAttribute('src')) ?? '');
  expect(shown).toContain('M0 0L9 9');
  expect(shown).not.toMatch(/script|onload|onclick|evil|foreignObject|hello/i);
  expect(await page.title()).not.toBe('owned');
  // The browser logs for each handler that the CSP blocks it as well.
  for (const entry of consoleErrors.splice(0))
    expect(entry).toContain('Executing inline event handler violates');
});
