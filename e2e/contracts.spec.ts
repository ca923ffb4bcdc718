import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

/** The reference page that the mock serves for backend teams: usable by keyboard, in light and dark, under its own content security policy. */

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the reference page in ${colorScheme}: filter, open and copy by keyboard, and no fault of axe`, async ({
    page,
    context,
    system,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${system.url}/__mock/contracts/`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ endpoints in \d+ areas$/);
    await page.getByLabel('Token for the curl lines').fill("a'b c");
    await page.getByLabel('Show only').fill('管理首页轮播');
    await expect(page.locator('details:visible')).toHaveCount(4);
    // Tab goes past the token and the button that opens all entries.
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    const opened = page.locator('details[open]');
    await expect(opened.getByText('Any one of: 管理首页轮播 manageHomeBanner 1825.')).toBeVisible();
    await opened.getByRole('button', { name: 'Copy the curl line of homeBanners.add' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('Copied the curl line of homeBanners.add.');
    const line = await page.evaluate(() => navigator.clipboard.readText());
    expect(line).toContain(`curl '${system.url}/api/main/slide-images/add-for-mini-home?`);
    expect(line).toContain('token=a%27b%20c');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('an address with the name of an endpoint opens it', async ({ page, system }) => {
  await page.goto(`${system.url}/__mock/contracts/#smsLogs.list`);
  await expect(
    page.locator('[id="smsLogs.list"]').getByText('查看短信记录 viewSendSms 1851'),
  ).toBeInViewport();
});
