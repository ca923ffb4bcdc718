import { expect, type Page } from './fixtures.ts';
import { confirm, list, row } from './parts.ts';

/** Checks of lists and forms of merchants, venues and rooms. */

/** A city of the rail beside the list, with its count. */
export const cityButton = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '按城市' }).getByRole('button', { name });
/** Checks how many rows the list has on all pages. */
export const expectFound = (page: Page, count: number) =>
  expect(page.getByText(`共 ${count} 条`)).toBeVisible();

/** Checks the value of a select in the search area or in a form, editable or not. */
export async function expectChosen(page: Page, label: string, text: string) {
  const field = list(page, label);
  if ((await field.evaluate(({ tagName }) => tagName)) === 'INPUT') await expect(field).toHaveValue(text);
  else await expect(field).toHaveText(text);
}

/** Checks the texts in rows of a list. */
export async function expectRows(page: Page, rows: Record<string, (string | RegExp)[]>) {
  for (const [name, texts] of Object.entries(rows))
    for (const text of texts) await expect(row(page, name)).toContainText(text);
}

/**
 * Submits the form without its required fields: each error stands at its field, and the name, which is the first field, has the focus. The message
 * about the name appears twice, the others as often as `sentences` has them.
 */
export async function expectMissing(page: Page, noun: string, sentences: string[]) {
  // At the field, and for 2 s as a message: a slow machine is looking already when it comes.
  await Promise.all([expect(page.getByText(`请输入${noun}名称`)).toHaveCount(2), confirm(page).click()]);
  await expect(page.getByLabel(`${noun}名称`)).toBeFocused();
  for (const sentence of sentences) {
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(sentences.filter((each) => each === sentence).length);
  }
}
