import { memberFriends } from '../../src/areas/memberFriends.ts';
import { relationType } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { maskDocument, maskMobile } from '../../src/forms/masks.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { idNumber } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newMobile, newProduct, openShop, placeOrder } from './shop.ts';
import type { Talk } from './talk.ts';
import { newNumber } from './unique.ts';

/** A relative who is picked for an order with another document than that of his record. */

async function checkPicked(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders } = shop.calls;
  const member = await newMember(talk);
  const product = await newProduct(talk, shop, [100]);
  const { idCard, passport } = credentialType;
  const card = { credentialType: idCard, credentialNo: idNumber() };
  const own = { name: '林小雨', mobile: newMobile(), ...card };
  const body = { ...own, memberId: member.id, relation: relationType.friend, remark: '', emergency: 0 };
  const { id: friendId } = await talk.ok(memberFriends.add, { body });
  const before = await talk.ok(memberFriends.get, { params: { id: friendId } });
  const abroad = { credentialType: passport, credentialNo: `E${newNumber(8)}` };
  for (const [what, document, sent] of [
    ['the mask of his card', card, { ...card, credentialNo: maskDocument(card.credentialNo) }],
    ['a passport', abroad, abroad],
  ] as const) {
    const guest = { name: own.name, mobile: maskMobile(own.mobile), ...sent, friendId };
    const { id, guests } = await placeOrder(talk, shop, product, member, { qty: 1, guests: [guest] });
    talk.same(
      `type and mask of the document of who was picked with ${what}`,
      [guests[0].credentialType, guests[0].credentialNo],
      [document.credentialType, maskDocument(document.credentialNo)],
    );
    for (const [field, whole] of [
      ['guests.credentialNo', document.credentialNo],
      ['guests.mobile', own.mobile],
    ]) {
      const { value } = await talk.ok(orders.reveal, { params: { id }, body: { field, index: 0 } });
      talk.same(`${field} of who was picked with ${what}`, value, whole);
    }
    const reason = { reason: '会员不去了' };
    await talk.ok(orders.cancel, { params: { id }, body: reason });
  }
  talk.same('the relative after it', await talk.ok(memberFriends.get, { params: { id: friendId } }), before);
}

export const pickedGuestRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    `orders${trades[trade].name}`,
    'record',
    'a relative who is picked has the document that the form names, or the one that its mask stands for',
    '7.4',
    (talk) => checkPicked(talk, trade),
  ),
);
