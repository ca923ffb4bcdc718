import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { idle } from './pageClock.ts';
import { file, png } from './pictures.ts';

/** Parts of the screens, found like a user does by role and visible name. */

export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} `) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
/** The title of a record together with its status. */
export const titleBar = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..');
export const dialog = (page: Page) => page.getByRole('dialog');
/** What the dialog on top says under a label. */
export const fact = (page: Page, label: string) =>
  dialog(page).last().getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');
/** The figure of a page that stands under a label. */
export const figure = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
/** Waits for the rows of the search that was made: a tick in one that is about to be replaced does nothing. */
export async function rowsLoaded(page: Page) {
  await idle(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
export const bodyRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
/** The confirm button of the question, or else of the dialog or form. */
export const confirm = (page: Page) => button(page, '确定').last();
export const list = (page: Page | Locator, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export async function choose(form: Page | Locator, label: string, name: string) {
  await list(form, label).click();
  // The options are in a layer over the page, not in the form.
  await option('page' in form ? form.page() : form, name).click();
}

/** Fills text fields, given by their labels. */
export async function fill(form: Page | Locator, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
}

/** Uploads one more picture and waits until it can be opened large. */
export async function upload(page: Page, label: string) {
  const arrived = page.getByRole('button', { name: /^查看大图/ });
  const before = await arrived.count();
  await page.getByLabel(label, { exact: true }).setInputFiles(file(`${label}.png`, png(60, 50)));
  await expect(arrived).toHaveCount(before + 1);
}

/** The same where it is cut first, as the frame stands. */
export async function uploadCut(page: Page, label: string) {
  const arrived = page.getByRole('button', { name: /^查看大图/ });
  const before = await arrived.count();
  await page.getByLabel(label, { exact: true }).setInputFiles(file(`${label}.png`, png(700, 400)));
  await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click();
  await expect(arrived).toHaveCount(before + 1);
}

/** Chooses an action in the 更多 menu of a row. */
export async function more(page: Page, name: string, action: string) {
  await button(page, `更多 ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A line that stays in view over the buttons of a dialog, in a window too low for the dialog. */
export async function expectAboveButtons(page: Page, line: Locator) {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 1280, height: 440 });
  const [shown, ok] = [await line.boundingBox(), await confirm(page).boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0), 'its lower edge').toBeLessThan(ok?.y ?? 0);
  await page.setViewportSize(before);
}
