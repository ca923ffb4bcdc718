import { expect, test } from './fixtures.ts';
import { chooseProduct, openNewOrder, typeOrder, typeStay } from './newOrder.ts';
import { button, confirm, expectAboveButtons } from './parts.ts';
import { listOfOrders } from './tradeScenes.ts';

/** 代客下单 quotes while one types. */

test('a member is picked by a part of his number, and days, price and total are told before saving', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  const total = form.getByRole('region', { name: '报价' });
  await expect(total).toContainText('选择产品和日期后显示价格');
  await expectAboveButtons(page, total);
  await form.getByLabel('会员手机号').fill(offer.memberMobile.slice(0, 9));
  await form
    .getByRole('group', { name: '匹配的会员' })
    .getByRole('button', {
      name: new RegExp(`^${offer.memberName} · 199\\*{4}${offer.memberMobile.slice(7)} · `),
    })
    .click();
  await expect(form.getByText(/会员 · \d+积分$/)).toBeVisible();
  await expect(form.getByLabel('联系人', { exact: true })).toHaveValue(offer.memberName);
  await expect(form.getByLabel('联系人手机', { exact: true })).toHaveValue(/^199\*{4}\d{4}$/);

  await expect(form.getByText('选择产品后显示早餐、确认方式、取消规则')).toBeVisible();
  await chooseProduct(page, offer);
  await expect(form.getByText(/^\S+ · (即时|人工)确认 · .*取消/)).toBeVisible();
  const days = form.getByRole('list', { name: '可订情况' }).getByRole('listitem');
  await expect(days).toHaveCount(14);
  await typeStay(page, offer);
  await expect(days).toHaveCount(1);
  await expect(days).toContainText(/余\d+/);
  const due = total.getByRole('status');
  await expect(due).toContainText('应付');
  await expect(form.getByText(/该订单最多可用\d+积分$/)).toBeVisible();
  const price = await due.innerText();
  await form.getByLabel('间数').fill('99');
  await expect(total).toContainText(/每单最多\d+间/);
  await form.getByLabel('间数').fill('1');
  await expect(total).not.toContainText('每单最多');
  await expect(due).toHaveText(price.replace(/\s+/, ''));
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^H\d+$/);
  await expect(
    page
      .getByLabel('金额')
      .getByText(price.match(/[\d.]+/)?.[0] ?? '-')
      .first(),
  ).toBeVisible();
});

test('all that is wrong with the guests is shown at once, each at its row', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  await form.getByLabel('会员手机号').fill(offer.memberMobile);
  for (const at of [0, 1]) {
    await button(page, '添加人员').click();
    const row = form.getByRole('group', { name: `第${at + 1}位`, exact: true });
    await row.getByLabel('证件号', { exact: true }).fill('990000199001011230');
  }
  await confirm(page).click();
  for (const at of [0, 1]) {
    const row = form.getByRole('group', { name: `第${at + 1}位`, exact: true });
    await expect(row.getByLabel('姓名')).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a member who is found and a product that is chosen move nothing that one is about to click', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  const placeOf = async () => (await button(page, '添加人员').boundingBox())?.y;
  const before = await placeOf();
  await form.getByLabel('会员手机号').fill(offer.memberMobile);
  await expect(form).toContainText(`${offer.memberName} · `);
  await expect(form.getByRole('group', { name: '会员亲友' }).getByRole('button')).not.toHaveCount(0);
  expect(await placeOf()).toBe(before);
  await chooseProduct(page, offer);
  const days = form.getByRole('list', { name: '可订情况' }).getByRole('listitem');
  await expect(days).toHaveCount(14);
  expect(await placeOf()).toBe(before);
  await typeStay(page, offer);
  await expect(days).toHaveCount(1);
  expect(await placeOf()).toBe(before);
});

test('an order that the member has already is named with a link before it is made twice, and not refused', async ({
  page,
  system,
  signInAs,
}) => {
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  const twins = form.getByRole('list', { name: '相同的订单' });
  await typeOrder(page, offer);
  await expect(form.getByText(/该订单最多可用\d+积分$/)).toBeVisible();
  await expect(twins).toHaveCount(0);
  await confirm(page).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^H\d+$/);
  const first = await title.innerText();

  await page.goto(`${listOfOrders('hotel')}?order=add`);
  await typeOrder(page, offer);
  await expect(form.getByText('该会员已有相同产品、日期和数量的订单')).toBeVisible();
  await expect(twins.getByRole('link', { name: first })).toBeVisible();
  await expect(twins).toContainText('待付款');
  await form.getByLabel('间数').fill('2');
  await expect(twins).toHaveCount(0);
  await form.getByLabel('间数').fill('1');
  await expect(twins).toContainText(first);
  await confirm(page).click();
  await expect(title).toHaveText(/^H\d+$/);
  await expect(title).not.toHaveText(first);
});
