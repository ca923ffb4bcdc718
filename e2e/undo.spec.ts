import { expect, type Page, test } from './fixtures.ts';
import { effects } from './lost.ts';
import { button } from './parts.ts';

/** A switch can be taken back for 8 s from the message of its success (docs/decisions/0035-undo.md). */

const banners = '/setting/system-setting/home-banner-list';
const onOff = (page: Page) => page.getByRole('switch', { name: '启用云栖湖秋色正浓' });
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: '撤销' });

test('a switch is taken back by keyboard; the focus returns to it', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await onOff(page).focus();
  await page.keyboard.press('Space');
  await expect(onOff(page)).not.toBeChecked();
  await expect(undo(page)).toBeInViewport();
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await expect(onOff(page)).toBeChecked();
  await expect(undo(page)).toHaveCount(0);
  expect(await effects(system, 'homeBanners.enable')).toBe(2);
});

test('a removal cannot be taken back, so it offers nothing', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await button(page, '删除 云栖湖秋色正浓').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});
