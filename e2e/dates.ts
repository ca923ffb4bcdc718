import type { Locator } from '@playwright/test';
import type { Page } from './fixtures.ts';

/** Types a date or a time into its field, in any usual way, and leaves the field. */
export async function typeDate(form: Page | Locator, label: string, text: string) {
  const field = form.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

/** The calendar of the open field. */
export const calendar = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('grid') })
    .last();
/** A day in it. */
export const dayIn = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`);
