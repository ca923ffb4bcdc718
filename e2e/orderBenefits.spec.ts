import { orderMoves } from '#contracts/examples/orders.ts';
import { typeDate } from './dates.ts';
import { expect, test } from './fixtures.ts';
import { button, confirm, dialog, list } from './parts.ts';
import { listOfOrders, stateOf } from './tradeScenes.ts';

/** Free tickets of a member in an order that staff add for him (domain design, sections 6.5 and 10.4). */

interface Offer {
  memberMobile: string;
  productName: string;
  useDate: string;
}

test('free tickets of the member are offered for the product, pay in the order, and its page says so', async ({
  page,
  system,
  signInAs,
}) => {
  const offer = await stateOf<Offer>(system, 'a member has free tickets for a product', {});
  await signInAs('support');
  await page.goto(listOfOrders('place'));
  await button(page, '代客下单').click();
  const form = dialog(page);
  await form.getByLabel('会员手机号').fill(offer.memberMobile);
  await expect(list(form, '使用权益')).toHaveCount(0);
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName }).click();
  await list(form, '使用权益').click();
  await page.getByRole('option', { name: /^免费门票（剩余\d+）$/ }).click();
  await expect(form.getByLabel('抵扣数量')).toHaveValue('1');
  await typeDate(form, '使用日期', offer.useDate);
  await form.getByLabel('购买数量').fill('2');
  await form.getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
  await form.getByLabel('联系人手机', { exact: true }).fill(orderMoves.updateContact.contactMobile);
  await confirm(page).click();
  await expect(page).toHaveURL(/order-place-detail/);
  await expect(page.getByRole('main')).toContainText('权益抵扣 · 免费门票');
});
