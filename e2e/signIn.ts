import type { Page } from './fixtures.ts';

/** Types mobile and password into the sign-in page and sends them. */
export async function fillSignIn(page: Page, mobile: string, password: string) {
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登 录' }).click();
}
