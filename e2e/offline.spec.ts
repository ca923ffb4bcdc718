import { expect, type Page, test } from './fixtures.ts';
import { field } from './paletteParts.ts';

/** Without a line: a bar says so at once, lists say how old they are, forms stay, and all goes on by itself. */

const smsList = '/setting/sms-manage/send-record';
const settingsForm = '/setting/system-setting/basic-config';
const bar = (page: Page) => page.getByRole('status').getByText(/^网络已断开/);
const age = (page: Page) => page.getByText('数据截至 2026-05-13 10:30:00');

test('a lost line is said at once, a list says how old it is, and what failed meanwhile comes by itself', async ({
  page,
  context,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('superAdmin');
  await page.goto(smsList);
  await expect(page.getByText('共 201 条')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(age(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);

  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await expect(age(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await expect(bar(page)).toHaveCount(0);
});

test('what is typed stays over a lost line, and a record opened without one comes by itself', async ({
  page,
  context,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('superAdmin');
  await page.goto(settingsForm);
  const phone = page.getByLabel('客服电话');
  await phone.fill('020-8765432');
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(phone).toHaveValue('020-8765432');
});

test('what opens over a page and cannot be loaded without a line is said, the form stays, and with the line it opens', async ({
  page,
  context,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS|could not (be loaded|load)/);
  await signInAs('superAdmin');
  await page.goto(settingsForm);
  const phone = page.getByLabel('客服电话');
  await phone.fill('020-8765432');
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText('此部分无法显示，其他内容不受影响')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(phone).toHaveValue('020-8765432');

  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await field(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
  await expect(phone).toHaveValue('020-8765432');
});

test('a language that cannot be loaded without a line is not taken, and with the line it is', async ({
  page,
  context,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('superAdmin');
  await page.goto(smsList);
  await expect(page.getByText('共 201 条')).toBeVisible();
  const language = page.getByLabel('语言');
  await context.setOffline(true);
  await language.selectOption('en');
  await expect(page.getByText('网络中断，或系统刚刚更新。请检查网络后重试。')).toBeVisible();
  await expect(language).toHaveValue('zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('短信发放记录');

  await context.setOffline(false);
  await language.selectOption('en');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('短信发放记录');
});

test('a server that does not answer counts as a lost line, until it answers again', async ({
  page,
  clock,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_REFUSED/);
  await signInAs('superAdmin');
  await clock.takeTimers();
  await page.goto(smsList);
  await expect(page.getByText('共 201 条')).toBeVisible();
  const down = (pattern: string) => page.route(pattern, (route) => route.abort('connectionrefused'));
  await down('**/api/**');
  const reached = page.waitForResponse((response) => response.url().endsWith('/favicon.svg'));
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  // One that got lost while the console's own server answers is no lost line.
  await reached;
  await expect(bar(page)).toHaveCount(0);

  await down('**/favicon.svg');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(bar(page)).toBeVisible();
  await page.unrouteAll();
  await page.clock.runFor(5_100);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(11);
});
