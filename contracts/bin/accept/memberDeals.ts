import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { formOf } from './kinds.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, openShop, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What the page of a member counts: his deals, whom he brought, what is held back of his money and points. */

const read = (talk: Talk, id: string): Promise<Json> => talk.ok(members.get, { params: { id } });

/** A deal counts from the signature on, also when it is settled, until it is cancelled. */
async function checkDeals(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const member = await newMember(talk);
  const [one, two] = [await newRecommend(talk, project, member), await newRecommend(talk, project, member)];
  const expectDeals = async (what: string, count: number) =>
    talk.same(`deals ${what}`, (await read(talk, member.id)).dealCount, count);
  for (const { moves } of [one, two])
    for (const move of [moves.audit, moves.visit, moves.subscribe]) await move();
  await expectDeals('with two that are reserved', 0);
  await one.moves.sign();
  await expectDeals('with one that is signed', 1);
  await two.moves.sign();
  await expectDeals('with two that are signed', 2);
  await one.moves.settle();
  await expectDeals('with one of them settled', 2);
  await two.moves.cancelDeal();
  await expectDeals('with the other one cancelled', 1);
}

async function checkHeld(talk: Talk): Promise<void> {
  const { memberId } = await talk.state('a withdrawal is in a status', { status: withdrawStatus.toAudit });
  const { frozen, balance } = await talk.ok(memberAccounts.get, { params: { id: memberId } });
  talk.holds('a withdrawal holds some back', frozen > 0, frozen);
  const owner = await read(talk, memberId);
  talk.same('money held back and left', [owner.frozenAmount, owner.balance], [frozen, balance]);
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [20_000]);
  const member = await newMember(talk, { points: 3000 });
  await placeOrder(talk, shop, product, member, { qty: 1, pointsUsed: 700 });
  const shown = await read(talk, member.id);
  const { points, pointsLocked } = await talk.ok(memberPoints.get, { params: { id: member.id } });
  talk.same('points left and locked', [points, pointsLocked], [2300, 700]);
  talk.same('the same of the member', [shown.points, shown.pointsLocked, shown.orderCount], [2300, 700, 0]);
}

/** Whoever names a member as his recommender counts for him, and no longer when he names another one. */
async function checkInvited(talk: Talk): Promise<void> {
  const [first, second, guest] = [await newMember(talk), await newMember(talk), await newMember(talk)];
  const name = async (recommenderMobile: string) => {
    const before = await read(talk, guest.id);
    const form = formOf(fieldsOf(members.update.body), before);
    const body = { ...form, recommenderMobile, version: before.version };
    return talk.ok(members.update, { params: { id: guest.id }, body });
  };
  const expectInvited = async (what: string, wanted: [number, number]) => {
    for (const [at, { id, mobile }] of [first, second].entries()) {
      const { inviteeCount } = await read(talk, id);
      talk.same(`members whom the ${at + 1}. brought ${what}`, inviteeCount, wanted[at]);
      const { count } = await talk.ok(members.list, { query: { recommenderMobile: mobile } });
      talk.same(`members found by the mobile of the ${at + 1}. ${what}`, count, wanted[at]);
    }
  };
  await expectInvited('at first', [0, 0]);
  const named = await name(first.mobile);
  talk.same('his recommender', named.recommenderId, first.id);
  await expectInvited('when he named one', [1, 0]);
  talk.same('after his mask was saved', (await name(named.recommenderMobile)).recommenderId, first.id);
  talk.same('after another one was named', (await name(second.mobile)).recommenderId, second.id);
  await expectInvited('when he named another one', [0, 1]);
}

export const memberDealRules = (): Rule[] => [
  designRule(
    'members',
    'figure',
    'deals count from the signature on, until they are cancelled',
    '7.2',
    checkDeals,
  ),
  designRule('members', 'figure', 'money and points that are held back are shown', '7.2', checkHeld),
  designRule(
    'members',
    'figure',
    'members count for the one whom they name, and no other',
    '7.2',
    checkInvited,
  ),
];
