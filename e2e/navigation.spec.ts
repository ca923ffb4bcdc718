import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { orderIn } from './tradeScenes.ts';

test('without a token every page leads to the sign-in page with the wanted path', async ({ page }) => {
  await page.goto('/setting/system-setting/basic-config');
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent('/setting/system-setting/basic-config')}`,
  );
});

test('/ leads to /home, unknown paths to /404, and back home from there', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/404');
  await expect(page).toHaveTitle('页面不存在');
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL('/home');
});

test('a page without the right leads to /401 and names the page', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto('/setting/system-setting/home-banner-list');
  await expect(page).toHaveURL(/\/401/);
  await expect(page.getByRole('heading', { name: '没有访问权限：首页轮播图' })).toBeVisible();
  // A path has another title with a record.
  await page.goto('/product/hotel/stock?id=1');
  await expect(page.getByRole('heading', { name: '没有访问权限：酒店价格库存' })).toBeVisible();
  await page.goto('/product/hotel/stock');
  await expect(page.getByRole('heading', { name: '没有访问权限：酒店房态总览' })).toBeVisible();
});

test('/redirect and /auth-redirect go to pages of the console only', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/redirect/setting/sms-manage/send-record?success=0');
  await expect(page).toHaveURL('/setting/sms-manage/send-record?success=0');
  await page.goto('/auth-redirect?redirect=%2Fsetting%2Fsystem-setting%2Fbasic-config');
  await expect(page).toHaveURL('/setting/system-setting/basic-config');
  await page.goto('/auth-redirect?redirect=https%3A%2F%2Fevil.example');
  await expect(page).toHaveURL('/home');
});

test('the menu shows what the rights open, breadcrumb and title follow the route', async ({
  page,
  signInAs,
}) => {
  await signInAs('support');
  await page.goto('/home');
  const rail = page.getByRole('navigation', { name: '主菜单' });
  await expect(rail.getByRole('link')).toHaveText(['首页', '置业', '会员', '订单', '设置']);
  await rail.getByRole('link', { name: '设置' }).click();
  const groups = page.getByRole('navigation', { name: '子菜单' });
  await expect(groups.getByRole('link')).toHaveText(['基础设置', '首页轮播图', '短信发放记录']);
  await groups.getByRole('link', { name: '短信发放记录' }).click();
  await expect(page).toHaveTitle('短信发放记录');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toHaveText(/设置.*短信管理.*短信发放记录/);
  await expect(groups.getByRole('link', { name: '短信发放记录' })).toHaveAttribute('aria-current', 'page');
});

test('a company user sees no menu entry that he may not open', async ({ page, signInAs }) => {
  const entries = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  await signInAs('estateManager');
  await page.goto('/home');
  await expect(entries).toHaveText(['首页', '置业', '统计']);
  await expect(page.getByText('项目管理员')).toBeVisible();
  await signInAs('consultant');
  await page.goto('/home');
  await expect(entries).toHaveText(['首页', '置业']);
  await entries.last().click();
  const groups = page.getByRole('navigation', { name: '子菜单' });
  await expect(groups.getByRole('link')).toHaveText(['项目列表', '预约线索', '推荐列表']);
});

test('the sidebar leaves at 960 px, opens as a drawer, and closes on Escape', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  const rail = page.getByRole('navigation', { name: '主菜单' });
  await expect(rail).toBeVisible();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(rail).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(rail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 961, height: 800 });
  await expect(rail).toBeVisible();
});

test('the width of the window is followed 200 ms after it was last changed', async ({
  clock,
  page,
  signInAs,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  await page.goto('/home');
  const rail = page.getByRole('navigation', { name: '主菜单' });
  await expect(rail).toBeVisible();
  await clock.stopTime(page);
  const resize = async (width: number) => {
    const seen = page.evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          const check = () => {
            if (innerWidth === wanted) done();
          };
          addEventListener('resize', check);
          check();
        }),
      width,
    );
    await page.setViewportSize({ width, height: 800 });
    await seen;
  };
  await resize(1000);
  await page.clock.runFor(150);
  await resize(960);
  await page.clock.runFor(190);
  await expect(rail).toBeVisible();
  await page.clock.runFor(10);
  await expect(rail).toBeHidden();
});

test('whether the sidebar is open is kept in a cookie', async ({ page, context, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'sidebar')?.value).toBe('closed');
  await page.reload();
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
});

test('Ctrl+K finds a screen by its title', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(page.getByRole('combobox', { name: '搜索页面、记录和操作' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('短信');
  await expect(page.getByRole('option', { name: /短信发放记录/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/setting/sms-manage/send-record');
});

test('Enter in the moment in which the first result appears opens it', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const typed = Promise.withResolvers<void>();
  await page.route(/assets\/Palette-[^/]*\.js/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/home');
  const field = page.getByRole('combobox', { name: '搜索页面、记录和操作' });
  await field.evaluate((input) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')?.textContent?.includes('短信发放记录')) return;
      observer.disconnect();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('短信');
  typed.resolve();
  await expect(page).toHaveURL('/setting/sms-manage/send-record');
});

/** What Chromium writes of code that did not come. */
const lostChunk = /Failed to (load|fetch)|net::|dynamically imported|404/;
for (const chunk of ['SmsSendRecord', 'shellRoutes', 'messageFiles']) {
  test(`a chunk that fails to load gives a sentence and a retry: ${chunk}`, async ({
    page,
    signInAs,
    allowConsole,
  }) => {
    allowConsole(lostChunk);
    await signInAs('superAdmin');
    await page.route(`**/assets/${chunk}*`, (route) => route.abort());
    await page.goto('/setting/sms-manage/send-record');
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    await page.unroute(`**/assets/${chunk}*`);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { name: '短信发放记录', level: 1 })).toBeVisible();
  });
}

test('a dialog whose code fails to load leaves the page and what was typed there, and can be opened again', async ({
  page,
  signInAs,
  allowConsole,
}) => {
  allowConsole(lostChunk);
  await signInAs('superAdmin');
  await page.route('**/assets/LabelDialog*', (route) => route.abort());
  await page.goto('/member/member-manage/member-labels-list');
  const name = page.getByLabel('标签名称', { exact: true });
  await name.fill('老客户');
  await page.getByRole('button', { name: '添加标签', exact: true }).click();
  await expect(page.getByText('此部分无法显示，其他内容不受影响')).toBeVisible();
  await expect(name).toHaveValue('老客户');
  await page.unroute('**/assets/LabelDialog*');
  await page.getByRole('button', { name: '添加标签', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test("language and theme are the user's own and outlive a reload", async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/setting/sms-manage/send-record');
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('短信发放记录');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('select').first().selectOption('zh');
  await page.getByRole('button', { name: '切换深浅色' }).click();
  await expect(page.locator('body')).toHaveAttribute('theme-mode', 'dark');
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('theme-mode', 'dark');
});

test('a chunk that does not come within 120 seconds counts as failed', async ({ clock, page, signInAs }) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  await page.goto('/home');
  await page.route('**/assets/SmsSendRecord*.js', () => undefined);
  const asked = page.waitForRequest('**/assets/SmsSendRecord*.js');
  await page.getByRole('link', { name: '短信发放记录' }).click();
  await asked;
  // The clock also runs by itself, so this leaves room for a slow machine.
  await page.clock.runFor(90_000);
  await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
});

test('a list that opens does not bring back who is already on the way to another', async ({
  page,
  signInAs,
}) => {
  await signInAs('merchantManager');
  const settings = await hold(page, '**/list-views/list-all**');
  await page.goto('/home');
  await page.getByRole('link', { name: '订单', exact: true }).click();
  const code = await hold(page, '**/assets/HouseOrderList*.js');
  const asked = page.waitForRequest('**/assets/HouseOrderList*.js');
  await page.getByRole('link', { name: '民宿订单', exact: true }).click();
  await asked;
  settings();
  await expect(page.getByRole('heading', { name: '门票订单' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^P\d+$/ }).first()).toBeVisible();
  code();
  await expect(page.getByRole('heading', { name: '民宿订单' })).toBeVisible();
});

test('an action that is no longer possible does not bring back who is already on the way to another page', async ({
  page,
  system,
  signInAs,
}) => {
  const { id, orderNo } = await orderIn(system, 'place', orderStatus.cancelled);
  await signInAs('superAdmin');
  const record = await hold(page, `**/orders-place/get/${id}?*`);
  const read = page.waitForResponse(`**/orders-place/get/${id}?*`);
  await page.goto(`/order/order-manage/order-place-list?orderNo=${orderNo}&do=cancel.${id}`);
  await expect(page.getByRole('link', { name: orderNo })).toBeVisible();
  const code = await hold(page, '**/assets/HouseOrderList*.js');
  const asked = page.waitForRequest('**/assets/HouseOrderList*.js');
  await page.getByRole('link', { name: '民宿订单', exact: true }).click();
  await asked;
  record();
  await (await read).finished();
  code();
  await expect(page.getByRole('heading', { name: '民宿订单' })).toBeVisible();
});

test('a form that was opened by its address leads to its list when it is saved or left', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/add?id=1');
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(page).toHaveURL('/merchant/hotel/hotels/list');
  await page.goto('/account/manage/add-role?id=3');
  await page.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page).toHaveURL('/account/manage/role-list');
});
