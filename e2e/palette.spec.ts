import { expect, type System, test } from './fixtures.ts';
import { field, group, open, option, results } from './paletteParts.ts';

/** The palette (Ctrl+K): pages by Chinese, pinyin and English, actions, and records of all kinds. */

test('pages are found by initials, pinyin, English and Chinese', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  for (const text of ['tuikuan', 'tk', 'refund', '退款']) {
    await open(page, text);
    await expect(group(page, '页面').getByRole('option').first()).toContainText('退款');
    await field(page).fill('');
    await page.keyboard.press('Escape');
  }
  await open(page, '');
  await field(page).fill('dxff');
  await expect(option(page, /短信发放记录/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/setting/sms-manage/send-record');
});

type Row = { id: string; name: string; orderNo: string };
async function firstOf(system: System, area: string) {
  const token = await system.tokenOf('superAdmin');
  const answer = await fetch(`${system.url}/api/main/${area}/list?offset=0&limit=1&token=${token}`);
  const [row] = ((await answer.json()) as { data: { list: [Row] } }).data.list;
  return { ...row, token };
}

async function someMember(system: System) {
  const { token, ...member } = await firstOf(system, 'members');
  const revealed = await system.call(`members/reveal/${member.id}`, { data: { field: 'mobile' } }, token);
  const { value: mobile } = revealed.data as { value: string };
  return { ...member, mobile };
}

/** Ways in which a number is copied from elsewhere. */
const copies: [string, (mobile: string) => string][] = [
  ['with +86 and spaces', (mobile) => `+86 ${mobile.replace(/(...)(....)/, '$1 $2 ')}`],
  [
    'in full-width digits',
    (mobile) => mobile.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
  ['with a line break', (mobile) => ` ${mobile}\r\n`],
];
for (const [how, copy] of copies)
  test(`a member is found by his mobile pasted ${how}, and his page opened by keyboard`, async ({
    page,
    context,
    system,
    signInAs,
  }) => {
    const { id, name, mobile } = await someMember(system);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs('support');
    await page.goto('/home');
    await open(page, '');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), copy(mobile));
    await page.keyboard.press('Control+v');
    const members = group(page, '会员列表').getByRole('option');
    await expect(members).toHaveCount(1);
    await expect(members).toContainText(name);
    // The number itself is not shown.
    await expect(results(page)).not.toContainText(mobile);
    await expect(members).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/member/member-manage/${id}/member-detail`);
    await expect(field(page)).toHaveValue('');
  });

test('Enter after a number that is still searched opens what is found', async ({
  page,
  system,
  signInAs,
}) => {
  const order = await firstOf(system, 'orders-hotel');
  await signInAs('support');
  await page.goto('/home');
  await system.control('faults', { endpoint: 'searches.find', kind: 'latency', value: 300, times: 1 });
  await open(page, '');
  await field(page).fill(order.orderNo);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/order/order-manage/order-hotel-detail?id=${order.id}`);
});

test('what a search leaves out is one step away in the list', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await open(page, '1');
  // One digit says too little.
  await expect(results(page).getByRole('group', { name: '会员列表' })).toHaveCount(0);
  await page.keyboard.type('99');
  const all = group(page, '会员列表').getByRole('option', { name: /^查看全部 \d+ 条$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL(/member-list\?keyword=199/);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
});

test('a user of a merchant finds his own records only', async ({ page, signInAs }) => {
  await signInAs('merchantManager');
  await page.goto('/home');
  await open(page, '云');
  await expect(option(page, /云栖湖度假酒店/).first()).toBeVisible();
  await expect(results(page).getByRole('group', { name: '项目列表' })).toHaveCount(0);
  await expect(results(page).getByRole('group', { name: '商户列表' })).toHaveCount(0);
});

test('an answer to an older text does not replace that to the newer one', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await system.control('faults', { endpoint: 'searches.find', kind: 'latency', value: 1_500, times: 1 });
  const late = page.waitForResponse(/searches\/find\?text=%E9%9B%BE/);
  const asked = page.waitForRequest(/searches\/find\?text=%E9%9B%BE/);
  await open(page, '雾');
  await asked;
  await field(page).fill('云栖湖');
  await expect(option(page, /云栖湖度假酒店/).first()).toBeVisible();
  await late;
  await expect(option(page, /云栖湖度假酒店/).first()).toBeVisible();
  await expect(option(page, /雾/)).toHaveCount(0);
});

test('records that cannot be searched are said so, and searched again on request', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await system.control('faults', { endpoint: 'searches.find', kind: 'status', value: -1099, times: 1 });
  // At once: a search between two typed letters would meet the fault instead.
  await open(page, '');
  await field(page).fill('云栖湖');
  await expect(page.getByRole('alert').filter({ hasText: '记录查找失败' })).toBeVisible();
  await expect(results(page).locator('..')).not.toContainText('没有匹配的结果');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '重试' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option(page, /云栖湖度假酒店/).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('without a text it offers the pages opened last and actions', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/merchant/hotel/hotels/list');
  await expect(page.getByRole('heading', { level: 1, name: '酒店列表' })).toBeVisible();
  await open(page, 'dxff');
  await option(page, /短信发放记录/).click();
  await expect(page.getByRole('heading', { level: 1, name: '短信发放记录' })).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await open(page, '');
  const recent = group(page, '最近打开').getByRole('option');
  await expect(recent).toHaveText([/短信发放记录/, /酒店列表/]);
  // They outlive a reload.
  await page.reload();
  await open(page, '');
  await expect(recent).toHaveText([/短信发放记录/, /酒店列表/]);
  await field(page).fill('tjjd');
  await option(page, /^添加酒店$/).click();
  await expect(page).toHaveURL('/merchant/hotel/hotels/add');
  await open(page, '');
  await field(page).fill('English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search pages, records and actions' })).toBeVisible();
});

test('Tab leaves the field for what follows it, also while results are shown', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await open(page, '');
  await expect(option(page, /^添加酒店$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(results(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: '语言' })).toBeFocused();
});

test('? lists the shortcuts, but types a question mark where text is typed', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/merchant/hotel/hotels/list');
  const name = page.getByLabel('酒店名称');
  await name.fill('');
  await page.keyboard.type('?');
  await expect(name).toHaveValue('?');
  const help = page.getByRole('dialog', { name: '快捷键' });
  await expect(help).toHaveCount(0);
  await page.getByRole('button', { name: '列设置' }).focus();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await expect(help.getByRole('term')).toHaveText([
    '搜索页面、记录和操作',
    '跳到搜索条件',
    '保存表单',
    '下一部分',
    '上一部分',
    '显示快捷键',
    '在列表中选择',
    '关闭最上面的窗口',
    '日历、网格：移动，按住 Shift 选多格',
    '日历、网格：全选',
    '日历、网格：打开所选',
    '清除所选，或移除沙盘点位',
    '沙盘：撤销',
  ]);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('button', { name: '列设置' })).toBeFocused();
});
