import type { TradeKind } from '#contracts/trade/trade.ts';
import { expect, type Page } from './fixtures.ts';
import { button, choose, confirm, dialog, titleBar } from './parts.ts';

/** Helpers for the page of one order. */

export const log = (page: Page) => page.getByRole('region', { name: '操作记录' });
export const state = (page: Page, name: string) => titleBar(page).getByText(name, { exact: true });

export async function open(page: Page, kind: TradeKind, id: string) {
  await page.goto(`/order/order-manage/order-${kind}-detail?id=${id}`);
  await expect(log(page)).toBeVisible();
}

/** Opens a dialog by its button, fills it in and saves; the dialog closes only after success. */
export async function move(page: Page, name: string, fill: () => Promise<unknown> = async () => undefined) {
  await button(page, name).click();
  await expect(dialog(page)).toBeVisible();
  await fill();
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
}

/** Fills in the documents of the two guests whose names are filled in already, and the room numbers. */
export async function registerGuests(page: Page, rooms: string[]) {
  for (const at of [0, 1]) {
    const guest = page.getByRole('group', { name: `第${at + 1}位`, exact: true });
    await choose(guest, '证件类型', '护照');
    await guest.getByLabel('证件号', { exact: true }).fill(`E1234567${at}`);
  }
  for (const no of rooms) {
    await page.getByLabel('房号', { exact: true }).fill(no);
    await page.getByLabel('房号', { exact: true }).press('Enter');
  }
}
