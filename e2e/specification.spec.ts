import { rightIds } from '#contracts/rights/rights.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, list, option, options } from './parts.ts';
import { file, png } from './pictures.ts';

/** Rules of the specification that belong to no single screen. */

const banners = '/setting/system-setting';
const merchantForm = '/merchant/manage/setting/add';

test('the first three search fields are shown, the rest unfolds', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/list');
  const fields = page.getByRole('search').locator('label');
  await expect(fields).toHaveCount(3);
  const first = await fields.allTextContents();
  await button(page, '展开').click();
  await expect(fields.nth(3)).toBeVisible();
  expect((await fields.allTextContents()).slice(0, 3)).toEqual(first);
  await button(page, '收起').click();
  await expect(fields).toHaveText(first);
});

test('a hidden page highlights its list in the sidebar', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  for (const [path, parent] of [
    [merchantForm, '商户列表'],
    ['/merchant/manage/setting/details?id=1', '商户列表'],
    ['/account/manage/add-user', '用户列表'],
  ] as const) {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: '子菜单' }).locator('[aria-current=page]');
    await expect(current).toHaveText([parent]);
  }
});

test('more pictures than are allowed are refused with their number', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(merchantForm);
  const picture = png(20, 20);
  const files = Array.from({ length: 7 }, (_, at) => file(`${at}.png`, picture));
  await page.getByLabel('许可证', { exact: true }).setInputFiles(files);
  await expect(page.getByRole('alert').filter({ hasText: '只能上传 6 张图片' })).toBeVisible();
});

test('the cropper gives a JPEG of quality 0.8', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    const cut: unknown[] = [];
    Object.assign(window, { cut });
    const original = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      cut.push([type, quality]);
      original.call(this, done, type, quality);
    };
  });
  await signInAs('superAdmin');
  await page.goto(`${banners}/home-banner-list?banner=add`);
  const dialog = page.getByRole('dialog', { name: '添加轮播图' });
  await dialog.getByLabel('轮播图', { exact: true }).setInputFiles(file('湖.png', png(1200, 500)));
  await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('文件上传成功!')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { cut: unknown[] }).cut)).toEqual([
    ['image/jpeg', 0.8],
  ]);
});

test('a click outside leaves the dialog and what was typed in it', async ({ page, signInAs }) => {
  await page.clock.install();
  await signInAs('superAdmin');
  await page.goto(`${banners}/home-banner-list?banner=add`);
  const dialog = page.getByRole('dialog', { name: '添加轮播图' });
  await expect(dialog.getByLabel('轮播图名称')).toBeFocused();
  for (const [x, y] of [
    [10, 450],
    [1270, 10],
  ] as const) {
    await page.mouse.click(x, y);
    // Longer than any closing animation.
    await page.clock.runFor(2_000);
    await dialog.getByLabel('轮播图名称').fill(`留下 ${x}`);
    await expect(dialog.getByLabel('轮播图名称')).toHaveValue(`留下 ${x}`);
  }
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

/** Answers the list calls of selects with maps, and returns the limits of the requests. */
async function answerMaps(page: Page, maps: Record<string, Record<string, string>>) {
  const asked: Record<string, (string | null)[]> = {};
  for (const [path, data] of Object.entries(maps)) {
    const limits: (string | null)[] = [];
    asked[path] = limits;
    await page.route(`**/api/main/${path}?*`, (route) => {
      limits.push(new URL(route.request().url()).searchParams.get('limit'));
      return route.fulfill({ json: { status: 1, message: '操作成功', data } });
    });
  }
  return asked;
}

test('every select takes a plain id-to-name map, on one page of 100 or page by page', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const hotels = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at + 1}`, `酒店${at + 1}号`]));
  const asked = await answerMaps(page, {
    'merchant-categories/list-all-enabled': { 1: '甲类', 2: '乙类' },
    'provinces/list-enabled': { 33: '浙江省', 46: '海南省' },
    'cities/list-enabled-of-province': { 4601: '海口市' },
    'products-hotel/list-all-enabled': hotels,
  });
  await page.goto(merchantForm);
  await list(page, '分类').click();
  await expect(options(page)).toHaveText(['甲类', '乙类']);
  await option(page, '乙类').click();
  await expect(list(page, '分类')).toHaveValue('乙类');
  // The page and the select ask for it: the page for the business types that each category allows.
  expect(asked['merchant-categories/list-all-enabled']).toEqual(['100', '100']);
  await page.getByRole('combobox', { name: '所在地区 省份' }).click();
  await option(page, '海南省').click();
  await page.getByRole('combobox', { name: '所在地区 城市' }).click();
  await option(page, '海口市').click();
  await expect(page.getByRole('combobox', { name: '所在地区 城市' })).toHaveValue('海口市');

  await page.goto(`${banners}/estate-banner-list?banner=add`);
  for (const [select, name] of [
    ['跳转类型', '产品'],
    ['产品类型', '酒店'],
    ['产品名称', '酒店25号'],
  ] as const) {
    await list(page, select).click();
    await option(page, name).click();
  }
  await expect(list(page, '产品名称')).toHaveValue('酒店25号');
  expect(asked['products-hotel/list-all-enabled']).toEqual(['10']);
});

for (const [name, manage] of [
  ['estate', rightIds.manageEstateBanner],
  ['landing', rightIds.manageLandingBanner],
] as const) {
  test(`without the manage right of ${name} banners the switch is disabled and the actions are absent`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('platformAdmin');
    await page.evaluate((taken) => {
      const held = JSON.parse(localStorage.getItem('rightIds') ?? '[]') as number[];
      localStorage.setItem('rightIds', JSON.stringify(held.filter((code) => code !== taken)));
    }, manage);
    await page.route('**/auth/validate**', async (route) => {
      const answer = await route.fetch();
      const envelope = await answer.json();
      envelope.data.rightIds = envelope.data.rightIds.filter((code: number) => code !== manage);
      await route.fulfill({ response: answer, json: envelope });
    });
    await page.goto(`${banners}/${name}-banner-list`);
    await expect(page.getByRole('switch').first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /编辑|删除|添加/ })).toHaveCount(0);
    const other = name === 'estate' ? 'landing' : 'estate';
    await page.goto(`${banners}/${other}-banner-list`);
    await expect(page.getByRole('switch').first()).toBeEnabled();
    await expect(page.getByRole('button', { name: '添加轮播图' })).toBeVisible();
  });
}

test('no screen that only shows a mobile shows the whole of it', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const whole = /(?<!\d)1[3-9]\d{9}(?!\d)/;
  for (const path of [
    '/setting/sms-manage/send-record',
    '/account/manage/user-list',
    '/account/manage/user-list?detail=4',
    '/merchant/manage/setting/list',
    '/merchant/manage/setting/details?id=1',
    '/order/order-manage/order-place-list',
    '/order/refund-manage/refund-place-list',
  ]) {
    await page.goto(path);
    const main = page.locator('body');
    await expect(main).toContainText(/1[3-9]\d\*{4}\d{4}/);
    expect([path, (await main.innerText()).match(whole)]).toEqual([path, null]);
  }
});
