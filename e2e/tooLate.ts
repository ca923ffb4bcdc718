import { expect, type Page } from './fixtures.ts';
import { button, dialog } from './parts.ts';

/** The dialog of a move whose record was changed by somebody else meanwhile. */

/** It is open, and says what the backend answered, what the record is now, and who did what. */
export async function cameTooLate(page: Page, said: { answer: string; state?: string; line: string }) {
  const bar = dialog(page).getByRole('alert').filter({ hasText: '您填写的内容仍保留在这里' });
  await expect(bar).toContainText(said.answer);
  if (said.state) await expect(bar).toContainText(`当前状态：${said.state}`);
  await expect(bar.getByRole('list', { name: '对方的操作' })).toContainText(said.line);
}

/** The user closes it, although what was typed there goes. */
export async function leaveLate(page: Page) {
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await button(page, '离开').click();
  await expect(dialog(page)).toHaveCount(0);
}
