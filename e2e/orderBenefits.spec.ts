import { orderMoves } from '#contracts/examples/orders.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, confirm, dialog, list } from './parts.ts';
import { listOfOrders, stateOf } from './tradeScenes.ts';

/** Free tickets of a member in an order that staff add for him (domain design, sections 6.5 and 10.4). */

interface Offer {
  memberMobile: string;
  productId: string;
  productName: string;
  useDate: string;
}

/** Opens 代客下单, and chooses one free ticket of the member for the product. */
async function chooseBenefit(page: Page, { memberMobile, productName }: Offer) {
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  const form = dialog(page);
  await form.getByLabel('会员手机号').fill(memberMobile);
  await expect(list(form, '使用权益')).toHaveCount(0);
  await page.getByRole('combobox', { name: '产品名称' }).fill(productName);
  await page.getByRole('option', { name: productName }).click();
  await list(form, '使用权益').click();
  await page.getByRole('option', { name: /^免费门票（剩余\d+）$/ }).click();
  await expect(form.getByLabel('抵扣数量')).toHaveValue('1');
  return form;
}

test('free tickets of the member are offered for the product, pay in the order, and its page says so', async ({
  page,
  system,
  signInAs,
}) => {
  const offer = await stateOf<Offer>(system, 'a member has free tickets for a product', {});
  await signInAs('support');
  const form = await chooseBenefit(page, offer);
  await typeDate(form, '使用日期', offer.useDate);
  await form.getByLabel('购买数量').fill('2');
  await form.getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
  await form.getByLabel('联系人手机', { exact: true }).fill(orderMoves.updateContact.contactMobile);
  await confirm(page).click();
  await expect(page).toHaveURL(/order-place-detail/);
  await expect(page.getByRole('main')).toContainText('权益抵扣 · 免费门票');
});

test('a restored draft keeps the benefit while it is not known what there is, and loses it with the product', async ({
  page,
  system,
  signInAs,
}) => {
  page.on('dialog', (question) => void question.accept());
  const offer = await stateOf<Offer>(system, 'a member has free tickets for a product', {});
  await signInAs('support');
  const form = await chooseBenefit(page, offer);
  const { productId } = offer;
  const name = /^免费门票（剩余\d+）/;
  await system.control('faults', {
    endpoint: 'memberBenefits.preview',
    ...{ kind: 'status', value: -1099, times: 1 },
  });
  await page.reload();
  await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
  const failed = form.getByRole('alert').filter({ hasText: '数据加载失败' });
  await failed.getByRole('button', { name: '重试' }).click();
  await expect(list(form, '使用权益')).toContainText(name);
  await expect(form.getByLabel('抵扣数量')).toHaveValue('1');
  await page.reload();
  await expect(list(form, '使用权益')).toContainText(name);
  await expect(form.getByLabel('抵扣数量')).toHaveValue('1');

  // Another product, for which the member has the same benefit: what was chosen for one is no choice for the other.
  let asked = 0;
  await page.route(/member-benefits\/preview/, (route) => {
    asked += 1;
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, data: { ...body.data, productId } }) });
  });
  await page.getByRole('combobox', { name: '产品名称' }).fill('儿童');
  await page.getByRole('option', { name: '儿童' }).first().click();
  await expect.poll(() => asked).toBe(1);
  await expect(list(form, '使用权益')).toContainText('请选择');
  await expect(form.getByLabel('抵扣数量')).toHaveValue('');
});

test('a benefit that the member has no more goes from a restored draft, although there are others', async ({
  page,
  system,
  signInAs,
}) => {
  page.on('dialog', (question) => void question.accept());
  const offer = await stateOf<Offer>(system, 'a member has free tickets for a product', {});
  await signInAs('support');
  const form = await chooseBenefit(page, offer);
  await page.route(/member-benefits\/preview/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const one of answer.data.list) Object.assign(one, { id: '999', name: '生日门票' });
    return route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(list(form, '使用权益')).toContainText('请选择');
  await expect(form.getByLabel('抵扣数量')).toHaveValue('');
});
