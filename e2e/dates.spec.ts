import { AxeBuilder } from '@axe-core/playwright';
import { testMoment } from '../contracts/testing/moment.ts';
import { calendar, dayIn, typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button } from './parts.ts';
import { listOfOrders } from './tradeScenes.ts';

/** Fields for dates and times: typed in any usual way, chosen by pointer and by key, read by screen readers, in the console's language. */

const smsList = '/setting/sms-manage/send-record';
const start = (page: Page) => page.getByLabel('发送时间 开始日期');
const end = (page: Page) => page.getByLabel('发送时间 结束日期');
const sunday = Date.parse('2026-11-22T10:00:00+08:00');

async function openSms({ page, signInAs, clock }: Scene, query = '') {
  await clock.advance(sunday - testMoment);
  await signInAs('superAdmin');
  await page.goto(smsList + query);
  await expect(start(page)).toBeVisible();
}
interface Scene {
  page: Page;
  signInAs(persona: 'superAdmin'): Promise<void>;
  clock: { advance(ms: number): Promise<void> };
}

test('a span is typed in any usual way, and a pasted pair fills both ends', async ({
  page,
  signInAs,
  clock,
}) => {
  await openSms({ page, signInAs, clock });
  for (const text of ['20261105', '2026/11/5', '11-5', '11.05', '１１月５日']) {
    await typeDate(page, '发送时间 开始日期', text);
    await expect(start(page), text).toHaveValue('2026-11-05');
  }
  // A day without a year is the last such day, because messages were sent in the past; the end is the first such day after the start.
  await typeDate(page, '发送时间 开始日期', '12-20');
  await expect(start(page)).toHaveValue('2025-12-20');
  await typeDate(page, '发送时间 结束日期', '1-5');
  await expect(end(page)).toHaveValue('2026-01-05');

  await start(page).focus();
  await start(page).evaluate((field: HTMLInputElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '2026/11/20 08:00:00\t2026/11/1 18:30:00');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(start(page)).toHaveValue('2026-11-01');
  await expect(end(page)).toHaveValue('2026-11-20');
  await button(page, '清除 发送时间').click();
  await expect(start(page)).toBeFocused();
  await expect(end(page)).toHaveValue('');
  await page.keyboard.type('11.1-11.9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${smsList}?startDate=2026-11-01&endDate=2026-11-09`);
});

test('text that is no date shows an error and stays in the field', async ({ page, signInAs, clock }) => {
  await openSms({ page, signInAs, clock });
  await typeDate(page, '发送时间 开始日期', '2026-02-30');
  await expect(start(page)).toHaveAttribute('aria-invalid', 'true');
  await button(page, '查询').click();
  await expect(page.getByText('请输入正确的日期')).toBeVisible();
  await expect(page).toHaveURL(smsList);
  await expect(start(page)).toHaveValue('2026-02-30');
  await typeDate(page, '发送时间 开始日期', '2026-02-28');
  await expect(start(page)).not.toHaveAttribute('aria-invalid');
  await button(page, '查询').click();
  await expect(page).toHaveURL(`${smsList}?startDate=2026-02-28`);
});

test('presets follow the day, over midnight, too', async ({ page, signInAs, system, clock }) => {
  await clock.advance(Date.parse('2026-11-30T23:59:00+08:00') - testMoment);
  await clock.takeTimers(Date.parse('2026-11-30T23:59:00+08:00'));
  await signInAs('superAdmin');
  await page.goto(smsList);
  const choose = async (name: string) => {
    await start(page).click();
    await calendar(page).getByRole('button', { name, exact: true }).click();
    await expect(calendar(page)).toHaveCount(0);
    return [await start(page).inputValue(), await end(page).inputValue()];
  };
  await start(page).click();
  await expect(calendar(page).getByRole('list', { name: '常用日期' }).getByRole('button')).toHaveText([
    '今天',
    '昨天',
    '近7天',
    '近30天',
    '本月',
    '上月',
  ]);
  expect(await choose('今天')).toEqual(['2026-11-30', '2026-11-30']);
  expect(await choose('近7天')).toEqual(['2026-11-24', '2026-11-30']);
  expect(await choose('上月')).toEqual(['2026-10-01', '2026-10-31']);
  await system.control('clock', { advanceMs: 120_000 });
  await page.clock.runFor(60_100);
  expect(await choose('今天')).toEqual(['2026-12-01', '2026-12-01']);
  expect(await choose('昨天')).toEqual(['2026-11-30', '2026-11-30']);
  expect(await choose('近30天')).toEqual(['2026-11-02', '2026-12-01']);
  expect(await choose('本月')).toEqual(['2026-12-01', '2026-12-31']);
  expect(await choose('上月')).toEqual(['2026-11-01', '2026-11-30']);
});

test('two months side by side: two days picked in any order are a span', async ({
  page,
  signInAs,
  clock,
}) => {
  await openSms({ page, signInAs, clock });
  await start(page).click();
  await expect(calendar(page).getByRole('grid')).toHaveCount(2);
  await expect(calendar(page).getByRole('grid', { name: '2026年10月' })).toBeVisible();
  await expect(calendar(page).getByRole('grid', { name: '2026年11月' })).toBeVisible();
  await dayIn(page, '2026-11-10').click();
  await expect(end(page)).toBeFocused();
  await expect(calendar(page).getByRole('status')).toHaveText('请选择结束日期');
  await dayIn(page, '2026-10-09').click();
  await expect(calendar(page)).toHaveCount(0);
  await expect(start(page)).toHaveValue('2026-10-09');
  await expect(end(page)).toHaveValue('2026-11-10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${smsList}?startDate=2026-10-09&endDate=2026-11-10`);
  await end(page).click();
  await expect(dayIn(page, '2026-11-01')).toHaveAttribute('aria-selected', 'true');
  await calendar(page).getByRole('button', { name: '上一年' }).click();
  await expect(calendar(page).getByRole('grid', { name: '2025年11月' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(calendar(page)).toHaveCount(0);
});

test('the calendar works by keyboard and has names for screen readers', async ({ page, signInAs, clock }) => {
  await openSms({ page, signInAs, clock });
  const focused = page.locator(':focus');
  const press = async (key: string, date: string) => {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute('data-date', date);
  };
  await start(page).focus();
  await expect(start(page)).toHaveAttribute('aria-expanded', 'false');
  await press('ArrowDown', '2026-11-22');
  await expect(start(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(calendar(page)).toHaveAccessibleName('发送时间');
  await expect(focused).toHaveAccessibleName('2026年11月22日 周日 今天');
  await expect(focused).toHaveAttribute('aria-current', 'date');
  await press('ArrowLeft', '2026-11-21');
  await press('ArrowUp', '2026-11-14');
  await press('Home', '2026-11-09');
  await press('End', '2026-11-15');
  await press('PageUp', '2026-10-15');
  await press('Shift+PageUp', '2025-10-15');
  await press('Shift+PageDown', '2026-10-15');
  await press('PageUp', '2026-09-15');
  await press('ArrowDown', '2026-09-22');
  await press('ArrowLeft', '2026-09-21');
  await press('ArrowLeft', '2026-09-20');
  await expect(focused).toHaveAccessibleName('2026年9月20日 周日 国庆节调休上班');
  await expect(focused).toContainText('班');
  await press('Enter', '2026-09-20');
  await expect(calendar(page).getByRole('status')).toHaveText('请选择结束日期');
  await press('PageDown', '2026-10-20');
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(end(page)).toBeFocused();
  await expect(start(page)).toHaveValue('2026-09-20');
  await press('ArrowDown', '2026-09-20');
  await press('ArrowRight', '2026-09-21');
  await page.keyboard.press('Space');
  await expect(calendar(page)).toHaveCount(0);
  await expect(end(page)).toBeFocused();
  await expect(end(page)).toHaveValue('2026-09-21');
});

test('past days of an order cannot be chosen, and Escape closes the calendar before the dialog', async ({
  page,
  signInAs,
  clock,
}) => {
  await clock.advance(sunday - testMoment);
  await signInAs('support');
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').first().click();
  const field = page.getByRole('combobox', { name: '使用日期' });
  await field.click();
  await expect(calendar(page).getByRole('list', { name: '常用日期' }).getByRole('button')).toHaveText([
    '今天',
    '明天',
    '后天',
  ]);
  await expect(dayIn(page, '2026-11-21')).toHaveAttribute('aria-disabled', 'true');
  await dayIn(page, '2026-11-21').click({ force: true });
  await expect(field).toHaveValue('');
  await expect(calendar(page).getByRole('button', { name: '上个月' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.press('ArrowDown');
  await expect(dayIn(page, '2026-11-22')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(dayIn(page, '2026-11-22')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2026-11-23');
  await expect(field).toBeFocused();
});

test('times of day and days of every year: typed, or chosen', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/scenic/resorts/add?id=2');
  const season = page.getByRole('group', { name: '第1行开放时间' });
  const open = season.getByRole('combobox', { name: '开园时间' });
  for (const text of ['830', '8:30', '0830', '8点30', '８：３０']) {
    await typeDate(season, '开园时间', text);
    await expect(open, text).toHaveValue('08:30');
  }
  await open.press('ArrowDown');
  await expect(page.getByRole('option', { name: '08:30' })).toHaveAttribute('aria-selected', 'true');
  await open.press('ArrowDown');
  await open.press('Enter');
  await expect(open).toHaveValue('09:00');
  await open.click();
  await page.getByRole('option', { name: '07:00' }).click();
  await expect(open).toHaveValue('07:00');
  await typeDate(season, '开园时间', '25:00');
  await expect(open).toHaveAttribute('aria-invalid', 'true');

  const first = season.getByRole('combobox', { name: '开始月日' });
  await typeDate(season, '开始月日', '２月２９日');
  await expect(first).toHaveValue('02-29');
  await first.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName('2月29日');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue('12-29');
});

test('Enter in a time that was only clicked saves the form and leaves the time', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const form = '/merchant/scenic/resorts/add?id=2';
  await page.goto(form);
  const season = page.getByRole('group', { name: '第1行开放时间' });
  const open = season.getByRole('combobox', { name: '开园时间' });
  await typeDate(season, '开园时间', '8:45');
  await open.click();
  await expect(page.getByRole('option', { name: '08:30' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto(form);
  await expect(open).toHaveValue('08:45');
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'en-US' });
  test('dates and calendar follow the language of the console; axe finds no violation in the calendar', async ({
    page,
    signInAs,
    clock,
  }) => {
    await openSms({ page, signInAs, clock }, '?startDate=2026-11-10&endDate=2026-11-20');
    await expect(start(page)).toHaveValue('2026-11-10');
    await start(page).click();
    await expect(calendar(page).getByRole('columnheader').first()).toHaveText('周一');
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).include('[role=search]').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    };
    expect(await faults()).toEqual([]);
    await page.evaluate(() => document.body.setAttribute('theme-mode', 'dark'));
    expect(await faults()).toEqual([]);
  });
});

test('the calendar is loaded when a field of dates is entered; without it, dates are typed', async ({
  page,
  signInAs,
  clock,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  let asked = 0;
  await page.route(/CalendarPopup/, (route) => {
    asked++;
    return route.abort();
  });
  await openSms({ page, signInAs, clock });
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  expect(asked).toBe(0);
  await start(page).click();
  await expect(page.getByText('此部分无法显示，其他内容不受影响')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  await expect(start(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('11-5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${smsList}?startDate=2026-11-05`);
  await page.unroute(/CalendarPopup/);
  await end(page).click();
  await expect(calendar(page)).toBeVisible();
});
