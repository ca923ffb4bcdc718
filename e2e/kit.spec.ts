import { addDays } from '#contracts/days.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';

const smsList = '/setting/sms-manage/send-record';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const pager = (page: Page) => page.getByRole('navigation', { name: '分页' });
const current = (page: Page) => pager(page).locator('[aria-current=page]');

test('criteria, page and size stand in the address; back and forward restore them', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(smsList);
  await page.getByRole('combobox', { name: '发送状态' }).click();
  await page.getByRole('option', { name: '发送成功' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(`${smsList}?success=1`);
  // The old rows stay until the new ones arrive, so the test waits for the response of page 2.
  const answer = page.waitForResponse(/sms-logs\/list.*[?&]offset=10&/);
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(`${smsList}?success=1&page=2`);
  const { data } = (await (await answer).json()) as { data: { list: { message: string }[] } };
  const onPage2 = data.list[0]?.message ?? 'no first row';
  await expect(rows(page).first()).toContainText(onPage2);
  await page.getByLabel('每页条数').selectOption('25');
  await expect(page).toHaveURL(`${smsList}?success=1&pageSize=25`);
  await expect(rows(page)).toHaveCount(25);

  await page.goBack();
  await expect(page).toHaveURL(`${smsList}?success=1&page=2`);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(onPage2);
  await expect(current(page)).toHaveText('2');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(smsList);
  await expect(page.getByRole('combobox', { name: '发送状态' })).toHaveText('全部');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: '发送状态' })).toHaveText('发送成功');
  await page.reload();
  // The address contains no page size, so the one chosen last is used.
  await expect(page).toHaveURL(`${smsList}?success=1&pageSize=25`);
  await expect(page.getByRole('combobox', { name: '发送状态' })).toHaveText('发送成功');
});

const mistyped = [
  'page=0',
  'page=-1',
  'page=banana',
  'pageSize=7',
  'pageSize=0',
  'success=banana',
  'mobile=abc',
  'startDate=yesterday',
  'offset=-5&limit=1000',
  'startDate=2026-02-02&endDate=2026-01-01',
];
test('a mistyped address is ignored', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  for (const bad of mistyped) {
    await test.step(bad, async () => {
      await system.control('journal', undefined, 'DELETE');
      await page.goto(`${smsList}?${bad}`);
      await expect(rows(page)).toHaveCount(10);
      await expect(current(page)).toHaveText('1');
      const calls = (await system.journal()).filter(({ endpoint }) => endpoint === 'smsLogs.list');
      expect(
        calls.map(({ status, query }) => ({ status, offset: query.offset, limit: query.limit })),
      ).toEqual([{ status: 1, offset: '0', limit: '10' }]);
      // A size that is not offered would stand beside a list of another size.
      await expect(page).not.toHaveURL(/pageSize=/);
    });
  }
});

test('a page behind the end leads to the last one, and Back to where the user came from', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${smsList}?page=9999`);
  await expect(page).toHaveURL(`${smsList}?page=21`);
  await expect(rows(page)).toHaveCount(1);
  await expect(pager(page).getByRole('button', { name: '下一页' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('the pager reads total, previous, pages, next, sizes, jumper; sizes are 10, 25, 50, 100', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?page=5`);
  await expect(pager(page)).toHaveText(/^共 201 条1…34567…2110 条\/页25 条\/页50 条\/页100 条\/页跳至页$/);
  const order = await pager(page).evaluate((nav) =>
    [...nav.querySelectorAll('button, select, input')].map((control) => control.getAttribute('aria-label')),
  );
  expect(order).toEqual([
    '上一页',
    ...[1, 3, 4, 5, 6, 7, 21].map((at) => `第 ${at} 页`),
    '下一页',
    '每页条数',
    '跳至页码',
  ]);
  const lefts = await pager(page).evaluate((nav) =>
    [...nav.children].map((part) => Math.round(part.getBoundingClientRect().left)),
  );
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  for (const size of [10, 25, 50, 100]) {
    await page.getByLabel('每页条数').selectOption(String(size));
    await expect(rows(page)).toHaveCount(size);
  }
});

test('the jumper takes digits, goes there on Enter, and no further than the last page', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(smsList);
  await expect(rows(page)).toHaveCount(10);
  const jumper = page.getByLabel('跳至页码');
  await jumper.pressSequentially('1x2');
  await expect(jumper).toHaveValue('12');
  await jumper.press('Enter');
  await expect(page).toHaveURL(`${smsList}?page=12`);
  await expect(current(page)).toHaveText('12');
  await jumper.fill('999');
  await jumper.press('Enter');
  await expect(current(page)).toHaveText('21');
  await jumper.fill('0');
  await jumper.press('Enter');
  await expect(current(page)).toHaveText('1');
});

test('a search starts at page 1; 重置 clears everything, also from an empty result', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?page=3&pageSize=25`);
  await page.getByLabel('发放手机').fill('13800000000');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(`${smsList}?mobile=13800000000&pageSize=25`);
  const nothing = page.getByRole('status').filter({ hasText: '没有符合条件的数据' });
  await expect(page.getByText('共 0 条')).toBeVisible();
  await nothing.getByRole('button', { name: '重置' }).click();
  await expect(page).toHaveURL(`${smsList}?pageSize=25`);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByLabel('发放手机')).toHaveValue('');
  await page.getByRole('button', { name: '第 2 页' }).click();
  await page.getByLabel('发放手机').fill('199');
  await page.getByRole('search').getByRole('button', { name: '重置' }).click();
  await expect(page).toHaveURL(`${smsList}?pageSize=25`);
  await expect(current(page)).toHaveText('1');
  await expect(page.getByLabel('发放手机')).toHaveValue('');
});

test('查询 with the same conditions loads anew and is no step of Back; 重置 shows the conditions that a list begins with', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  await page.goto('/finance/member-account-manage/reconciliation');
  const start = page.getByLabel('对账期间 开始日期');
  const firstDay = `${testDay.slice(0, 8)}01`;
  await expect(page).toHaveURL(new RegExp(`startDate=${firstDay}`));
  const initial = page.url();
  await typeDate(page, '对账期间 开始日期', addDays(firstDay, -1));
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${addDays(firstDay, -1)}`));
  const again = page.waitForResponse(/reconcile/);
  await page.getByRole('button', { name: '查询' }).click();
  await again;
  await page.goBack();
  await expect(page).toHaveURL(initial);
  await typeDate(page, '对账期间 开始日期', addDays(firstDay, -2));
  // Nothing in the address changes.
  await page.getByRole('button', { name: '重置' }).click();
  await expect(start).toHaveValue(firstDay);
});

test('what is typed at once after 重置, before the address has changed, stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${smsList}?mobile=1990`);
  const mobile = page.getByLabel('发放手机');
  await expect(mobile).toHaveValue('1990');
  const box = await mobile.elementHandle();
  await page.getByRole('button', { name: '重置' }).evaluate((reset: HTMLElement, input) => {
    reset.click();
    (input as HTMLInputElement).select();
    document.execCommand('insertText', false, '1003');
  }, box);
  await expect(page).toHaveURL(smsList);
  await expect(mobile).toHaveValue('1003');
});

test('a date range finds the days it names, both included, and cannot end before it starts', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(smsList);
  const day = (await rows(page).nth(5).getByRole('cell').last().textContent())?.slice(0, 10) ?? '';
  const start = page.getByLabel('发送时间 开始日期');
  const dayAfter = addDays(day, 1);
  await typeDate(page, '发送时间 开始日期', dayAfter);
  await typeDate(page, '发送时间 结束日期', day);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('结束日期不能早于开始日期')).toBeVisible();
  await expect(page).toHaveURL(smsList);
  await typeDate(page, '发送时间 开始日期', day);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(`${smsList}?startDate=${day}&endDate=${day}`);
  const days = () =>
    rows(page).evaluateAll((all) => all.map((row) => row.lastElementChild?.textContent?.slice(0, 10)));
  await expect.poll(async () => new Set(await days())).toEqual(new Set([day]));
  await page.reload();
  await expect(start).toHaveValue(day);
});
