import { expect, test } from './fixtures.ts';
import { button, choose, confirm, fill, options, row, toggle, uploadCut } from './parts.ts';

/** Benefits of members (domain design, section 6.4), and the grades that give them. */

const list = '/member/member-system/member-benefit-list';

test('benefits are listed with what they are worth, and found by type', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/home');
  await page.getByRole('link', { name: '会员', exact: true }).click();
  await page.getByRole('link', { name: '会员权益', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, '免费间夜').first()).toContainText('每晚最高600.00元');
  await expect(row(page, '免费间夜').first()).toContainText('全部酒店、民宿');
  await choose(page, '权益类型', '免费门票');
  await button(page, '查询').click();
  await expect(row(page, '每年免费')).toBeVisible();
  await expect(row(page, '会员折扣')).toHaveCount(0);
});

test('free nights that are good for some places only are never said to be good for all', async ({
  page,
  signInAs,
}) => {
  await page.route('**/member-benefits/list?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { list: { name: string; hotels: object[] }[] } };
    // Their names are not known any more.
    for (const benefit of json.data.list)
      if (benefit.name === '免费间夜') benefit.hotels = [{ id: '99', name: '' }];
    await route.fulfill({ response: answer, json });
  });
  await signInAs('operator');
  await page.goto(list);
  await expect(row(page, '免费间夜').first()).toContainText('每晚最高600.00元');
  await expect(row(page, '免费间夜').first()).not.toContainText('全部酒店、民宿');
});

test('a benefit is added by its type and given by a grade; then it can neither be removed nor switched off', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '添加权益').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('添加权益');
  await fill(page, { 权益名称: '山居免房', 权益说明: '山居民宿每年免费入住' });
  await uploadCut(page, '权益图标');
  await confirm(page).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '请输入单晚抵扣上限' })).toBeVisible();
  await fill(page, { 单晚抵扣上限: '500' });
  await button(page, '选择民宿').click();
  await page.getByRole('group', { name: '适用民宿' }).getByRole('combobox').click();
  const first = options(page).first();
  const place = await first.innerText();
  await first.click();
  await confirm(page).click();
  await expect(row(page, '山居免房')).toContainText('每晚最高500.00元');
  await expect(row(page, '山居免房')).toContainText(place);

  await page.goto('/member/member-system/add-grade?id=2');
  await button(page, '添加权益项').click();
  const added = page.getByRole('group', { name: '第3项权益' });
  await added.getByRole('combobox').click();
  await page.getByRole('option', { name: '山居免房' }).click();
  await added.getByLabel('每年数量').fill('2');
  await confirm(page).click();
  await expect(page).toHaveURL('/member/member-system/member-grade-list');
  await page.getByRole('link', { name: '银卡会员', exact: true }).click();
  const given = page.getByRole('table', { name: '权益清单' }).getByRole('row', { name: '山居免房' });
  await expect(given).toContainText('免费间夜');
  await expect(given).toContainText('2');

  await page.goto(list);
  await button(page, '删除 山居免房').click();
  await confirm(page).click();
  await expect(page.getByText('权益已被1个等级使用，无法删除/停用')).toBeVisible();
  await button(page, '编辑 山居免房').click();
  await expect(page.getByRole('textbox', { name: '权益类型' })).toHaveValue('免费间夜');
  await expect(page.getByRole('textbox', { name: '权益类型' })).not.toBeEditable();
  await page.goto(list);
  await toggle(page, '启用优先预订').click();
  await expect(toggle(page, '启用优先预订')).toBeChecked();
  await button(page, '编辑 优先预订').click();
  await fill(page, { 权益说明: '节假日提前两天预订' });
  await confirm(page).click();
  await expect(row(page, '优先预订')).toContainText('节假日提前两天预订');
  await button(page, '删除 优先预订').click();
  await confirm(page).click();
  await expect(row(page, '优先预订')).toHaveCount(0);
});
