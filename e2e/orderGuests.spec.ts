import { orderMoves } from '#contracts/examples/orders.ts';
import { expect, test } from './fixtures.ts';
import { chooseProduct, openNewOrder, typeStay } from './newOrder.ts';
import { button, confirm } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** Relatives of the member as guests of an order that staff add for him (domain design, section 7.4). */

test('a relative of the member is picked as guest, and goes when the order becomes another member’s', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberMobile } = await stateOf<{ memberMobile: string }>(system, 'a member has relatives', {});
  const { offer, form } = await openNewOrder({ page, system, signInAs });
  await expect(form.getByRole('group', { name: '会员亲友' })).toHaveText('填写会员手机号后显示');
  await form.getByLabel('会员手机号').fill(memberMobile);
  await button(page, '陆知夏 · 配偶').click();
  await expect(button(page, '陆知夏 · 配偶')).toBeDisabled();
  await button(page, '江秀兰 · 父母').click();
  const guests = form.getByRole('group', { name: /^第\d位$/ });
  await expect(guests).toHaveCount(2);
  await expect(guests.nth(0).getByLabel('证件号')).toHaveValue(/^9900\*{10}/);

  await form.getByLabel('会员手机号').fill('19900000099');
  await expect(guests).toHaveCount(0);
  await expect(form).toContainText('会员不存在');
  await expect(form.getByRole('group', { name: '会员亲友' })).toHaveText('填写会员手机号后显示');
  await form.getByLabel('会员手机号').fill(memberMobile);
  await button(page, '陆知夏 · 配偶').click();
  await chooseProduct(page, offer);
  await typeStay(page, offer);
  await form.getByLabel('联系人', { exact: true }).fill(orderMoves.updateContact.contactName);
  await form.getByLabel('联系人手机', { exact: true }).fill(orderMoves.updateContact.contactMobile);
  await confirm(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('酒店订单');
  await expect(page.getByRole('main')).toContainText('陆知夏');
});

test('a relative whose name stands in a row without a document takes that row', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberMobile } = await stateOf<{ memberMobile: string }>(system, 'a member has relatives', {});
  const { form } = await openNewOrder({ page, system, signInAs });
  await form.getByLabel('会员手机号').fill(memberMobile);
  await button(page, '添加人员').click();
  const guests = form.getByRole('group', { name: /^第\d位$/ });
  await guests.nth(0).getByLabel('姓名').fill('陆知夏');
  await button(page, '陆知夏 · 配偶').click();
  await expect(guests.nth(0).getByLabel('证件号')).toHaveValue(/^9900\*{10}/);
  await expect(guests).toHaveCount(1);
});
