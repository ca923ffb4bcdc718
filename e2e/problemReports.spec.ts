import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';

/** 问题报告: what support needs of a failure can be copied wherever one is shown, and holds nothing of persons or of what was typed. */

const list = '/member/member-manage/member-list';
const copyButton = (page: Page) => page.getByRole('button', { name: '复制问题报告' });
/** Scripts may not copy, as over plain http. */
const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });

test('a list that could not be loaded offers it, with the names by which support finds the calls', async ({
  page,
  context,
  system,
  allowConsole,
  signInAs,
}) => {
  allowConsole(/Failed to load resource/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('platformAdmin');
  await page.goto('/home');
  await system.control('faults', { endpoint: 'members.list', kind: 'http', value: 500, times: 1 });
  await page.goto(`${list}?keyword=19912345678`);
  await expect(page.getByRole('alert').filter({ hasText: '数据加载失败' })).toBeVisible();
  await page.getByRole('region', { name: '会员列表' }).getByRole('button', { name: '复制问题报告' }).click();
  await expect(page.getByText('已复制', { exact: true })).toBeVisible();

  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [failed] = (await system.journal()).filter(({ endpoint }) => endpoint === 'members.list');
  const { traceId } = failed as unknown as { traceId: string };
  expect(traceId).toMatch(/^[A-Z0-9]{12}$/);
  expect(text).toMatch(
    new RegExp(`  members\\.list  GET main/\\S+  HTTP 500  响应格式不符  \\d+ ms  ${traceId}$`, 'm'),
  );
  expect(text).toContain(`所在页面：${list}\n`);
  expect(text).toMatch(/^系统版本：index-\S+\.js$/m);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  for (const secret of [token, '19912345678', '199000', '周明慧']) expect(text).not.toContain(secret);
});

test('the red message of a failure offers it by keyboard, that of a refusal does not', async ({
  page,
  context,
  system,
  allowConsole,
  signInAs,
}) => {
  allowConsole(/Failed to load resource/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('platformAdmin');
  await page.goto('/setting/system-setting/home-banner-list');
  const onOff = page.getByRole('switch').first();
  const message = page.getByRole('alert');
  const fail = (fault: object) =>
    system.control('faults', { endpoint: 'homeBanners.enable', times: 1, ...fault });
  await fail({ kind: 'status', value: -1003 });
  await onOff.click();
  await expect(message).toHaveText('没有操作权限');
  await expect(message).toHaveCount(0);
  // The message is there for 2 s, unless it has the focus.
  await page.evaluate(() =>
    new MutationObserver(() =>
      document.querySelector<HTMLElement>('section[popover] [role=alert] button')?.focus(),
    ).observe(document.body, { childList: true, subtree: true }),
  );
  await fail({ kind: 'status', value: -1099 });
  await onOff.click();
  await expect(message).toContainText('系统繁忙，请稍后重试');
  await expect(message.getByRole('button', { name: '复制问题报告' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已复制', { exact: true })).toBeVisible();
  await expect(message).toHaveCount(0);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^出错位置：-1099$/m);
  expect(text).toContain('homeBanners.enable');
});

test('where scripts may not copy, the text is shown chosen; the account menu and the list of keys have it, too', async ({
  page,
  signInAs,
}) => {
  await refuseClipboard(page);
  await signInAs('merchantManager');
  await page.goto('/home');
  await page.getByRole('button', { name: /^您好/ }).click();
  await page.getByRole('menuitem', { name: '复制问题报告' }).click();
  const field = page.getByRole('dialog', { name: '问题报告' }).getByRole('textbox', { name: '问题报告' });
  await expect(field).toBeFocused();
  const chosen = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await chosen()).toBe(await field.inputValue());
  await expect(field).toHaveValue(/^问题报告\n报告时间：.*\n所在页面：\/home\n/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await copyButton(page).click();
  await expect(field).toHaveValue(/^账号类型：商户管理员 30$/m);
});

test('wherever something can be tried again, the report stands beside it', async ({
  page,
  system,
  allowConsole,
  signInAs,
}) => {
  allowConsole(/Failed to load resource/);
  const fail = (endpoint: string) => system.control('faults', { endpoint, kind: 'http', value: 500 });
  const pair = async (name: string, part: Locator) => {
    await expect(part.getByRole('button', { name: '重试' }), name).toBeVisible();
    await expect(copyButton(page).and(part.getByRole('button')), name).toBeVisible();
  };
  await signInAs('superAdmin');
  await fail('todos.count');
  await fail('sales.byDay');
  await page.goto('/home');
  await pair('work', page.getByRole('region', { name: '待办' }).getByRole('alert'));
  await pair('trend', page.getByRole('region', { name: /近30天/ }).getByRole('alert'));
  await fail('hotels.statsOfCity');
  await page.goto('/merchant/hotel/hotels/list');
  await pair('cities', page.getByRole('navigation', { name: '按城市' }).getByRole('alert'));
  await signInAs('frontDesk');
  await fail('frontDesk.boardOfOwn');
  await page.goto('/home');
  await pair('board', page.getByRole('region', { name: '前台' }).getByRole('alert'));
});
