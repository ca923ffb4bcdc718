import { backendUsers } from '../../src/areas/backendUsers.ts';
import { merchantCategories } from '../../src/areas/merchantCategories.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { ordersPlace } from '../../src/areas/orders.ts';
import { roles } from '../../src/areas/roles.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { tradeKinds, trades } from '../../src/trade/trade.ts';
import { newForm } from './kinds.ts';
import { changing, closeHouse, closeMerchant, newMerchant, openHouse, patternMerchant } from './ownHouses.ts';
import { cleanUp, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What a merchant may deal in by his category, and what his page says of his accounts. */

const { precondition } = status;
const types = tradeKinds.map((trade) => trades[trade].businessType);

async function checkAllowed(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'hotel');
  const category = (businessTypes: readonly number[]) =>
    talk.ok(merchantCategories.add, {
      body: { name: unique('验收'), businessTypes: [...businessTypes], ordering: 0, enabled: 1 },
    });
  const pattern = await talk.ok(merchants.get, { params: { id: like } });
  for (const type of types) {
    const others = types.filter((one) => one !== type);
    const narrow = await category([type]);
    const wide = await category(types);
    for (const businessTypes of [others, types, others.slice(0, 1)]) {
      const body = { ...newForm(merchants, pattern), enabled: 1, categoryId: narrow.id, businessTypes };
      const { answer } = await talk.call(merchants.add, { body });
      if (answer.status === status.ok) await closeMerchant(talk, (answer.data as Json).id);
      talk.same(
        `status of a new merchant with ${businessTypes} where ${type} is allowed`,
        answer.status,
        precondition,
      );
    }
    const { id } = await newMerchant(talk, like, { categoryId: narrow.id, businessTypes: [type] });
    for (const over of [{ businessTypes: types }, { businessTypes: others }])
      await talk.refused(merchants.update, precondition, await changing(talk, merchants, id, over));
    const moved = { categoryId: wide.id, businessTypes: types };
    await talk.ok(merchants.update, await changing(talk, merchants, id, moved));
    // Into a category that does not allow all that he deals in.
    const back = await changing(talk, merchants, id, { categoryId: narrow.id });
    await talk.refused(merchants.update, precondition, back);
    const kept = await talk.ok(merchants.get, { params: { id } });
    talk.same(
      'category and types',
      [kept.categoryId, [...kept.businessTypes].sort()],
      [wide.id, [...types].sort()],
    );
    await closeMerchant(talk, id);
    for (const one of [narrow, wide]) await talk.ok(merchantCategories.remove, { params: { id: one.id } });
  }
}

/** What was sold stays in the sums although the place is gone and the merchant deals in it no more. */
async function checkPastSales(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'place');
  const form = { name: unique('验收'), businessTypes: [...types], ordering: 0, enabled: 1 };
  const category = await talk.ok(merchantCategories.add, { body: form });
  const over = { categoryId: category.id, businessTypes: types };
  const { id } = await newMerchant(talk, like, over);
  const shop = await openHouse(talk, 'place', { merchantId: id });
  const productId = await newProduct(talk, shop, [700], { from: shop.today });
  const member = await newMember(talk);
  const order = await placeOrder(talk, shop, productId, member, { qty: 1, from: shop.today });
  const paid = await payOffline(talk, shop, order);
  const codes = paid.vouchers.map(({ code }: Json) => code);
  await talk.ok(ordersPlace.verify, { params: { id: order.id }, body: { codes } });
  await closeHouse(talk, shop);
  const type = trades.place.businessType;
  const kept = types.filter((one) => one !== type);
  await talk.ok(merchants.update, await changing(talk, merchants, id, { businessTypes: kept }));
  const { recent } = await talk.ok(merchants.get, { params: { id } });
  const lines = new Map<number, Json>(recent.types.map((line: Json) => [line.businessType, line]));
  talk.same('types of the sums', [...lines.keys()].sort(), [...types].sort());
  const line = lines.get(type);
  talk.same(
    'orders and amount of the type that was taken away',
    [line?.orderCount, line?.paidAmount],
    [1, order.payPrice],
  );
  await closeMerchant(talk, id);
}

async function checkAccounts(talk: Talk): Promise<void> {
  const { id: belongId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: belongType.merchant, belongId };
  const role = await newRole(talk, [rightIds.viewSingleMerchant], unit);
  const second = await newRole(talk, [rightIds.viewSingleRole], unit);
  const users = [
    await newAccount(talk, { ...unit, roleIds: [role.id, second.id] }),
    await newAccount(talk, { ...unit, roleIds: [second.id], enabled: 0 }),
  ];
  const shown = await talk.ok(merchants.get, { params: { id: belongId } });
  talk.same('number of accounts', shown.userCount, 2);
  const byId = new Map<string, Json>(shown.users.map((user: Json) => [user.id, user]));
  talk.same('accounts', [...byId.keys()].sort(), users.map(({ id }) => id).sort());
  for (const { id } of users) {
    const user = await talk.ok(backendUsers.get, { params: { id } });
    const row = byId.get(id);
    talk.same(
      'what the page of the merchant says of an account',
      [row?.name, row?.mobile, row?.enabled, row?.roleNames],
      [user.name, user.mobile, user.enabled, user.roles.map(({ name }: Json) => name)],
    );
  }
  await cleanUp(talk, users[1] as never);
  talk.same(
    'accounts without the removed one',
    (await talk.ok(merchants.get, { params: { id: belongId } })).userCount,
    1,
  );
  await cleanUp(talk, users[0] as never);
  for (const { id } of [role, second]) await talk.call(roles.remove, { params: { id } });
  await closeMerchant(talk, belongId);
}

export const merchantTypeRules: Rule[] = [
  designRule(
    'merchants',
    'input',
    'a merchant deals in what his category allows, new or edited',
    '8.1',
    checkAllowed,
  ),
  designRule(
    'merchants',
    'record',
    'the sums of the 30 days have what was sold of a type that the merchant does not deal in any more',
    '8.1',
    checkPastSales,
  ),
  designRule(
    'merchants',
    'record',
    'the page of a merchant has all his accounts, also switched off ones',
    '8.1',
    checkAccounts,
  ),
];
