import type { Page } from './fixtures.ts';
import { dialog } from './parts.ts';

/** The parts of a batch: ticked rows, by their numbers, and the dialog that says what becomes of each. */

export async function tickAll(page: Page, numbers: readonly string[]): Promise<void> {
  for (const no of numbers) await page.getByRole('checkbox', { name: `选择${no}` }).check();
}
export const batchLine = (page: Page, no: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: no });
export const batchSummary = (page: Page) => dialog(page).getByRole('status');
export const closeBatch = (page: Page) =>
  dialog(page).getByRole('contentinfo').getByRole('button', { name: '关闭' });
