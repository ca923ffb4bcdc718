import { expect, type Page } from './fixtures.ts';
import { confirm, list, row } from './parts.ts';

/** What lists and forms of merchants, places and rooms show and hold. */

/** A city beside the list, with its count. */
export const cityButton = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '按城市' }).getByRole('button', { name });
/** How many rows the list has, on all pages. */
export const expectFound = (page: Page, count: number) =>
  expect(page.getByText(`共 ${count} 条`)).toBeVisible();

/** What a select of the search area or of a form holds, whether it can be typed into or not. */
export async function expectChosen(page: Page, label: string, text: string) {
  const field = list(page, label);
  if ((await field.evaluate(({ tagName }) => tagName)) === 'INPUT') await expect(field).toHaveValue(text);
  else await expect(field).toHaveText(text);
}

/** What stands in rows of a list. */
export async function expectRows(page: Page, rows: Record<string, (string | RegExp)[]>) {
  for (const [name, texts] of Object.entries(rows))
    for (const text of texts) await expect(row(page, name)).toContainText(text);
}

/** What is missing is told at its field, and the name, which is the first field, has the focus; what two fields lack is named twice. */
export async function expectMissing(page: Page, noun: string, sentences: string[]) {
  await confirm(page).click();
  await expect(page.getByText(`请输入${noun}名称`)).toHaveCount(2);
  await expect(page.getByLabel(`${noun}名称`)).toBeFocused();
  for (const sentence of sentences) {
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(sentences.filter((each) => each === sentence).length);
  }
}
