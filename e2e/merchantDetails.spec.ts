import { expect, type Page, test } from './fixtures.ts';

/** The page of a merchant: his places, his users, and his sales of 30 days (domain design, section 8.1). */

const list = '/merchant/manage/setting/list';
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const line = (page: Page, type: string) =>
  section(page, /^近30天/)
    .getByRole('row')
    .filter({ hasText: type });

test('places by type link to their pages, figures of 30 days to the orders that they sum', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await page.getByRole('button', { name: '详情 悦途酒店集团' }).click();
  await expect(page.getByRole('heading', { name: '悦途酒店集团' })).toBeVisible();

  const places = section(page, '资源列表');
  await expect(places.getByRole('tab')).toHaveText([/^景区 \d+$/, '酒店', '民宿']);
  await expect(places.getByRole('row').filter({ hasText: '悦途湖畔水世界' })).toContainText('浙江省 杭州市');
  await places.getByRole('tab', { name: /^酒店/ }).click();
  // Each type is counted by its own list, which has what the user may see.
  await expect(places.getByRole('tab')).toHaveText(['景区', /^酒店 \d+$/, '民宿']);
  const count = Number((await places.getByRole('tab', { name: /^酒店/ }).textContent())?.replace(/\D/g, ''));
  await expect(places.getByRole('table', { name: '酒店' }).getByRole('row')).toHaveCount(count + 1);
  await expect(section(page, '账号列表')).toContainText('顾云舟199****0008查看商户店长启用');

  const [, orders = '', paid = ''] = await line(page, '酒店').getByRole('cell').allTextContents();
  expect(Number(orders)).toBeGreaterThan(0);
  await line(page, '酒店').getByRole('link', { name: paid }).click();
  await expect(page).toHaveURL(/order-hotel-list\?merchantId=2&payStart=.*&payEnd=/);
  await expect(
    page.getByText(new RegExp(`^共${orders}单，实付合计${paid.replace('.', '\\.')}元`)),
  ).toBeVisible();
  await page.goBack();
  await places.getByRole('tab', { name: /^酒店/ }).click();
  await places.getByRole('link', { name: '云栖湖度假酒店' }).click();
  await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeVisible();
});

test('a merchant user sees the same of his own', async ({ page, signInAs }) => {
  await signInAs('merchantManager');
  await page.goto(list);
  await expect(section(page, '资源列表').getByRole('tab')).toHaveCount(3);
  const refunded = line(page, '民宿').getByRole('link').last();
  const amount = await refunded.textContent();
  await refunded.click();
  await expect(page).toHaveURL(/refund-house-list\?status=40&finishStart=/);
  await expect(page.getByText(new RegExp(`退款合计${amount?.replace('.', '\\.')}元$`))).toBeVisible();
});

test('a user who may see merchants but neither their places nor orders gets numbers without links', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(`${list.replace('list', 'details')}?id=2`);
  // The operator may see orders, but not refunds.
  await expect(line(page, '酒店').getByRole('link')).toHaveCount(2);
  await expect(line(page, '合计').getByRole('link')).toHaveCount(0);
});
