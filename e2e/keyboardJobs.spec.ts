import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { addDays, monthOf } from '#contracts/days.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { demoPassword, expect, type Page, type Persona, personas, test } from './fixtures.ts';
import { button, confirm, dialog, row, titleBar } from './parts.ts';
import { screenReader } from './screenReader.ts';
import { orderIn, refundIn, stateOf } from './tradeScenes.ts';

/** Ten jobs of staff by keyboard alone, read as a screen reader does: names, roles, states, and what live regions say (docs/accessibility.md). */

/** Opens the console as a persona, with the reader at its first page. */
async function begin(page: Page, signInAs: (persona: Persona) => Promise<void>, persona: Persona) {
  const reader = await screenReader(page);
  await signInAs(persona);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return reader;
}

test('signs in, hears what is missing, and changes a setting', async ({ page }) => {
  const reader = await screenReader(page);
  await page.goto('/login');
  await reader.isAt('textbox', '手机号');
  await reader.press('Enter');
  await reader.hears('表单验证失败');
  await reader.isAt('textbox', '手机号');
  await expect(page.locator(':focus')).toHaveAccessibleDescription('请输入手机号');
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  await reader.type(personas.superAdmin);
  await reader.press('Tab');
  await reader.type(demoPassword);
  await reader.press('Enter');
  await expect(page).toHaveURL('/home');
  // The address is that of the home page while the sign-in page still stands, with a heading of its own.
  await expect(page.getByRole('heading', { level: 1, name: '好' })).toBeVisible();

  await reader.press('Tab');
  await reader.isAt('button', '跳到主要内容');
  await reader.openPage('基础设置');
  await expect(page).toHaveTitle('基础设置');
  await reader.fill(page.getByLabel('超时取消'), '');
  await reader.press('Delete', 'Enter');
  await reader.hears('请输入超时取消规则');
  await reader.isAt('textbox', '超时取消');
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/请输入超时取消规则/);
  await reader.type('45');
  await reader.press('Enter');
  await reader.hears('配置修改成功');
});

test('finds an order by its number and confirms it', async ({ page, system, signInAs }) => {
  const { orderNo } = await orderIn(system, 'hotel', orderStatus.toConfirm);
  const reader = await begin(page, signInAs, 'support');
  await reader.press('Control+k');
  await reader.isAt('combobox', '搜索页面、记录和操作');
  await reader.type(orderNo);
  await reader.hears(/^\d+ 个结果$/);
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await reader.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeVisible();
  await reader.use(button(page, '接单'));
  await expect(dialog(page)).toHaveAccessibleName(/接单/);
  await reader.use(confirm(page));
  await expect(dialog(page)).toBeHidden();
  await reader.hears('操作成功');
  await expect(titleBar(page)).toContainText('待入住');
});

test('takes a ticket at the gate, and hears that it cannot be taken twice', async ({
  page,
  system,
  signInAs,
}) => {
  const { code, productName } = await orderIn(system, 'place', orderStatus.toUse, { own: 1, inDays: 0 });
  const reader = await begin(page, signInAs, 'merchantManager');
  await reader.press('Alt+v');
  await expect(dialog(page)).toHaveAccessibleName('验券');
  await reader.isAt('textbox', '券码');
  await reader.type(code);
  await reader.press('Enter');
  await reader.hears('可以使用');
  await expect(dialog(page)).toContainText(productName);
  await reader.press('Enter');
  await reader.hears('已核销');
  await reader.isAt('textbox', '券码');
  await reader.type(code);
  await reader.press('Enter');
  await reader.hears('券码已使用/已退款');
  await reader.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('adds a label for members, and switches it off', async ({ page, signInAs }) => {
  const reader = await begin(page, signInAs, 'operator');
  await reader.openPage('会员标签');
  await reader.press('/');
  await reader.isAt('textbox', '标签名称');
  await reader.use(button(page, '添加标签'), 'Shift+Tab');
  await expect(dialog(page)).toHaveAccessibleName('添加标签');
  await reader.isAt('textbox', '标签名称');
  await reader.press('Enter');
  await reader.hears('请输入标签名称');
  await expect(page.locator(':focus')).toHaveAccessibleDescription('请输入标签名称');
  await reader.type('银发出游');
  await reader.goTo(dialog(page).getByRole('radio', { name: '手动标签' }));
  await expect(page.locator(':focus')).toBeChecked();
  await reader.press('Enter');
  await reader.hears('操作成功');
  await expect(dialog(page)).toBeHidden();
  await reader.isAt('button', '添加标签');

  await reader.goTo(row(page, '银发出游').getByRole('switch'));
  await reader.isAt('switch', '启用银发出游');
  await expect(page.locator(':focus')).toBeChecked();
  await reader.press('Space');
  await reader.hears('操作成功');
  await expect(page.getByRole('switch', { name: '启用银发出游' })).not.toBeChecked();
});

test('audits a refund from the list', async ({ page, system, signInAs }) => {
  const { refundNo } = await refundIn(system, 'hotel', refundStatus.toAudit);
  const reader = await begin(page, signInAs, 'support');
  await reader.openPage('酒店退款');
  await reader.goTo(page.getByRole('tab', { name: /^全部/ }));
  await expect(page.locator(':focus')).toHaveAttribute('aria-selected', 'true');
  await reader.press('ArrowRight', 'Enter');
  await expect(page.getByRole('tab', { name: /^待审核 \d+$/ })).toHaveAttribute('aria-selected', 'true');
  await reader.use(button(page, `审核 ${refundNo}`));
  await expect(dialog(page)).toHaveAccessibleName(/审核/);
  await reader.goTo(dialog(page).getByRole('radio', { name: '通过' }));
  await reader.press('ArrowDown');
  await reader.isAt('radio', '拒绝');
  await reader.use(confirm(page));
  await reader.hears(/请输入.*原因/);
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/请输入.*原因/);
  await reader.type('已过退改期限');
  await reader.use(confirm(page));
  await expect(dialog(page)).toBeHidden();
  await reader.hears('操作成功');
});

test('sets prices of three days in the calendar', async ({ page, signInAs }) => {
  const month = monthOf(testDay, 1);
  const cell = (day: number) =>
    page.getByRole('gridcell', {
      name: addDays(month, day - 1).replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日 '),
    });
  const reader = await begin(page, signInAs, 'operator');
  await page.goto(`/product/hotel/stock?id=23&month=${month.slice(0, 7)}`);
  await expect(cell(5)).toHaveAccessibleName(/未设$/);
  await reader.goTo(page.locator('[role=gridcell][tabindex="0"]').first());
  await reader.press('PageDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await reader.hears('已选3天');
  await reader.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('批量设置');
  await reader.goTo(dialog(page).getByRole('checkbox', { name: '设置售价', exact: true }));
  await reader.press('Space');
  await reader.goTo(dialog(page).getByRole('textbox', { name: '售价', exact: true }));
  await reader.type('300');
  await reader.hears(/^3天不能保存/);
  await reader.goTo(dialog(page).getByRole('checkbox', { name: '设置库存', exact: true }));
  await reader.press('Space');
  await reader.goTo(dialog(page).getByRole('textbox', { name: '库存', exact: true }));
  await reader.type('6');
  await expect(dialog(page).getByRole('status')).toContainText('将更新3天');
  await reader.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(/售价300\.00元 余6\/总6/);
});

test('adds a member, and hears each fault', async ({ page, signInAs }) => {
  const reader = await begin(page, signInAs, 'operator');
  await reader.openPage('会员列表');
  await reader.press('/');
  await reader.use(button(page, '添加会员'), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: '添加会员' })).toBeVisible();
  await reader.use(confirm(page));
  await reader.hears('请输入手机号');
  await reader.isAt('textbox', '手机号');
  await expect(page.locator(':focus')).toHaveAccessibleDescription(/请输入手机号/);
  await reader.type('19900009311');
  await reader.fill(page.getByLabel('会员姓名', { exact: true }), '江晚舟');
  await reader.goTo(page.getByRole('combobox', { name: '性别' }));
  await reader.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox').getByRole('option', { name: '女' })).toBeVisible();
  await reader.press('Escape');
  await reader.use(confirm(page));
  await reader.hears('操作成功');
  await expect(page.getByRole('heading', { level: 1, name: '会员列表' })).toBeVisible();
  await expect(row(page, '江晚舟')).toBeVisible();
});

test('audits a withdrawal on its page', async ({ page, system, signInAs }) => {
  const { withdrawNo } = await stateOf<{ withdrawNo: string }>(system, 'a withdrawal is in a status', {
    status: withdrawStatus.toAudit,
  });
  const reader = await begin(page, signInAs, 'finance');
  await reader.openPage('提现记录');
  await reader.use(page.getByRole('link', { name: withdrawNo }));
  await expect(page.getByRole('heading', { level: 1, name: withdrawNo })).toBeVisible();
  await expect(page.getByRole('region', { name: '操作记录' })).toBeVisible();
  await reader.use(button(page, '审核'));
  await expect(dialog(page)).toHaveAccessibleName(/审核/);
  await expect(dialog(page)).toHaveAccessibleDescription(/提现金额 ¥?[\d,.]+/);
  await reader.use(confirm(page));
  await expect(dialog(page)).toBeHidden();
  await reader.hears('操作成功');
  await expect(titleBar(page)).toContainText('待打款');
});

test('changes the rights of a role', async ({ page, signInAs }) => {
  const reader = await begin(page, signInAs, 'platformAdmin');
  await reader.openPage('角色列表');
  await reader.press('/');
  await reader.type('短信核对');
  await reader.press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await reader.use(button(page, '编辑 短信核对'));
  await expect(page.getByRole('heading', { level: 1, name: '编辑角色' })).toBeVisible();
  await reader.goTo(page.getByRole('checkbox', { name: '查看会员', exact: true }));
  await expect(page.locator(':focus')).not.toBeChecked();
  await reader.press('Space');
  await expect(page.locator(':focus')).toBeChecked();
  await reader.hears(/^已选 \d+ 项权限$/);
  await reader.use(confirm(page));
  await reader.hears('操作成功');
});

test('searches a list, sorts it and exports it', async ({ page, signInAs }) => {
  const reader = await begin(page, signInAs, 'operator');
  await reader.openPage('会员列表');
  await reader.press('/');
  await reader.type('王');
  await reader.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  const total = page.getByText(/^共 [1-9]\d? 条$/);
  await expect(total).toBeVisible();
  const count = Number((await total.innerText()).replace(/\D/g, ''));
  const head = page.getByRole('columnheader', { name: '累计消费' });
  await reader.use(head.getByRole('button'));
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const download = page.waitForEvent('download');
  await reader.use(button(page, '导出'), 'Shift+Tab');
  await reader.use(confirm(page));
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  expect(sheets[0]?.rows).toHaveLength(count + 1);
  await reader.hears('导出成功');
});
