import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type System, test } from './fixtures.ts';

const bannerList = '/setting/system-setting/home-banner-list';
const smsList = '/setting/sms-manage/send-record';
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });

/** What axe finds serious or critical, with the elements that it means. In the dark only the colours are others. */
async function seriousFaults(page: Page): Promise<string[]> {
  const dark = (await page.locator('body').getAttribute('theme-mode')) === 'dark';
  const axe = new AxeBuilder({ page });
  const { violations } = await (dark ? axe.withRules('color-contrast') : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** The addresses of all screens of the menu, each main entry opened once. */
async function screensOfMenu(page: Page): Promise<string[]> {
  await page.goto('/home');
  const entries = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  const found = new Set<string>();
  const addressesIn = (links: typeof entries) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect(entries.first()).toBeVisible();
  for (const address of await addressesIn(entries)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.add(address);
    for (const inner of await addressesIn(page.getByRole('navigation', { name: '子菜单' }).getByRole('link')))
      found.add(inner);
  }
  return [...found];
}

async function openBannerDialog(page: Page) {
  await page.goto(`${bannerList}?banner=add`);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
}
async function choose(page: Page, select: string, option: string) {
  await dialog(page).getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** States of screens that a menu link does not show. */
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
    await expect(dialog(page).getByText('请上传轮播图')).toBeVisible();
  },
  'the banner dialog with a picture, seen large': async (page) => {
    await page.goto(`${bannerList}?banner=1`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^查看大图/ })
      .click();
    await expect(page.locator('dialog[open] img')).toBeVisible();
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
    await page.getByRole('combobox', { name: '搜索菜单' }).fill('轮播');
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
  'the drawer at 960 px': async (page) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await page.goto(bannerList);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
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

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]),
    );

    test('every screen of the menu', async ({ page, signInAs }) => {
      test.slow();
      await signInAs('superAdmin');
      const screens = await screensOfMenu(page);
      expect(screens).toContain('/home');
      expect(screens).toContain(smsList);
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('body')).toHaveAttribute('theme-mode', theme);
        expect.soft(await seriousFaults(page), screen).toEqual([]);
      }
    });

    test('the sign-in page, blank and with its errors', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByLabel('手机号')).toBeFocused();
      expect.soft(await seriousFaults(page)).toEqual([]);
      await page.getByRole('button', { name: '登 录' }).click();
      await expect(page.getByText('表单验证失败')).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
    });

    for (const [name, enter] of Object.entries(states)) {
      test(name, async ({ page, signInAs, system, allowConsole }) => {
        allowConsole(/Failed to load resource/);
        await signInAs('superAdmin');
        await enter(page, system);
        expect(await seriousFaults(page)).toEqual([]);
      });
    }
  });
}
