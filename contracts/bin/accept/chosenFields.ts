import { confirmMode } from '../../src/enums/products.ts';
import { status } from '../../src/envelope.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { added, cleaned, type Kind, kindsOf } from './kinds.ts';
import { changing, closeHouse, openHouse } from './ownHouses.ts';
import type { People } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Fields that belong to a choice: needed with it, gone without it. */

const { invalid } = status;

interface Choice {
  area: string;
  /** Values of fields with which it is made, and without. */
  made: Json;
  open: Json;
  /** What belongs to it, and a value. */
  field: string;
  value: unknown;
  /** It may be left out with the choice made; what it is then. */
  blank?: unknown;
}
const of = (
  area: string,
  made: Json,
  open: Json,
  field: string,
  value: unknown,
  blank?: unknown,
): Choice => ({
  ...{ area, made, open, field, value, blank },
});
const deadline = { cancelRule: 30, cancelDays: 1, cancelTime: '18:00', feeRate: 1000 };
const shared = (area: string): Choice[] => {
  const lateFee = area === 'productsPlace' ? {} : { lateFee: 20 };
  return [
    of(area, { ...deadline, ...lateFee }, { cancelRule: 20 }, 'cancelDays', 2),
    of(
      area,
      { ...deadline, ...lateFee },
      { cancelRule: 10, ...(area === 'productsPlace' && { expireRefund: 0 }) },
      'cancelTime',
      '17:00',
    ),
    of(area, { ...deadline, ...lateFee }, { cancelRule: 20 }, 'feeRate', 1500),
    of(area, { pointEnabled: 1 }, { pointEnabled: 0 }, 'pointLimitRate', 2000),
  ];
};
const stays = (area: string): Choice[] => [
  ...shared(area),
  of(area, { ...deadline, lateFee: 20 }, { ...deadline, lateFee: 10 }, 'feeRate', 1500),
  of(area, deadline, { cancelRule: 20 }, 'lateFee', 30),
  of(
    area,
    { confirmMode: confirmMode.manual },
    { confirmMode: confirmMode.instant },
    'confirmMinutes',
    45,
    120,
  ),
];
const choices: Choice[] = [
  ...shared('productsPlace'),
  of('productsPlace', { ticketType: 50 }, { ticketType: 10 }, 'personCount', 3),
  of('productsPlace', { ticketType: 60 }, { ticketType: 70 }, 'personCount', 4),
  of('productsPlace', { useMode: 20 }, { useMode: 10 }, 'validDays', 30),
  of('productsPlace', { entryMode: 30 }, { entryMode: 10 }, 'exchangeAddress', '验收换票处'),
  ...stays('productsHotel'),
  ...stays('productsHouse'),
  of('productsHouse', { breakfast: 0 }, { breakfast: 1 }, 'breakfastPrice', 2_800, 0),
  of('hotels', { extraBed: 1 }, { extraBed: 0 }, 'extraBedPrice', 12_300),
  of('hotelRooms', { extraBeds: 2 }, { extraBeds: 0 }, 'extraBedPrice', 12_300),
  of('minsuRooms', { rentType: 10, roomCount: 3 }, { rentType: 20, roomCount: 3 }, 'identicalUnits', 1),
];

const isNone = (value: unknown) => value === undefined || value === null || value === '' || value === 0;

async function checkChoice(
  talk: Talk,
  choice: Choice,
  kind: Pick<Kind, 'get' | 'update'>,
  id: string,
): Promise<void> {
  const { area, made, open, field, value, blank } = choice;
  const shown = async () => (await talk.ok(kind.get, { params: { id } }))[field];
  const save = async (over: Json, isLeftOut = false) => {
    const input = await changing(talk, kind, id, over);
    if (isLeftOut) delete input.body[field];
    return input;
  };
  const what = `${field} of ${area}`;
  const saved = await talk.ok(kind.update, await save({ ...made, [field]: value }));
  talk.same(`${what} with ${short(made)}`, [saved[field], await shown()], [value, value]);
  await talk.ok(kind.update, await save({ ...open, [field]: value }));
  talk.holds(`${what} is gone with ${short(open)}`, isNone(await shown()), short(await shown()));
  if (blank === undefined) await talk.refused(kind.update, invalid, await save(made, true));
  else {
    await talk.ok(kind.update, await save(made, true));
    const now = await shown();
    talk.holds(
      `${what} that is left out is ${short(blank)}`,
      now === blank || (blank === 0 && isNone(now)),
      short(now),
    );
  }
}

async function checkProducts(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openHouse(talk, trade);
  const { products } = shop.calls;
  const id = await newProduct(talk, shop, [100]);
  for (const choice of choices.filter(({ area }) => area === `products${trades[trade].name}`))
    await checkChoice(talk, choice, products, id);
  await closeHouse(talk, shop);
}

async function checkKind(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  for (const choice of choices.filter(({ area }) => area === kind.area))
    await checkChoice(talk, choice, kind, record.id);
  await cleaned(talk, kind, record);
}

const says = 'a field that belongs to a choice is needed with it, and gone without it';
export const chosenFieldRules = (people: People): Rule[] => [
  ...tradeKinds.map((trade) =>
    designRule(`products${trades[trade].name}`, 'input', says, '9.3 and 9.4', (talk) =>
      checkProducts(talk, trade),
    ),
  ),
  ...kindsOf(people)
    .filter(({ area, ending }) => /^(hotels|hotelRooms|minsuRooms)$/.test(area) && ending === '')
    .map((kind) => designRule(kind.area, 'input', says, '8.4 to 8.6', (talk) => checkKind(talk, kind))),
];
