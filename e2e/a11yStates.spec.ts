import { expectNoFaults } from './axe.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { chooseFile, memberRow, openImport, workbook } from './memberFiles.ts';
import { choose } from './parts.ts';

const bannerList = '/setting/system-setting/home-banner-list';
const smsList = '/setting/sms-manage/send-record';
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });

async function openBannerDialog(page: Page) {
  await page.goto(`${bannerList}?banner=add`);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
}

/** What opens on a screen, and states that no address leads to by itself. */
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
