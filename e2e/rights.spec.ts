import { expect, test } from './fixtures.ts';
import { toggle } from './parts.ts';

/** Rights that explain themselves. */

const bannerList = '/setting/system-setting/home-banner-list';

test('a locked switch names the missing right, to the pointer, by keyboard and to a screen reader', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('support');
  await page.goto(bannerList);
  const missing = '缺少权限：管理首页轮播';
  const first = toggle(page, '启用云栖湖秋色正浓');
  await expect(first).toBeDisabled();
  await expect(first).toHaveAccessibleDescription(missing);
  await first.hover();
  await expect(page.getByRole('tooltip')).toHaveText(missing);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await first.focus();
  await expect(page.getByRole('tooltip')).toHaveText(missing);
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  expect((await system.journal()).some(({ endpoint }) => endpoint === 'homeBanners.enable')).toBe(false);
});

test('/401 names the right in its scopes as somebody of the kind can have it', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/product/hotel/list');
  await expect(page.getByRole('heading', { name: '没有访问权限：酒店产品列表' })).toBeVisible();
  await expect(page.getByText('缺少权限：查看酒店产品（全部或负责资源）')).toBeVisible();
  await signInAs('frontDesk');
  await page.goto('/product/hotel/list');
  await expect(page.getByText('缺少权限：查看酒店产品（本单位或负责资源）')).toBeVisible();
  await page.goto(bannerList);
  await expect(page.getByText('该功能不对商户管理员开放：查看首页轮播')).toBeVisible();
});

test('the words of rights follow the language', async ({ page, signInAs, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await signInAs('support');
  await page.goto('/product/hotel/list');
  await expect(
    page.getByText('Missing right: View hotel products (all or own responsibility)'),
  ).toBeVisible();
});
