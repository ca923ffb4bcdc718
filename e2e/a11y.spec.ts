import { AxeBuilder } from '@axe-core/playwright';
import { screens } from '../web/src/app/screens.ts';
import { addressFor } from './expectedScreens.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { chooseFile, memberRow, openImport, workbook } from './memberFiles.ts';
import { choose } from './parts.ts';
import { startWalk } from './screenWalk.ts';

const bannerList = '/setting/system-setting/home-banner-list';
const smsList = '/setting/sms-manage/send-record';
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });

/** The serious and critical violations that axe finds, with their elements. In the dark theme only colours differ, so only contrast is checked. */
async function seriousFaults(page: Page): Promise<string[]> {
  const dark = (await page.locator('body').getAttribute('theme-mode')) === 'dark';
  // There are no frames, and passed rules need no description; either would double the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (dark ? axe.withRules('color-contrast') : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const addressesIn = (page: Page, menu: string) =>
  page
    .getByRole('navigation', { name: menu })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Sets the theme as the header's button does, which an open dialog covers, and waits until slow colour transitions are over. */
async function turn(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (mode) => {
    document.body.setAttribute('theme-mode', mode);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);
}

/** Checks the page in the light and in the dark theme. */
async function expectNoFaults(page: Page, screen?: string) {
  await expect(page.locator('body')).toHaveAttribute('theme-mode', 'light');
  expect.soft(await seriousFaults(page), screen).toEqual([]);
  await turn(page, 'dark');
  expect.soft(await seriousFaults(page), `${screen ?? ''} in the dark`).toEqual([]);
  await turn(page, 'light');
}

async function openBannerDialog(page: Page) {
  await page.goto(`${bannerList}?banner=add`);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
}

/** States of screens to which no menu link leads. */
const states: Record<string, (page: Page, system: System) => Promise<void>> = {
  'a list filtered to nothing': async (page) => {
    await page.goto(`${smsList}?mobile=13800000000`);
    await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  },
  'a list that fails, with its message': async (page, system) => {
    await system.control('faults', { endpoint: 'smsLogs.list', kind: 'status', value: -1099 });
    await page.goto(smsList);
    await expect(page.getByText('数据加载失败')).toBeVisible();
    await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  },
  'failed records': async (page) => {
    await page.goto(`${smsList}?success=0`);
    await expect(page.getByText('发送失败').last()).toBeVisible();
  },
  'the banner dialog with a product link and its select open': async (page) => {
    await openBannerDialog(page);
    await choose(page, '跳转类型', '产品');
    await choose(page, '产品类型', '酒店');
    await dialog(page).getByRole('combobox', { name: '产品名称' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'the banner dialog with all its errors': async (page) => {
    await openBannerDialog(page);
    await choose(page, '跳转类型', '小程序页面');
    await dialog(page).getByRole('button', { name: '确定' }).click();
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: '请上传轮播图' })).toBeVisible();
  },
  'the banner dialog with a picture, seen large': async (page) => {
    await page.goto(`${bannerList}?banner=1`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^查看大图/ })
      .click();
    await expect(page.locator('dialog[open]').nth(1).locator('img')).toBeVisible();
  },
  'the import of members': async (page) => {
    await openImport(page);
    await expect(page.getByText(/^支持 /)).toBeVisible();
  },
  'the import of members with a wrong row': async (page) => {
    await openImport(page);
    await chooseFile(page, '会员.xlsx', await workbook([memberRow(1), memberRow(2, { 手机号: '1' })]));
    await expect(page.getByText('请输入正确的手机号码')).toBeVisible();
  },
  'the settings with all their errors': async (page) => {
    await page.goto('/setting/system-setting/basic-config');
    await page.getByLabel('客服电话').fill('');
    await page.getByLabel('超时取消').fill('');
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('请输入超时取消规则').first()).toBeVisible();
  },
  'the password dialog': async (page) => {
    await page.goto('/home?password=1');
    await expect(page.getByLabel('原密码')).toBeFocused();
  },
  'the account menu': async (page) => {
    await page.goto('/home');
    await page.getByRole('button', { name: /您好/ }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  },
  'the menu search': async (page) => {
    await page.goto('/home');
    await page.getByRole('combobox', { name: '搜索页面、记录和操作' }).fill('轮播');
    await expect(page.getByRole('option').filter({ hasText: '轮播图' })).toHaveCount(3);
  },
  'the column settings': async (page) => {
    await page.goto(bannerList);
    await page.getByRole('button', { name: '列设置' }).click();
    await expect(page.getByRole('dialog', { name: '列设置' })).toBeVisible();
  },
  'a question': async (page) => {
    await page.goto(bannerList);
    await page
      .getByRole('button', { name: /^删除 / })
      .first()
      .click();
    await expect(page.getByText('确定删除吗？')).toBeVisible();
  },
  'the details of a user': async (page) => {
    await page.goto('/account/manage/user-list?detail=12');
    await expect(page.getByRole('table', { name: '所得权限' })).toBeVisible();
  },
  'the form of a user with all its errors': async (page) => {
    await page.goto('/account/manage/add-user');
    await choose(page, '所属类型', '商户管理员');
    await choose(page, '所属商户', '悦途酒店集团');
    await expect(page.getByRole('checkbox', { name: /^前台/ })).toBeVisible();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('请输入手机号')).toBeVisible();
  },
  'the form of a user who has roles and resources': async (page) => {
    await page.goto('/account/manage/add-user?id=12');
    await expect(page.getByRole('table', { name: '所得权限' })).toBeVisible();
  },
  'the tree of rights': async (page) => {
    await page.goto('/account/manage/add-role?id=3');
    await expect(page.getByRole('checkbox', { name: '查看会员', exact: true })).toBeChecked();
  },
  'two roles compared': async (page) => {
    await page.goto('/account/manage/role-list?compare=8');
    await choose(page, '另一个角色', '房务主管');
    await expect(page.getByRole('table', { name: '对比角色' })).toBeVisible();
  },
  'a role looked at, and a switch that says why it is locked': async (page) => {
    await page.goto('/account/manage/role-list?page=2');
    await page.getByRole('button', { name: '更多 客服' }).click();
    await page.getByRole('menuitem', { name: '以该角色预览' }).click();
    await page.getByRole('link', { name: /^首页轮播图/ }).click();
    await page.getByRole('switch').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
  'the drawer at 960 px': async (page) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await page.goto(bannerList);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  },
  'the calendar of price and stock': async (page) => {
    await page.goto('/product/hotel/stock?id=24');
    await expect(page.getByRole('gridcell', { name: /开放/ }).first()).toBeVisible();
  },
  'the overview of rooms': async (page) => {
    await page.goto('/product/hotel/stock?resourceId=1');
    await expect(page.getByRole('gridcell', { name: /开放/ }).first()).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  },
  'page forbidden': async (page) => {
    await page.goto(`/401?path=${encodeURIComponent(bannerList)}`);
    await expect(page.getByRole('heading', { name: /没有访问权限/ })).toBeVisible();
  },
};

const mainMenu = [
  'home',
  'estate',
  'merchant',
  'product',
  'member',
  'order',
  'finance',
  'statistic',
  'account',
  'setting',
];
test('the main menu has these entries', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveCount(
    mainMenu.length,
  );
  const addresses = await addressesIn(page, '主菜单');
  expect(addresses.map((address) => address.split('/')[1])).toEqual(mainMenu);
});
for (const entry of mainMenu) {
  test(`every screen of the menu: ${entry}`, async ({ page, signInAs }) => {
    test.slow();
    await signInAs('superAdmin');
    const walk = await startWalk(page);
    await walk.open(`/${entry}`);
    const addresses = entry === 'home' ? ['/home'] : await addressesIn(page, '子菜单');
    expect(addresses.length).toBeGreaterThan(0);
    for (const screen of addresses) {
      // The link of a main entry leads to its first screen already.
      if (screen !== new URL(page.url()).pathname) await walk.open(screen);
      await expectNoFaults(page, screen);
    }
  });
}

/** Detail pages and forms, to which no menu link leads; the calendars are among the states above. */
const hidden = screens.filter(({ path, parent }) => parent && !path.endsWith('/stock'));
async function addressOf(path: string, system: System): Promise<string> {
  const [, about, trade] = /(order|refund)-(place|hotel|house)-detail$/.exec(path) ?? [];
  if (!about) return /details?$|\/:/.test(path) ? addressFor(path, '1') : path;
  const state = about === 'order' ? 'an order is in a status' : 'a refund is in a status';
  const params = { trade, status: about === 'order' ? 30 : 10 };
  const { id } = (await system.control('provider-states', { state, params })) as { id: string };
  return `${path}?id=${id}`;
}
const entryOf = ({ path }: { path: string }) => path.split('/')[1];
for (const entry of new Set(hidden.map(entryOf)))
  test(`behind the menu: ${entry}`, async ({ page, signInAs, system }) => {
    test.slow();
    await signInAs('superAdmin');
    const walk = await startWalk(page);
    for (const { path } of hidden.filter((screen) => entryOf(screen) === entry)) {
      const address = await addressOf(path, system);
      await walk.open(address);
      // A page with a span of days adds its own to the address.
      await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(address));
      await expectNoFaults(page, address);
    }
  });

test('the sign-in page, blank and with its errors', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('手机号')).toBeFocused();
  await expectNoFaults(page, 'blank');
  await page.reload();
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByText('表单验证失败')).toBeVisible();
  await expectNoFaults(page, 'with errors');
});

for (const [name, enter] of Object.entries(states)) {
  test(name, async ({ page, signInAs, system, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await signInAs('superAdmin');
    await enter(page, system);
    await expectNoFaults(page);
  });
}
