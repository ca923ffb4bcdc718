import { contractVersion } from '#contracts/version.ts';
import { expect, type Page, test } from './fixtures.ts';

/** A backend that keeps another major version of the contract is told to staff, once. */

const told = (page: Page) => page.getByText(/^控制台（接口\S+）与后台服务（接口\S+）的版本不一致/);

/** The backend says that it keeps this version. */
const keeps = (page: Page, version: string | undefined) =>
  page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, contractVersion: version } });
  });
const nextMajor = `${Number.parseInt(contractVersion, 10) + 1}.0.0`;

test('another major version is told until somebody has read it, also after the page is loaded anew', async ({
  page,
  signInAs,
}) => {
  await keeps(page, nextMajor);
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/home-banner-list');
  await expect(told(page)).toContainText(`控制台（接口${contractVersion}）与后台服务（接口${nextMajor}）`);
  await page.reload();
  await told(page).locator('..').getByRole('button', { name: '关闭' }).click();
  await expect(told(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('共 13 条')).toBeVisible();
  await expect(told(page)).toHaveCount(0);
});

test('the same major version, and a backend that names none, are told nothing about', async ({
  page,
  signInAs,
}) => {
  const [major, minor] = contractVersion.split('.').map(Number);
  for (const version of [`${major}.${(minor ?? 0) + 1}.7`, undefined]) {
    await keeps(page, version);
    await signInAs('superAdmin');
    await page.goto('/setting/system-setting/home-banner-list');
    await expect(page.getByText('共 13 条')).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  }
});
