import { status } from '#contracts/envelope.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { expect, type System, test } from './fixtures.ts';
import { button, confirm } from './parts.ts';

/** Who may only view records of a kind reads them in their form, which saves nothing. */

const lists = {
  '/merchant/scenic/resorts/list': 'viewMerchantPlace',
  '/merchant/hotel/hotels/list': 'viewMerchantHotel',
  '/merchant/hotel/rooms/list': 'viewMerchantHotelRoom',
  '/merchant/homestay/homestays/list': 'viewMerchantHouse',
  '/merchant/homestay/rooms/list': 'viewMerchantHouseRoom',
  '/product/place/list': 'viewProductPlace',
  '/product/hotel/list': 'viewProductHotel',
  '/product/house/list': 'viewProductHouse',
  '/estate/project-company/company-list': 'viewEstateCompany',
  '/member/member-system/member-benefit-list': 'viewMemberBenefit',
} as const;

/** Leaves the role of the operator nothing but some rights. */
async function holdOnly(system: System, names: readonly (keyof typeof rightIds)[]) {
  const token = await system.tokenOf('superAdmin');
  const answer = await fetch(`${system.url}/api/main/roles/list?offset=0&limit=50&token=${token}`);
  const { data } = (await answer.json()) as { data: { list: { id: string; name: string }[] } };
  const id = data.list.find((role) => role.name === '运营')?.id;
  const role: { data: Record<string, unknown> } = await system.call(`roles/get/${id}`, {}, token);
  const { name, enabled, remark, version } = role.data;
  const form = { name, enabled, remark, version, rightIds: names.map((right) => rightIds[right]) };
  const saved = await system.call(`roles/update/${id}`, { data: form }, token);
  expect(saved).toMatchObject({ status: status.ok });
}

for (const [path, right] of Object.entries(lists))
  test(`${right} opens the records of ${path} to be read, and adds none`, async ({
    page,
    system,
    signInAs,
  }) => {
    await holdOnly(system, [right]);
    await signInAs('operator');
    await page.goto(path);
    const link = page.locator('tbody').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { name: '查看详情', level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeDisabled();
    await expect(page.getByRole('textbox').first()).not.toHaveValue('');
    await expect(page).toHaveTitle(/^查看详情/);
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('title', /^查看详情/);
    await expect(confirm(page)).toHaveCount(0);
    const form = new URL(page.url()).pathname;
    await page.waitForLoadState('networkidle');
    const refused = (await system.journal()).filter((one) => one.status === status.forbidden);
    expect(refused.map(({ endpoint }) => endpoint)).toEqual([]);
    await button(page, '返回').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    await page.goto(form);
    await expect(page).toHaveURL(/\/401\?/);
  });
