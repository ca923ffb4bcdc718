import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { expect, type Page, test } from './fixtures.ts';
import { detailOfRefund, orderIn, refundIn } from './tradeScenes.ts';

/** Personal numbers are masked. 查看 shows one in full to users who manage the record, and adds a line to the record's log. */

const section = (page: Page, name: string) => page.getByRole('region', { name });
/** What the browser stores or shows outside of the page's content. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]));

test('a page shows a whole number by 查看 until it is left, and its log who saw it', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto('/merchant/manage/setting/details?id=2');
  const basics = section(page, '基本信息');
  await expect(basics).toContainText('199****1002');
  const button = basics.getByRole('button', { name: '查看 联系电话' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(basics).toContainText('19900001002');
  await expect(section(page, '操作记录').getByRole('listitem').first()).toContainText('周明慧 查看联系电话');
  expect(await kept(page)).not.toContain('19900001002');
  await basics.getByRole('button', { name: '隐藏 联系电话' }).press('Space');
  await expect(basics).toContainText('199****1002');
  await button.click();
  await expect(basics).toContainText('19900001002');
  await page.reload();
  await expect(basics).toContainText('199****1002');
});

for (const persona of ['platformAdmin', 'merchantManager'] as const)
  test(`${persona} finds 查看 wherever a number of what he manages is masked`, async ({
    page,
    system,
    signInAs,
  }) => {
    await signInAs(persona);
    const pages = [
      ['/merchant/manage/setting/details?id=2', '联系电话'],
      ['/merchant/homestay/homestays/add?id=1', '房东电话'],
    ];
    for (const kind of tradeKinds) {
      const order = await orderIn(system, kind, orderStatus.toUse, { own: 1 });
      pages.push([`/order/order-manage/order-${kind}-detail?id=${order.id}`, '会员手机号']);
      const refund = await refundIn(system, kind, refundStatus.toAudit, { own: 1 });
      pages.push([detailOfRefund(kind, refund.id), '会员手机号']);
    }
    for (const [path = '', number] of pages) {
      await page.goto(path);
      await page.getByRole('button', { name: `查看 ${number}`, exact: true }).click();
      await expect(page.getByRole('button', { name: `隐藏 ${number}`, exact: true })).toBeVisible();
    }
    const seen = (await system.journal()).filter(({ endpoint }) => endpoint?.includes('.reveal'));
    expect(seen.map(({ status }) => status)).toEqual(pages.map(() => 1));
  });

test('who may only look finds no 查看', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto('/order/order-manage/order-hotel-list');
  await page.getByRole('row').nth(1).getByText('详情', { exact: true }).click();
  await expect(section(page, '订单信息')).toContainText(/1\d{2}\*{4}\d{4}/);
  await expect(page.getByRole('button', { name: /^查看 / })).toHaveCount(0);
});

test('a form leaves a number as it is, shows it on request, and takes another one', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  const token = await system.tokenOf('platformAdmin');
  const stored = async () => {
    const { data } = await system.call('backend-users/reveal/9', { data: { field: 'mobile' } }, token);
    return (data as { value: string }).value;
  };
  const edit = async () => {
    await page.goto('/account/manage/add-user?id=9');
    await expect(page.getByRole('heading', { name: '编辑用户' })).toBeVisible();
  };
  const save = async () => {
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('操作成功')).toBeVisible();
  };
  const mobile = page.getByRole('textbox', { name: '手机号' });

  await edit();
  await expect(mobile).toHaveValue('199****0009');
  await page.getByRole('textbox', { name: '备注' }).fill('夜班');
  await page.getByRole('button', { name: '查看 手机号' }).click();
  await expect(mobile).toHaveValue('19900000009');
  expect(await kept(page)).not.toContain('19900000009');
  expect(await kept(page)).toContain('夜班');
  await save();
  expect(await stored()).toBe('19900000009');

  await edit();
  await mobile.fill('199****0019');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入正确的手机号码').first()).toBeVisible();
  await mobile.fill('19900007777');
  await save();
  expect(await stored()).toBe('19900007777');
});
