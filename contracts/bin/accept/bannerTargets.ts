import { type BannerContext, productTypesFor } from '../../src/areas/banners.ts';
import { estates } from '../../src/areas/estates.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { linkType, productType, valuesOf } from '../../src/enums.ts';
import { type Envelope, status } from '../../src/envelope.ts';
import { tradeKinds } from '../../src/trade/trade.ts';
import { cleaned, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import { changing, closeHouse, openHouse } from './ownHouses.ts';
import type { People } from './people.ts';
import { walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { calls, newProduct } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';

/** A link of a banner says of which type its target is: a target of another type is none of it. */

const contexts: Record<string, BannerContext> = { homeBanners: 'miniHome', estateBanners: 'estate' };
const contextOf = ({ area }: Kind): BannerContext => contexts[area] ?? 'landing';
const types = {
  place: productType.resortTicket,
  hotel: productType.hotel,
  house: productType.minsu,
} as const;
const selects: Record<number, AnyEndpoint> = {
  [productType.estate]: estates.allEnabled,
  ...Object.fromEntries(tradeKinds.map((trade) => [types[trade], calls[trade].products.allEnabled])),
};

interface Target {
  type: number;
  id: string;
  name: string;
}
const linkTo = (jumpProductType: number, { id, name }: Target) => ({
  linkType: linkType.product,
  configData: { jumpProductType, jumpTargetId: id, jumpTargetName: name },
});

/** Whether the id is also one of the other type, as it can be where each type counts for itself. */
async function isAlsoOf(talk: Talk, type: number, id: string): Promise<boolean> {
  const select = selects[type];
  if (!select) return true;
  return (await walk(talk, select, {}, talk.person('platformAdmin'))).list.some((row) => row.id === id);
}

const linked = async (talk: Talk, { get, update, by }: Kind, id: string, link: Json) =>
  talk.ok(update, await changing(talk, { get, update }, id, { link }), by);

/** By now another rule can have made something of the type of the link that has the same id: then the link is a right one. */
async function expectRefused(
  talk: Talk,
  says: string,
  answer: Envelope,
  { configData }: ReturnType<typeof linkTo>,
): Promise<void> {
  const { jumpProductType, jumpTargetId } = configData;
  if (answer.status === status.ok && (await isAlsoOf(talk, jumpProductType, jumpTargetId))) return;
  talk.holds(says, answer.status === status.precondition, short(answer));
}

/** Types of products that the page of a banner has no place for, with a target that is one of them. */
async function checkForeignTypes(talk: Talk, kind: Kind, foreign: readonly number[]): Promise<void> {
  const form = { ...newForm(kind, await patternOf(talk, kind)), enabled: 0 };
  const banner = await talk.ok(kind.add, { body: form }, kind.by);
  for (const type of foreign) {
    const select = selects[type];
    const [target] = select ? (await talk.ok(select, {})).list : [];
    const link = linkTo(type, target ?? { type, id: '1', name: '验收' });
    const { answer } = await talk.call(kind.add, { body: { ...form, link } }, kind.by);
    if (answer.status === status.ok) await cleaned(talk, kind, answer.data as Json);
    const [code, field] = [answer.status, (answer.data as Json)?.field];
    talk.same(
      `a link of type ${type} is refused`,
      [code, field],
      [status.invalid, 'link.configData.jumpProductType'],
    );
    const input = await changing(talk, { get: kind.get, update: kind.update }, banner.id, { link });
    await talk.refused(kind.update, status.invalid, input, kind.by);
  }
  const { link } = await talk.ok(kind.get, { params: { id: banner.id } }, kind.by);
  talk.same('the link after refused calls', link, banner.link);
  await cleaned(talk, kind, banner);
}

async function checkTypes(talk: Talk, kind: Kind): Promise<void> {
  const allowed = productTypesFor(contextOf(kind));
  const houses = [];
  const targets: Target[] = [];
  for (const trade of tradeKinds) {
    const house = await openHouse(talk, trade);
    const id = await newProduct(talk, house, [100]);
    const { name } = await talk.ok(calls[trade].products.get, { params: { id } });
    houses.push(house);
    targets.push({ type: types[trade], id, name });
  }
  const [project] = (await talk.ok(estates.allEnabled, {})).list;
  if (project) targets.push({ type: productType.estate, id: project.id, name: project.name });
  const form = { ...newForm(kind, await patternOf(talk, kind)), enabled: 0 };
  const kept = targets.find(({ type }) => allowed.some((one) => one === type));
  if (!kept) return talk.skip('there is nothing to link to');
  const banner = await talk.ok(kind.add, { body: { ...form, link: linkTo(kept.type, kept) } }, kind.by);
  for (const target of targets)
    for (const type of allowed.filter((one) => one !== target.type)) {
      if (await isAlsoOf(talk, type, target.id)) continue;
      const says = `a link of type ${type} to ${target.name}, which is of type ${target.type}`;
      const link = linkTo(type, target);
      const added = (await talk.call(kind.add, { body: { ...form, link } }, kind.by)).answer;
      if (added.status === status.ok) await cleaned(talk, kind, added.data as Json);
      await expectRefused(talk, `${says} is refused`, added, link);
      const input = await changing(talk, { get: kind.get, update: kind.update }, banner.id, { link });
      const { answer } = await talk.call(kind.update, input, kind.by);
      await expectRefused(talk, `${says} is refused for a banner that is there`, answer, link);
      if (answer.status === status.ok) await linked(talk, kind, banner.id, banner.link);
    }
  const { link } = await talk.ok(kind.get, { params: { id: banner.id } }, kind.by);
  talk.same('the target after refused calls', link.configData.jumpTargetId, kept.id);
  await cleaned(talk, kind, banner);
  for (const house of houses) await closeHouse(talk, house);
}

/** A product that a banner leads to goes off sale. */
async function checkGone(talk: Talk, kind: Kind): Promise<void> {
  const house = await openHouse(talk, 'place');
  const id = await newProduct(talk, house, [100]);
  const { name } = await talk.ok(calls.place.products.get, { params: { id } });
  const link = linkTo(types.place, { type: types.place, id, name });
  const form = { ...newForm(kind, await patternOf(talk, kind)), enabled: 0, link };
  const banner = await talk.ok(kind.add, { body: form }, kind.by);
  talk.same('targetGone while it is on sale', banner.targetGone, 0);
  await talk.ok(calls.place.products.enable, { params: { id }, body: { enable: 0 } });
  const input = await changing(talk, { get: kind.get, update: kind.update }, banner.id, { ordering: 7 });
  const edited = await talk.ok(kind.update, input, kind.by);
  talk.same('what is edited, with the link as it was', [edited.ordering, edited.targetGone], [7, 1]);
  talk.same('the target', edited.link.configData, banner.link.configData);
  for (const [targetGone, isFound] of [
    [1, true],
    [0, false],
  ] as const) {
    const { list } = await walk(talk, kind.list, { targetGone }, kind.by);
    talk.same(
      `it is in the list with targetGone ${targetGone}`,
      list.some(({ id: one }: Json) => one === banner.id),
      isFound,
    );
  }
  await cleaned(talk, kind, banner);
  await closeHouse(talk, house);
}

function foreignTypeRules(kind: Kind, where: string): Rule[] {
  const allowed: readonly number[] = productTypesFor(contextOf(kind));
  const foreign = valuesOf(productType).filter((type) => !allowed.includes(type));
  if (foreign.length === 0) return [];
  return [
    {
      ...{ area: kind.area, kind: 'input', writes: true, where },
      says: `${kind.area}: a link to a product of a type that other pages alone lead to is refused (-1002)`,
      check: (talk) => checkForeignTypes(talk, kind, foreign),
    },
  ];
}

export function bannerTargetRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ area, ending }) => /Banners$/.test(area) && ending === '');
  const where = 'specification section 5 (links of banners)';
  return kinds.flatMap((kind): Rule[] => [
    ...foreignTypeRules(kind, where),
    {
      ...{ area: kind.area, kind: 'input', writes: true, where },
      says: `${kind.area}: a link of one type does not lead to what is of another type (-1008)`,
      check: (talk) => checkTypes(talk, kind),
    },
    {
      ...{ area: kind.area, kind: 'record', writes: true, where: 'domain design, section 9.7 (下架)' },
      says: `${kind.area}: a banner whose product is off sale says so (targetGone) and is found by it, and everything but its link can still be edited`,
      check: (talk) => checkGone(talk, kind),
    },
  ]);
}
