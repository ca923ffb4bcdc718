import type { Locator } from '@playwright/test';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button } from './parts.ts';
import { withoutTabs } from './withoutTabs.ts';

/** The open pages as tabs: each keeps its place, its search and its input. */

const strip = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' });
const tab = (page: Page, name: string | RegExp) => strip(page).getByRole('tab', { name });
const all = (page: Page) => strip(page).getByRole('tab');
const choose = async (page: Page, name: string, action: string) => {
  await tab(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '子菜单' }).getByRole('link', { name, exact: true });
const bannerList = '/setting/system-setting/home-banner-list';
const sms = '/setting/sms-manage/send-record';
const settings = '/setting/system-setting/basic-config';

/** What the backend keeps as pinned of the super administrator. */
async function pinnedOf(system: System) {
  const { data } = await system.call('preferences/get', undefined, await system.tokenOf('superAdmin'));
  return (data as { tables: { table: string; settings: { pinned?: string[] } }[] }).tables.find(
    ({ table }) => table === '*',
  )?.settings.pinned;
}

test('going back to a tab shows its search, what was typed and its place, without a request', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${sms}?page=2&pageSize=50`);
  // A page keeps its place from when it has a tab, which comes with the settings of the account.
  await expect(tab(page, '短信发放记录')).toBeVisible();
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const rows = page.getByRole('region', { name: '短信发放记录' });
  await rows.evaluate((box) => box.scrollTo(0, 600));
  const mobile = page.getByLabel('发放手机');
  await mobile.fill('138');
  await menuLink(page, '首页轮播图').click();
  await expect(page.getByRole('heading', { name: '首页轮播图', level: 1 })).toBeVisible();
  await expect(page.getByText('共 13 条')).toBeVisible();
  await expect(all(page)).toHaveText(['短信发放记录', '首页轮播图']);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await tab(page, '短信发放记录').click();
  await expect(page).toHaveURL(`${sms}?page=2&pageSize=50`);
  await expect(page.getByRole('heading', { name: '短信发放记录', level: 1 })).toBeVisible();
  await expect(mobile).toHaveValue('138');
  await expect.poll(() => rows.evaluate((box) => box.scrollTop)).toBe(600);
  await tab(page, '首页轮播图').click();
  await expect(page.getByText('共 13 条')).toBeVisible();
  expect(asked).toEqual([]);
});

test('input that is not saved stays in its tab, which asks only when it is closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(settings);
  const phone = page.getByLabel('客服电话');
  const before = await phone.inputValue();
  await phone.fill('020-8765432');
  await menuLink(page, '首页轮播图').click();
  await expect(page.getByText('共 13 条')).toBeVisible();
  await expect(tab(page, /基础设置/).getByRole('img', { name: '有未保存的内容' })).toBeVisible();
  await page.reload();
  await tab(page, /基础设置/).click();
  await expect(phone).toHaveValue('020-8765432');

  await tab(page, '首页轮播图').click();
  const question = page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' });
  await tab(page, /基础设置/).click({ button: 'middle' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(tab(page, /基础设置/)).toBeVisible();
  await tab(page, /基础设置/).click({ button: 'middle' });
  await question.getByRole('button', { name: '离开' }).click();
  await expect(tab(page, /基础设置/)).toHaveCount(0);
  await page.goto(settings);
  await expect(phone).toHaveValue(before);
});

test('two windows keep apart what is typed into the same form, and a closed one leaves its input', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const other = await context.newPage();
  const phone = (on: Page) => on.getByLabel('客服电话');
  const awayAndBack = async (on: Page) => {
    await menuLink(on, '首页轮播图').click();
    await expect(on.getByText('共 13 条')).toBeVisible();
    await tab(on, /基础设置/).click();
  };
  await page.goto(settings);
  await other.goto(settings);
  const before = await phone(page).inputValue();
  await phone(page).fill('020-8765432');
  await phone(other).fill('020-8765433');
  await awayAndBack(page);
  await expect(phone(page)).toHaveValue('020-8765432');

  await button(page, '取消').click();
  await button(page, '离开').click();
  await expect(tab(page, /基础设置/)).toHaveCount(0);
  await awayAndBack(other);
  await expect(phone(other)).toHaveValue('020-8765433');
  await page.goto(settings);
  await awayAndBack(page);
  await expect(phone(page)).toHaveValue(before);

  await other.close();
  await page.reload();
  await expect(phone(page)).toHaveValue('020-8765433');
  await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
});

test('a form that is saved or left closes its tab and shows the list as it was', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/list?enabled=1');
  await page.getByRole('button', { name: '添加商户' }).click();
  await expect(page.getByRole('heading', { name: '添加商户', level: 1 })).toBeVisible();
  await expect(all(page)).toHaveText(['商户列表', '添加商户']);
  // By way of another tab, so that the list is not the page before in the history.
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/home');
  await tab(page, '添加商户').click();
  await button(page, '取消').click();
  await expect(page).toHaveURL('/merchant/manage/setting/list?enabled=1');
  await expect(all(page)).toHaveText(['商户列表', '首页']);
});

for (const kept of ['in a tab', 'without tabs']) {
  test(`a save that is answered after its page was left leads nobody away, ${kept}`, async ({
    page,
    signInAs,
    system,
  }) => {
    if (kept === 'without tabs') await withoutTabs(system, 'superAdmin');
    await signInAs('superAdmin');
    await page.goto('/account/manage/user-list');
    await page.getByRole('button', { name: '编辑 阮清越' }).click();
    await page.getByLabel('备注').fill('夜班');
    await system.control('faults', { endpoint: 'backendUsers.update', kind: 'delay', value: 1500, times: 1 });
    const sent = page.waitForRequest(/backend-users\/update/);
    await button(page, '确定').click();
    await sent;
    await menuLink(page, '角色列表').click();
    if (kept === 'without tabs') await button(page, '离开').click();
    await expect(page).toHaveURL('/account/manage/role-list');
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(tab(page, '阮清越')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/account/manage/role-list');
  });
}

test('the tab of the page that is opened comes into view with the name of its record', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const lists = ['place', 'hotel', 'house'].flatMap((kind) => [
    `/product/${kind}/list`,
    `/order/refund-manage/refund-${kind}-list`,
    `/order/order-manage/order-${kind}-list`,
  ]);
  for (const [at, list] of [sms, settings, ...lists.reverse()].entries()) {
    await page.goto(list);
    await expect(all(page)).toHaveCount(at + 1);
  }
  await page.goto('/order/order-manage/order-place-list');
  const order = page.getByRole('link', { name: /^P\d{10,}/ }).first();
  const orderNo = (await order.textContent()) ?? '';
  await order.click();
  const opened = tab(page, orderNo);
  await expect(opened).toHaveAttribute('aria-selected', 'true');
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width : 0;
  };
  await expect.poll(async () => (await right(opened)) - (await right(strip(page)))).toBeLessThanOrEqual(0.5);
});

test('tabs of one name say what they show of it, and each record has its own name', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const project = '临海·听澜苑';
  await page.goto('/estate/project-manage/1/add-house-shape');
  await expect(all(page)).toHaveText([project]);
  await page.getByRole('link', { name: /^楼栋/ }).click();
  await expect(all(page)).toHaveText([`户型 · ${project}`, `楼栋 · ${project}`]);
  await choose(page, `楼栋 · ${project}`, '关闭');
  await expect(all(page)).toHaveText([project]);

  for (const [form, label] of [
    ['/account/manage/add-user?id=9', '姓名'],
    ['/account/manage/add-role?id=3', '角色名称'],
  ] as const) {
    await page.goto(form);
    const name = await page.getByLabel(label, { exact: true }).inputValue();
    await expect(all(page).last()).toHaveText(name);
  }
  await page.goto('/product/hotel/stock?id=23');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(all(page).last()).toHaveText(product ?? '');
});

test('tabs are closed, opened again, pinned and moved, also by keyboard', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(settings);
  await expect(tab(page, '基础设置')).toBeVisible();
  for (const name of ['首页轮播图', '置业轮播图', '短信发放记录']) {
    await menuLink(page, name).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await choose(page, '短信发放记录', '左移');
  await expect(all(page)).toHaveText(['基础设置', '首页轮播图', '短信发放记录', '置业轮播图']);
  await choose(page, '短信发放记录', '固定标签页');
  await expect(all(page)).toHaveText(['短信发放记录', '基础设置', '首页轮播图', '置业轮播图']);
  await tab(page, '首页轮播图').dragTo(tab(page, '置业轮播图'));
  await expect(all(page)).toHaveText(['短信发放记录', '基础设置', '置业轮播图', '首页轮播图']);

  await tab(page, '短信发放记录').focus();
  await page.keyboard.press('End');
  await expect(tab(page, '首页轮播图')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '首页轮播图', level: 1 })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(tab(page, '首页轮播图')).toHaveCount(0);
  await choose(page, '短信发放记录', '重新打开关闭的标签页');
  await expect(page).toHaveURL(bannerList);
  await choose(page, '基础设置', '关闭其他标签页');
  await expect(all(page)).toHaveText(['短信发放记录', '基础设置']);

  // The account keeps what is pinned, for every machine.
  await expect.poll(() => pinnedOf(system)).toEqual([sms]);
});

test('Delete closes one shown tab after another, and the focus goes to the tab that is shown next', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(settings);
  await expect(tab(page, '基础设置')).toBeVisible();
  for (const name of ['首页轮播图', '置业轮播图', '短信发放记录']) {
    await menuLink(page, name).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await tab(page, '短信发放记录').focus();
  const shown = strip(page).getByRole('tab', { selected: true });
  for (const left of [3, 2]) {
    await page.keyboard.press('Delete');
    await expect(all(page)).toHaveCount(left);
    await expect(shown).toBeFocused();
  }

  await tab(page, '基础设置').click();
  await page.getByLabel('客服电话').fill('020-8765432');
  await shown.focus();
  await page.keyboard.press('Delete');
  await button(page, '继续编辑').press('Enter');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Delete');
  await button(page, '离开').press('Enter');
  await expect(all(page)).toHaveCount(1);
  await expect(shown).toBeFocused();
});

test('a window that pins a page leaves the pages that another window has pinned', async ({
  page,
  context,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  const other = await context.newPage();
  await page.goto(sms);
  await other.goto(settings);
  await expect(tab(page, '短信发放记录')).toBeVisible();
  await expect(tab(other, '基础设置')).toBeVisible();
  await choose(page, '短信发放记录', '固定标签页');
  await expect.poll(() => pinnedOf(system)).toEqual([sms]);
  await choose(other, '基础设置', '固定标签页');
  await expect.poll(() => pinnedOf(system)).toEqual([settings, sms]);
  await choose(page, '短信发放记录', '取消固定');
  await expect.poll(() => pinnedOf(system)).toEqual([settings]);
});

test('without tabs a page is left as before', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(settings);
  await choose(page, '基础设置', '不使用标签页');
  await expect(strip(page)).toHaveCount(0);
  await page.getByLabel('客服电话').fill('020-8765432');
  await menuLink(page, '首页轮播图').click();
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(bannerList);
  await button(page, '您好，')
    .or(page.getByRole('button', { name: /^您好/ }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: '使用标签页' }).click();
  await expect(strip(page)).toBeVisible();
});
