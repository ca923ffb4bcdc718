import { hotels } from '../../src/areas/hotels.ts';
import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { minsus } from '../../src/areas/minsus.ts';
import { benefitType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import type { StayKind } from '../../src/trade/trade.ts';
import { give, lowestOf, newGrade, removed } from './gradeGuards.ts';
import { moneyRule } from './orderScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, openShop, orderForm } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Where benefits can be used, and what a benefit of a type keeps of its form. */

const { precondition, invalid, ok } = status;
const nights = { ...memberBenefitExample, type: benefitType.freeNights, ordering: 0 };
const add = async (talk: Talk, over: object): Promise<Json> =>
  talk.ok(memberBenefits.add, { body: { ...nights, name: unique('验收'), ...over } });
const chosen = (ids: readonly (string | undefined)[]) => ids.flatMap((id) => (id ? [{ id }] : []));
const fields = { hotel: 'hotels', house: 'minsus' } as const;

/** Free nights of some hotels and guesthouses are good there and nowhere else; without any everywhere. */
async function checkPlaces(talk: Talk, trade: StayKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const product = await newProduct(talk, shop, [60_000]);
  const all = {
    hotels: (await talk.ok(hotels.allEnabled, { query: { limit: 100 } })).list,
    minsus: (await talk.ok(minsus.allEnabled, { query: { limit: 100 } })).list,
  };
  const [own, foreign] =
    trade === 'hotel' ? (['hotels', 'minsus'] as const) : (['minsus', 'hotels'] as const);
  const here = shop.resourceId;
  const other = all[own].find(({ id }: Json) => id !== here)?.id;
  // One of the other kind that has the same number, where there is one.
  const abroad = (all[foreign].find(({ id }: Json) => id === here) ?? all[foreign][0])?.id;
  if (!other || !abroad) return talk.skip('there are no two of its kind and one of the other kind');
  let benefit = await add(talk, {});
  const grade = await newGrade(talk, { benefits: [{ benefitId: benefit.id, quantity: 9 }] });
  const member = await newMember(talk, { gradeId: grade.id });
  const more = { qty: 1, benefitId: benefit.id, benefitCount: 1 };
  for (const [what, mine, others, isGood] of [
    ['everywhere', [], [], true],
    ['here', [here], [], true],
    ['here and in another one', [other, here], [], true],
    ['here and in one of the other kind', [here], [abroad], true],
    ['in another one', [other], [], false],
    ['in one of the other kind', [], [abroad], false],
    ['in another one and in one of the other kind', [other], [abroad], false],
  ] as const) {
    const params = { id: benefit.id };
    const places = { [fields[trade]]: chosen(mine), [foreign]: chosen(others) };
    const body = { ...nights, name: benefit.name, ...places, version: benefit.version };
    benefit = await talk.ok(memberBenefits.update, { params, body });
    const asked = { memberMobile: member.mobile, productId: product };
    const { list } = await talk.ok(memberBenefits.preview, { body: asked });
    talk.same(
      `free nights that are good ${what}, offered for a ${trade}`,
      list.map(({ id }: Json) => id),
      isGood ? [benefit.id] : [],
    );
    const form = orderForm(shop, product, member, more);
    const { answer } = await talk.call(shop.calls.orders.add, { body: form });
    talk.same(`status of using free nights that are good ${what}`, answer.status, isGood ? ok : precondition);
    if (answer.status !== ok) continue;
    const { id } = answer.data as Json;
    const { status: state } = answer.data as Json;
    if (state === 10)
      await talk.ok(shop.calls.orders.cancel, { params: { id }, body: { reason: '会员不去了' } });
  }
  await give(talk, member, await lowestOf(talk));
  await removed(talk, grade);
  await talk.call(memberBenefits.remove, { params: { id: benefit.id } });
}

/** Each type keeps what it has a use for, whatever else the form says, when it is added and when it becomes another type. */
async function checkTypes(talk: Talk): Promise<void> {
  const [hotel] = (await talk.ok(hotels.allEnabled, { query: {} })).list;
  const [minsu] = (await talk.ok(minsus.allEnabled, { query: {} })).list;
  const shop = await openShop(talk, 'place');
  const ticket = await newProduct(talk, shop, [100]);
  const full = {
    ...{ hotels: chosen([hotel?.id]), minsus: chosen([minsu?.id]), products: chosen([ticket]) },
    nightCap: 45_600,
  };
  const keeps = async (what: string, record: Json, type: number) => {
    const isNights = type === benefitType.freeNights;
    const ids = (list: Json[]) => list.map(({ id }) => id);
    const shown = await talk.ok(memberBenefits.get, { params: { id: record.id } });
    talk.same(
      `hotels, guesthouses, tickets and cap of type ${type} ${what}`,
      [ids(shown.hotels), ids(shown.minsus), ids(shown.products), shown.nightCap],
      [
        isNights ? ids(full.hotels) : [],
        isNights ? ids(full.minsus) : [],
        type === benefitType.freeTickets ? [ticket] : [],
        isNights ? full.nightCap : 0,
      ],
    );
    return shown;
  };
  let changed = await add(talk, full);
  for (const type of Object.values(benefitType)) {
    const added = await add(talk, { ...full, type });
    await keeps('that was added', added, type);
    await talk.ok(memberBenefits.remove, { params: { id: added.id } });
    const body = { ...nights, name: changed.name, ...full, type, version: changed.version };
    changed = await talk.ok(memberBenefits.update, { params: { id: changed.id }, body });
    changed = await keeps('that had another type', changed, type);
  }
  // Its quantities in grades are of the type: 0 of what is not counted would be as many nights as one likes.
  const grade = await newGrade(talk, { benefits: [{ benefitId: changed.id, quantity: 0 }] });
  const body = { ...nights, name: changed.name, version: changed.version };
  const { answer } = await talk.call(memberBenefits.update, { params: { id: changed.id }, body });
  talk.same('status of another type of one that a grade gives', answer.status, precondition);
  await removed(talk, grade);
  await talk.ok(memberBenefits.remove, { params: { id: changed.id } });
}

/** Free tickets are of ticket products; what was chosen and is off sale by now stays, and nobody else chooses it. */
async function checkProducts(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const stay = await openShop(talk, 'hotel');
  const [ticket, room] = [await newProduct(talk, shop, [100]), await newProduct(talk, stay, [100])];
  const tickets = { type: benefitType.freeTickets, products: chosen([ticket]) };
  const body = { ...nights, name: unique('验收'), ...tickets, products: chosen([room]) };
  await talk.refused(memberBenefits.add, [invalid, precondition], { body });
  const benefit = await add(talk, tickets);
  const switched = (enable: 0 | 1) =>
    talk.ok(shop.calls.products.enable, { params: { id: ticket }, body: { enable } });
  await switched(0);
  const kept = { ...nights, ...tickets, name: benefit.name, version: benefit.version, ordering: 3 };
  const saved = await talk.ok(memberBenefits.update, { params: { id: benefit.id }, body: kept });
  talk.same(
    'what it had chosen',
    saved.products.map(({ id }: Json) => id),
    [ticket],
  );
  const another = { ...nights, name: unique('验收'), ...tickets };
  await talk.refused(memberBenefits.add, [invalid, precondition], { body: another });
  await talk.ok(memberBenefits.remove, { params: { id: benefit.id } });
}

/** Free nights pay no tickets and free tickets no nights; what is used up is not offered. */
async function checkOfOthers(talk: Talk): Promise<void> {
  const [place, hotel] = [await openShop(talk, 'place'), await openShop(talk, 'hotel')];
  const [ticket, room] = [await newProduct(talk, place, [100]), await newProduct(talk, hotel, [100])];
  const ofNights = await add(talk, {});
  const ofTickets = await add(talk, { type: benefitType.freeTickets, products: chosen([ticket]) });
  const both = [ofNights, ofTickets].map(({ id }) => ({ benefitId: id, quantity: 1 }));
  const grade = await newGrade(talk, { benefits: both });
  const member = await newMember(talk, { gradeId: grade.id });
  for (const [shop, product, own, other] of [
    [place, ticket, ofTickets, ofNights],
    [hotel, room, ofNights, ofTickets],
  ] as const) {
    const offered = async () => {
      const body = { memberMobile: member.mobile, productId: product };
      return (await talk.ok(memberBenefits.preview, { body })).list.map(({ id }: Json) => id);
    };
    const form = (benefitId: string) =>
      orderForm(shop, product, member, { qty: 1, benefitId, benefitCount: 1 });
    talk.same(`offered for a ${shop.trade}`, await offered(), [own.id]);
    await talk.refused(shop.calls.orders.add, precondition, { body: form(other.id) });
    await talk.ok(shop.calls.orders.add, { body: form(own.id) });
    talk.same(`offered for a ${shop.trade} when it is used up`, await offered(), []);
  }
  await give(talk, member, await lowestOf(talk));
  await removed(talk, grade);
  for (const { id } of [ofNights, ofTickets]) await talk.call(memberBenefits.remove, { params: { id } });
}

/** Nobody takes a benefit away that grades give, also grades that are switched off; it can be taken away afterwards. */
async function checkUsed(talk: Talk): Promise<void> {
  const benefit = await add(talk, {});
  const params = { id: benefit.id };
  const benefits = [{ benefitId: benefit.id, quantity: 1 }];
  for (const enabled of [1, 0]) {
    const grade = await newGrade(talk, { benefits, enabled });
    talk.same('grades that give it', (await talk.ok(memberBenefits.get, { params })).gradeCount, 1);
    await talk.refused(memberBenefits.enable, precondition, { params, body: { enable: 0 } });
    await talk.refused(memberBenefits.remove, precondition, { params });
    const { enabled: still } = await talk.ok(memberBenefits.get, { params });
    talk.same('it is still switched on', still, 1);
    await removed(talk, grade);
  }
  talk.same('grades that give it', (await talk.ok(memberBenefits.get, { params })).gradeCount, 0);
  await talk.ok(memberBenefits.enable, { params, body: { enable: 0 } });
  await talk.ok(memberBenefits.remove, { params });
}

export const benefitPlaceRules = (): Rule[] => [
  ...(['hotel', 'house'] as const).map((trade) =>
    moneyRule(
      trade,
      'free nights of chosen hotels and guesthouses are good there and nowhere else',
      'domain design, section 6.4',
      (talk) => checkPlaces(talk, trade),
    ),
  ),
  designRule('memberBenefits', 'record', 'each type keeps what it has a use for', '6.4', checkTypes),
  designRule(
    'memberBenefits',
    'input',
    'free tickets are of tickets that are on sale, or that it had before',
    '6.4',
    checkProducts,
  ),
  designRule(
    'memberBenefits',
    'money',
    'free nights pay no tickets, free tickets no nights, and what is used up is not offered',
    '6.5',
    checkOfOthers,
  ),
  designRule('memberBenefits', 'input', 'a benefit that grades give stays, and stays on', '6.4', checkUsed),
];
