import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { testMoment } from '../contracts/testing/moment.ts';
import { mp4 } from './mp4.ts';
import { standStill } from './pageClock.ts';
import { file, png } from './pictures.ts';

/** The demo without a server (`npm run build:demo`), served by a plain static file server. */
const dist = join(import.meta.dirname, '../web/dist-demo');
const bannerList = '/setting/system-setting/home-banner-list';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const server = createServer((req, res) => {
  const path = (req.url ?? '').split('?')[0] ?? '';
  const name = join(dist, path === '/' ? 'index.html' : path);
  const found = existsSync(name);
  const type = types[extname(name)] ?? 'application/octet-stream';
  res.writeHead(found ? 200 : 404, { 'content-type': type }).end(found ? readFileSync(name) : '');
});
test.beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterAll(() => void server.close());

const faults: string[] = [];
test.beforeEach(async ({ context, page }) => {
  faults.length = 0;
  await standStill(context, testMoment);
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByLabel('手机号').fill('19900000001');
  await page.getByLabel('密码', { exact: true }).fill('mm123456');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByText('您好，林知远')).toBeVisible();
});

const bar = (page: Page) => page.getByRole('complementary', { name: '演示工具' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const goTo = async (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `编辑 ${from}` }).click();
  const dialog = page.getByRole('dialog', { name: /轮播图/ });
  await expect(dialog.getByLabel('轮播图名称')).toHaveValue(from);
  await dialog.getByLabel('轮播图名称').fill(to);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(row(page, to)).toBeVisible();
}

test('a change outlives a reload, a snapshot brings it back, a reset takes it away', async ({ page }) => {
  await goTo(page, bannerList);
  await rename(page, '云栖湖秋色正浓', '云栖湖冬雪');
  await page.reload();
  await expect(row(page, '云栖湖冬雪')).toBeVisible();
  await expect(row(page, '云栖湖冬雪').locator('img')).toHaveJSProperty('naturalWidth', 750);
  await bar(page).getByLabel('快照名称').fill('冬天');
  await bar(page).getByRole('button', { name: '保存快照' }).click();
  await expect(bar(page).getByLabel('已存快照')).toHaveValue('冬天');
  await bar(page).getByRole('button', { name: '重置数据' }).click();
  await expect(row(page, '云栖湖秋色正浓')).toBeVisible();
  await expect(bar(page).getByLabel('已存快照')).toHaveValue('冬天');
  await bar(page).getByRole('button', { name: '恢复快照' }).click();
  await expect(row(page, '云栖湖冬雪')).toBeVisible();
  expect(faults).toEqual([]);
});

test('an uploaded picture outlives a reload', async ({ page }) => {
  await goTo(page, `${bannerList}?banner=add`);
  const dialog = page.getByRole('dialog', { name: /轮播图/ });
  await dialog.getByLabel('轮播图名称').fill('新图');
  await dialog.getByRole('combobox', { name: '跳转类型' }).click();
  await page.getByRole('option', { name: '不跳转', exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(file('a.png', png(750, 624)));
  const cropper = page.getByRole('dialog', { name: '裁剪图片' });
  await cropper.getByRole('button', { name: '确定' }).click();
  await expect(cropper).toBeHidden();
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
  await goTo(page, `${bannerList}?title=新图`);
  await expect(row(page, '新图').locator('img')).toHaveJSProperty('naturalWidth', 750);
  expect(faults).toEqual([]);
});

test('an uploaded video outlives a reload and plays by parts', async ({ page }) => {
  await goTo(page, '/estate/project-manage/1/add-video');
  await page.getByRole('button', { name: '添加视频' }).click();
  const video = page.getByRole('listitem', { name: '视频 3', exact: true });
  await video.getByLabel('视频标题').fill('湖区航拍');
  await video.getByRole('combobox', { name: '视频类型' }).click();
  await page.getByRole('option', { name: '航拍', exact: true }).click();
  await video.getByLabel('视频', { exact: true }).setInputFiles(file('a.mp4', mp4({ seconds: 8 })));
  await expect(video.getByText('时长 00:08')).toBeVisible();
  await video.getByLabel('视频封面', { exact: true }).setInputFiles(file('a.png', png(320, 180)));
  await expect(video.getByRole('button', { name: /^查看大图/ })).toBeVisible();
  await page.getByRole('button', { name: '确定' }).click();
  await page.waitForURL('**/project-detail');
  await page.reload();
  await page.getByRole('button', { name: '播放视频 湖区航拍' }).click();
  const player = page.getByRole('dialog', { name: '湖区航拍' }).locator('video');
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => Math.round(element.duration)))
    .toBe(8);
  expect(faults).toEqual([]);
});

test('plays faults, jumps the clock, switches the persona', async ({ page }) => {
  await goTo(page, bannerList);
  await expect(row(page, '云栖湖秋色正浓')).toBeVisible();
  await bar(page).getByLabel('故障范围').selectOption('每次请求');
  await bar(page).getByRole('button', { name: '注入故障' }).click();
  await expect(bar(page).getByRole('button', { name: '清除故障（1）' })).toBeVisible();
  await page.getByRole('switch').first().click();
  await expect(page.getByText('系统繁忙，请稍后重试').first()).toBeVisible();
  await bar(page).getByRole('button', { name: '清除故障（1）' }).click();
  await expect(bar(page).getByRole('button', { name: '清除故障（0）' })).toBeDisabled();

  const time = () =>
    bar(page)
      .getByRole('time')
      .textContent()
      .then((text) => Date.parse(text ?? ''));
  await expect.poll(time).toBeGreaterThan(0);
  const before = await time();
  await bar(page).getByLabel('时间跨度').selectOption('30 分钟');
  await bar(page).getByRole('button', { name: '快进时间' }).click();
  await expect.poll(time).toBeGreaterThanOrEqual(before + 30 * 60_000);

  await bar(page).getByLabel('演示身份').selectOption('何以安 客服');
  await bar(page).getByRole('button', { name: '切换身份' }).click();
  // The name is on the page before it reloads, so wait for the address first.
  await page.waitForURL('**/home');
  await expect(page.getByText('您好，何以安')).toBeVisible();
  await goTo(page, bannerList);
  await expect(page.getByRole('switch').first()).toBeDisabled();
});

test('the sign-in page offers one persona for each default role; one click signs in', async ({ page }) => {
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const personas = page.getByRole('region', { name: '一键登录演示身份' });
  await expect(personas.getByRole('button')).toHaveText([
    '林知远 超级管理员',
    '周明慧 平台管理员',
    '钱思齐 财务',
    '苏晚晴 运营',
    '何以安 客服',
    '郑海生 项目经理',
    '叶青禾 置业顾问',
    '顾云舟 商户店长',
    '温小满 前台',
    '沈望舒 公司管理员',
  ]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await goTo(page, '/order/order-manage/order-hotel-list');
  await personas.getByRole('button', { name: '温小满' }).click();
  await expect(page).toHaveURL(/order-hotel-list/);
  await expect(page.getByText('您好，温小满')).toBeVisible();
  expect(faults).toEqual([]);
});

test('the bar takes its own room, folds, speaks the language of the page, and passes axe', async ({
  page,
}) => {
  await goTo(page, bannerList);
  await expect(bar(page).getByRole('button', { name: '切换身份' })).toBeEnabled();
  const edge = async (place: ReturnType<typeof bar>, side: 'top' | 'bottom') =>
    Math.round(await place.evaluate((element, side) => element.getBoundingClientRect()[side], side));
  expect(await edge(page.locator('#root'), 'bottom')).toBe(await edge(bar(page), 'top'));
  expect(await edge(bar(page), 'bottom')).toBe(900);
  for (const theme of ['light', 'dark']) {
    const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
    expect(violations, theme).toEqual([]);
    await page.getByRole('button', { name: '切换深浅色' }).click();
  }
  await page.getByLabel('语言').selectOption('en');
  const english = page.getByRole('complementary', { name: 'Demo tools' });
  await english.getByRole('button', { name: 'Demo tools' }).click();
  await expect(english.getByRole('button', { name: 'Reset data' })).toBeHidden();
  await page.reload();
  await expect(english.getByRole('button', { name: 'Demo tools' })).toHaveAttribute('aria-expanded', 'false');
});

test('the production build has nothing of the demo', () => {
  const assets = join(dist, '../dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const marks =
    /mockServiceWorker|@mswjs|faker|mm123456|demoBar|demo-personas|console-demo|__mock|演示工具|演示身份/;
  const guilty = scripts.filter((name) => marks.test(readFileSync(join(assets, name), 'utf8')));
  expect(guilty).toEqual([]);
  expect(existsSync(join(dist, '../dist/mockServiceWorker.js'))).toBe(false);
});
