import { addDays } from '#contracts/days.ts';
import { testDay, testMoment } from '../contracts/testing/moment.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button } from './parts.ts';
import { listOfOrders } from './tradeScenes.ts';

/** Screens that stand open over midnight show, offer and ask for the new day. Both days are those of Asia/Shanghai. */

const tomorrow = addDays(testDay, 1);
const minute = 60_000;
const lastMinute = Date.parse(`${tomorrow}T00:00:00+08:00`) - minute;

interface Scene {
  page: Page;
  system: System;
  signInAs(persona: 'superAdmin'): Promise<void>;
  clock: { advance(ms: number): Promise<void>; takeTimers(datedFrom: number): Promise<void> };
}

/** Signed in during the last minute of the day; answers how midnight passes, for page and mock. */
async function beforeMidnight({ page, system, signInAs, clock }: Scene) {
  await clock.advance(lastMinute - testMoment);
  await clock.takeTimers(lastMinute);
  await signInAs('superAdmin');
  return async () => {
    await system.control('clock', { advanceMs: 2 * minute });
    await page.clock.runFor(2 * minute);
  };
}

const smsToday = (page: Page) => page.getByRole('link', { name: /今日短信/ });

test('the figures of the home page lead to the new day', async ({ page, system, signInAs, clock }) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  await page.goto('/home');
  await expect(smsToday(page)).toHaveAttribute('href', new RegExp(`startDate=${testDay}&endDate=${testDay}`));
  await passMidnight();
  await expect(smsToday(page)).toHaveAttribute(
    'href',
    new RegExp(`startDate=${tomorrow}&endDate=${tomorrow}`),
  );
});

test('the calendar marks the new day', async ({ page, system, signInAs, clock }) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  const today = page.locator('[aria-current=date]');
  await page.goto('/product/hotel/stock?id=24');
  await expect(today).toHaveAttribute('data-date', testDay);
  await passMidnight();
  await expect(today).toHaveAttribute('data-date', tomorrow);
});

test('an order that is being added cannot be for the day that is over', async ({
  page,
  system,
  signInAs,
  clock,
}) => {
  const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  const day = page.getByRole('dialog').getByLabel('使用日期');
  await expect(day).toHaveAttribute('min', testDay);
  await passMidnight();
  await expect(day).toHaveAttribute('min', tomorrow);
});

test.describe('where it is still yesterday', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('today is that of Asia/Shanghai', async ({ page, system, signInAs, clock }) => {
    const passMidnight = await beforeMidnight({ page, system, signInAs, clock });
    await passMidnight();
    await page.goto('/home');
    await expect(smsToday(page)).toHaveAttribute('href', new RegExp(`startDate=${tomorrow}`));
  });
});
