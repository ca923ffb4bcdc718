import { testMoment } from '../contracts/testing/moment.ts';
import { expect, test } from './fixtures.ts';

/** Holidays, and the weekend days that are worked in exchange, in the calendar of price and stock (domain design, section 9.5). */

test('the calendar marks holidays visibly and for screen readers', { tag: '@moment' }, async ({
  clock,
  page,
  signInAs,
}) => {
  await clock.advance(Date.parse('2026-09-15T10:00:00+08:00') - testMoment);
  await signInAs('operator');
  await page.goto('/product/hotel/stock?id=24');
  const day = (date: string) => page.locator(`[data-date="${date}"]`);
  await expect(day('2026-10-01')).toHaveAccessibleName(/^2026年10月1日 周四 国庆节放假 /);
  await expect(day('2026-10-01')).toContainText('休');
  await expect(day('2026-09-20')).toHaveAccessibleName(/国庆节调休上班/);
  await expect(day('2026-10-08')).not.toContainText('休');
  await expect(page.getByRole('list', { name: '图例' })).toContainText('法定节假日');
});
