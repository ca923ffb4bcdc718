import type { Locator } from '@playwright/test';
import { addDays } from '#contracts/days.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { testDay, testMoment } from '../contracts/testing/moment.ts';
import { dayIn } from './dates.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm, dialog } from './parts.ts';
import { listOfOrders, orderIn } from './tradeScenes.ts';

/** Screens that stay open over midnight show, offer and request the new day. Both days are those of Asia/Shanghai. */

const tomorrow = addDays(testDay, 1);
const minute = 60_000;
const lastMinute = Date.parse(`${tomorrow}T00:00:00+08:00`) - minute;

interface Scene {
  page: Page;
  system: System;
  signInAs(persona: 'superAdmin'): Promise<void>;
  clock: { advance(ms: number): Promise<void>; takeTimers(datedFrom: number): Promise<void> };
}

/** Signs in during the last minute of the day; returns a function that lets midnight pass for page and mock. */
async function beforeMidnight({ page, system, signInAs, clock }: Scene) {
  await clock.advance(lastMinute - testMoment);
  await clock.takeTimers(lastMinute);
  await signInAs('superAdmin');
  return async () => {
    await system.control('clock', { advanceMs: 2 * minute });
    // Just past midnight, because calls that start then would reach their time limit if the clock ran on.
    await page.clock.runFor(minute + 100);
  };
}

const cents = (text: string | null) => Math.round(Number(text?.replaceAll(',', '')) * 100);
const smsToday = (page: Page) => page.getByRole('link', { name: /今日短信/ });

test('the figures of the home page lead to the new day', { tag: '@moment' }, async ({
  page,
  system,
  signInAs,
  clock,
}) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  await page.goto('/home');
  await expect(smsToday(page)).toHaveAttribute('href', new RegExp(`startDate=${testDay}&endDate=${testDay}`));
  await passMidnight();
  await expect(smsToday(page)).toHaveAttribute(
    'href',
    new RegExp(`startDate=${tomorrow}&endDate=${tomorrow}`),
  );
});

test('the home page counts and greets anew', { tag: '@moment' }, async ({
  page,
  system,
  signInAs,
  clock,
}) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  const { payPrice } = await orderIn(system, 'place', orderStatus.toUse);
  await page.goto('/home');
  const [paid, , net] = [0, 1, 2].map((at) =>
    page.getByRole('row', { name: /^门票/ }).getByRole('cell').nth(at),
  ) as [Locator, Locator, Locator];
  await expect(paid).not.toHaveText(/^(0\.00|…)$/);
  const before = cents(await paid.textContent());
  expect(before).toBeGreaterThanOrEqual(payPrice);
  const newest = page.getByRole('table', { name: '近30天实付与退款' }).getByRole('row').nth(1);
  await expect(newest).toContainText(testDay);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('晚上好');
  await passMidnight();
  await expect(paid).toHaveText('0.00');
  await expect(net).toHaveText('0.00');
  await expect(newest.getByRole('cell')).toHaveText([tomorrow, '0.00', '0.00']);
  await expect(smsToday(page)).toHaveText(/^今日短信0$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('上午好');
});

test('the greeting changes with the hour', { tag: '@moment' }, async ({ page, signInAs, clock }) => {
  const lastOfMorning = Date.parse(`${testDay}T11:59:30+08:00`);
  await clock.advance(lastOfMorning - testMoment);
  await clock.takeTimers(lastOfMorning);
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('上午好');
  await page.clock.runFor(minute + 100);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('下午好');
});

test('the calendar marks the new day', { tag: '@moment' }, async ({ page, system, signInAs, clock }) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  const today = page.locator('[aria-current=date]');
  await page.goto('/product/hotel/stock?id=24');
  await expect(today).toHaveAttribute('data-date', testDay);
  await passMidnight();
  await expect(today).toHaveAttribute('data-date', tomorrow);
});

test('a batch of prices begins with the new day, and one that was opened before is told of the old one', {
  tag: '@moment',
}, async ({ page, system, signInAs, clock }) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  const start = page.getByLabel('日期范围1 开始日期');
  const end = page.getByLabel('日期范围1 结束日期');
  await page.goto('/product/hotel/stock?id=24');
  await button(page, '批量设置').click();
  await expect(start).toHaveValue(testDay);
  await dialog(page).getByRole('checkbox', { name: '设置库存', exact: true }).check();
  await dialog(page).getByRole('textbox', { name: '库存', exact: true }).fill('1');
  await passMidnight();
  await confirm(page).click();
  await expect(page.getByText('不能设置过去的日期').first()).toBeVisible();
  await expect(start).toHaveValue(testDay);
  await page.keyboard.press('Escape');
  await button(page, '离开').click();
  await button(page, '批量设置').click();
  await expect(start).toHaveValue(tomorrow);
  await expect(end).toHaveValue(tomorrow);
});

test('the 90 days of a list of orders move on at midnight, and typed text stays', { tag: '@moment' }, async ({
  page,
  system,
  signInAs,
  clock,
}) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  const start = page.getByLabel('下单时间 开始日期');
  const member = page.getByLabel('会员姓名/手机', { exact: true });
  await page.goto('/home');
  await page.goto(listOfOrders('place'));
  await expect(start).toHaveValue(addDays(testDay, -89));
  const older = page.getByText('默认只显示近90天下单的订单');
  await expect(older).toBeVisible();
  await member.fill('张');
  await passMidnight();
  await expect(page).toHaveURL(new RegExp(`createStart=${addDays(tomorrow, -89)}$`));
  await expect(start).toHaveValue(addDays(tomorrow, -89));
  await expect(member).toHaveValue('张');
  await expect(older).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('an order that is being added cannot be for the day that is over', { tag: '@moment' }, async ({
  page,
  system,
  signInAs,
  clock,
}) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  await page.getByRole('dialog').getByLabel('使用日期').click();
  await expect(dayIn(page, testDay)).toHaveAttribute('aria-current', 'date');
  await expect(dayIn(page, testDay)).not.toHaveAttribute('aria-disabled');
  await passMidnight();
  await expect(dayIn(page, tomorrow)).toHaveAttribute('aria-current', 'date');
  await expect(dayIn(page, testDay).and(page.locator(':not([aria-disabled])'))).toHaveCount(0);
});

test.describe('where it is still yesterday', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('today is that of Asia/Shanghai', { tag: '@moment' }, async ({ page, system, signInAs, clock }) => {
    const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
    await passMidnight();
    await page.goto('/home');
    await expect(smsToday(page)).toHaveAttribute('href', new RegExp(`startDate=${tomorrow}`));
  });
});
