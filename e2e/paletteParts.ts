import { expect, type Page } from './fixtures.ts';

/** The palette as a user finds it. */

export const field = (page: Page) => page.getByRole('combobox', { name: '搜索页面、记录和操作' });
export const results = (page: Page) => page.getByRole('listbox', { name: '搜索结果' });
export const group = (page: Page, name: string) => results(page).getByRole('group', { name, exact: true });
export const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name });

export async function open(page: Page, text: string) {
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}
