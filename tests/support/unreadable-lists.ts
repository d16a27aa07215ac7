import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

type Data = Record<string, unknown>;
export const unreadableText = 'This list could not be read.';
/** A list of which no row can be read. */
const unreadable = ['?'];
/** What is shown in place of the list. */
export const unreadableList = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: `${title}${unreadableText}` });

/** Changes the data of the sandbox's responses to a call; the returned function ends that. */
export async function changeData<T>(page: Page, path: string, changed: (data: T) => unknown) {
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: T } | { body: T };
    const [field, data] = 'body' in body ? ['body', body.body] : ['data', body.data];
    await route.fulfill({ response, json: { ...body, [field as string]: changed(data as T) } });
  });
  return () => page.unroute(url);
}

export const inData = (field: string) => (data: Data) => ({ ...data, [field]: unreadable });
export const inEachRow = (field: string) => (data: { list: Data[] }) => ({
  list: data.list.map(inData(field)),
});
export const inHalls = (halls: Data[]) => halls.map(inData('gp_list'));

/** Restores the list, and has the page read it again. */
export async function expectReadAgain(page: Page, title: string, restore: () => Promise<void>) {
  await expect(unreadableList(page, title)).toBeVisible();
  await restore();
  await unreadableList(page, title).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(unreadableText)).toHaveCount(0);
}
