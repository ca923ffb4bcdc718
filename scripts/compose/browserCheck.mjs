/** One visit of the composed console with a real browser. */
import assert from 'node:assert/strict';
import { chromium, expect } from '@playwright/test';
import { file, png } from '../../e2e/pictures.ts';

const list = '/setting/system-setting/home-banner-list';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Signs in, adds a banner with a picture, lets `between` happen, and finds session, banner and picture again. */
export async function useConsole(url, between) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'zh-CN' });
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto('/');
    await page.getByLabel('手机号').fill('19900000001');
    await page.getByLabel('密码', { exact: true }).fill('mm123456');
    await page.getByRole('button', { name: '登 录' }).click();
    await expect(page.getByText('您好，林知远')).toBeVisible({ timeout: 15_000 });

    await page.goto(`${list}?banner=add`);
    const dialog = page.getByRole('dialog', { name: /轮播图/ });
    await dialog.getByLabel('轮播图名称').fill('容器里的湖');
    await dialog.locator('input[type=file]').setInputFiles(file('lake.png', png(1500, 1248)));
    const cropper = page.getByRole('dialog', { name: '裁剪图片' });
    await cropper.getByRole('button', { name: '确定' }).click();
    await expect(cropper).toBeHidden({ timeout: 15_000 });
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();

    await between();
    await page.goto(`${list}?title=${encodeURIComponent('容器里的湖')}`);
    const row = page.getByRole('row').filter({ hasText: '容器里的湖' });
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 750, { timeout: 15_000 });
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
}
