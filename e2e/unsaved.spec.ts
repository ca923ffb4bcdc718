import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';
import { withoutTabs } from './withoutTabs.ts';

const settingsForm = '/setting/system-setting/basic-config';
const bannerList = '/setting/system-setting/home-banner-list';
const question = (page: Page) => page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' });
const stay = (page: Page) => question(page).getByRole('button', { name: '继续编辑' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: '离开' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });
const phone = (page: Page) => page.getByLabel('客服电话');
const seeded = '400-880-1234';

async function changeSettings(page: Page) {
  await page.goto('/home');
  await page.getByRole('link', { name: /^基础设置/ }).click();
  await expect(phone(page)).toHaveValue(seeded);
  await phone(page).fill('020-8765432');
}

const waysOut: Record<string, (page: Page) => Promise<unknown>> = {
  'a link': (page) => page.getByRole('link', { name: '首页', exact: true }).first().click(),
  back: (page) => page.evaluate(() => history.back()),
  取消: (page) => page.getByRole('button', { name: '取消' }).click(),
};
test('leaving a changed page asks first, whichever way', async ({ page, system, signInAs }) => {
  await withoutTabs(system, 'superAdmin');
  await signInAs('superAdmin');
  for (const [name, go] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await changeSettings(page);
      await go(page);
      await stay(page);
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(settingsForm);
      await expect(phone(page)).toHaveValue('020-8765432');
      await go(page);
      await leave(page);
      await expect(page).toHaveURL('/home');
      await page.getByRole('link', { name: /^基础设置/ }).click();
      await expect(phone(page)).toHaveValue(seeded);
    });
  }
});

test('nothing is asked when nothing was changed, when it was changed back, and after it was saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await changeSettings(page);
  await phone(page).fill(seeded);
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/home');
  await changeSettings(page);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('配置修改成功')).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(page).toHaveURL('/home');
});

test("closing the tab asks the browser's question, but only while there is unsaved input", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await changeSettings(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await expect(phone(page)).toHaveValue('020-8765432');
  await phone(page).fill(seeded);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(context.pages()).toHaveLength(0);
});

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  取消: (page) => dialog(page).getByRole('button', { name: '取消' }).click(),
  'its cross': (page) =>
    dialog(page)
      .getByRole('button', { name: /close|关闭/i })
      .click(),
  Escape: (page) => page.keyboard.press('Escape'),
  back: (page) => page.evaluate(() => history.back()),
};
test('closing a changed dialog asks first, whichever way', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(bannerList);
  for (const [name, close] of Object.entries(waysToClose)) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: '添加轮播图' }).click();
      await dialog(page).getByLabel('轮播图名称').fill('新图');
      await close(page);
      await stay(page);
      await expect(question(page)).toBeHidden();
      await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('新图');
      await close(page);
      await leave(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(bannerList);
      await page.getByRole('button', { name: '添加轮播图' }).click();
      await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('');
      await dialog(page).getByRole('button', { name: '取消' }).click();
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test('the dialog and what was typed in it are there again after a login by the same account', async ({
  page,
  signInAs,
  system,
}) => {
  const signIn = async (mobile: string) => {
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登 录' }).click();
  };
  await signInAs('superAdmin');
  await page.goto(`${bannerList}?title=${encodeURIComponent('温泉')}`);
  await page.getByRole('button', { name: '编辑 冬日暖汤 雪岭温泉季' }).click();
  const title = page.getByRole('dialog', { name: '编辑轮播图' }).getByLabel('轮播图名称');
  await title.fill('雪岭温泉 春季');
  await system.control('expire-session', {});
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(personas.superAdmin);
  await expect(title).toHaveValue('雪岭温泉 春季');
  await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '雪岭温泉 春季' })).toBeVisible();
});

test('the question closes when the input is saved meanwhile, and the page is left', async ({
  page,
  system,
  signInAs,
}) => {
  await withoutTabs(system, 'superAdmin');
  await signInAs('superAdmin');
  await changeSettings(page);
  const saved = Promise.withResolvers<void>();
  await page.route('**/settings/update**', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('link', { name: '首页', exact: true }).first().click();
  await expect(question(page)).toBeVisible();
  saved.resolve();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: /^基础设置/ }).click();
  await expect(phone(page)).toHaveValue('020-8765432');
});
