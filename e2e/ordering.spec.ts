import { expect, type Page, type System, test } from './fixtures.ts';

/** 排序 is changed in the rows of lists, by the call that saves the record's form; of projects by a call of its own (projects.spec.ts). */

const categories = '/merchant/manage/setting/classify';
const opener = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^修改排序 ${name}，现为 \\d+$`) });
const callsTo = async (system: System, name: string) =>
  (await system.journal()).filter(({ endpoint }) => endpoint === name);
const input = (page: Page, name: string) => page.getByLabel(`排序 ${name}`, { exact: true });

test('the order of a banner that leads to a project is changed in its row', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/estate-banner-list');
  const name = '临海·听澜苑 瞰海三居';
  await opener(page, name).click();
  await input(page, name).fill('80');
  await page.keyboard.press('Enter');
  await expect(opener(page, name)).toHaveText('80');
});

test('the order of a category is changed by keyboard, refused in the specified words, and taken back', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(categories);
  const name = (await page.getByRole('row').nth(2).getByRole('cell').first().innerText()).trim();
  const before = await opener(page, name).innerText();
  await opener(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(input(page, name)).toBeFocused();
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(page.getByText('排序范围为0-100')).toBeVisible();
  await expect(input(page, name)).toHaveValue('101');
  await page.keyboard.press('Escape');
  await expect(opener(page, name)).toBeFocused();
  await expect(opener(page, name)).toHaveText(before);
  expect(await callsTo(system, 'merchantCategories.update')).toHaveLength(0);

  await page.keyboard.press('Enter');
  await input(page, name).fill('100');
  await page.keyboard.press('Enter');
  await expect(opener(page, name)).toHaveText('100');
  await expect(opener(page, name)).toBeFocused();
  const [sent] = await callsTo(system, 'merchantCategories.update');
  expect(sent?.body).toMatchObject({ name, ordering: 100, enabled: 1, version: 1 });
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(opener(page, name)).toHaveText(before);
});

test('what somebody else saves between is not put back, and what was typed stays', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/home-banner-list');
  const first = page.getByRole('button', { name: /^修改排序 / }).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  const name = /^修改排序 (.*)，现为/.exec(label)?.[1] ?? '';
  await system.control('faults', { endpoint: 'homeBanners.update', kind: 'status', value: -1007, times: 1 });
  await opener(page, name).click();
  await input(page, name).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(input(page, name)).toHaveValue('3');
  // The record is read again, so the second try is made over what is stored now.
  const token = await system.tokenOf('superAdmin');
  const id = await page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => url))
    .then((urls) => /get-of-mini-home\/(\d+)/.exec(urls.join(' '))?.[1] ?? '');
  const read = async () =>
    (await system.call(`slide-images/get-of-mini-home/${id}`, {}, token)).data as Record<string, unknown>;
  const { title, imageUrl, enabled, link, ordering, version } = await read();
  const theirs = { title, imageUrl, link, ordering, version, enabled: enabled === 1 ? 0 : 1 };
  await system.call(`slide-images/update-for-mini-home/${id}`, { data: theirs }, token);
  await page.keyboard.press('Enter');
  await expect(input(page, name)).toHaveCount(0);
  await expect.poll(async () => (await read()).ordering).toBe(3);
  expect((await read()).enabled).toBe(theirs.enabled);
});

test('a merchant changes the order of his own products; who may only see them sees the number', async ({
  page,
  signInAs,
  system,
}) => {
  const products = '/product/hotel/list';
  await signInAs('merchantManager');
  await page.goto(products);
  const openers = page.getByRole('button', { name: /^修改排序 / });
  await openers.first().click();
  await page.getByRole('textbox', { name: /^排序 / }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /，现为 100$/ }).first()).toBeVisible();
  expect(await callsTo(system, 'productsHotel.updateOfOwn')).toHaveLength(1);
  await signInAs('frontDesk');
  await page.goto(products);
  await expect(page.getByRole('cell', { name: '100', exact: true }).first()).toBeVisible();
  await expect(openers).toHaveCount(0);
});
