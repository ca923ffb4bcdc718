import { resorts } from '../../src/areas/resorts.ts';
import { addDays, daysOf } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { changing, closeHouse, openHouse } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Opening seasons of a scenic spot: which days and hours fit together. */

const season = (startDay: string, endDay: string, over: object = {}) => ({
  ...{
    name: `${startDay}起`,
    startDay,
    endDay,
    openTime: '08:00',
    closeTime: '18:00',
    lastEntryTime: '17:00',
  },
  ...over,
});
const hours = (openTime: string, lastEntryTime: string, closeTime: string) => [
  season('01-01', '12-31', { openTime, lastEntryTime, closeTime }),
];

const fitting: Record<string, object[]> = {
  'that follow each other day by day': [season('04-01', '10-31'), season('11-01', '03-31')],
  'of one day': [season('05-01', '05-01'), season('05-02', '05-02')],
  'with days between them': [season('02-01', '04-30'), season('07-01', '08-31')],
  'with 29 February': [season('02-29', '02-29')],
  'until the last moment': hours('08:00', '18:00', '18:00'),
  'with one moment to enter': hours('08:00', '08:00', '18:00'),
};
/** With the end of the path of the field that refuses it. */
const wrong: Record<string, [seasons: object[], at: string]> = {
  'that share a day': [[season('04-01', '10-31'), season('10-31', '12-31')], '1.startDay'],
  'that share the first day': [[season('04-01', '10-31'), season('03-01', '04-01')], '1.startDay'],
  'one within the other': [[season('04-01', '10-31'), season('05-01', '05-31')], '1.startDay'],
  'that share a day of the new year': [[season('11-01', '03-31'), season('03-31', '06-30')], '1.startDay'],
  'that share a day of the old year': [[season('11-01', '03-31'), season('12-31', '12-31')], '1.startDay'],
  'of which the third shares a day': [
    [season('01-01', '02-28'), season('05-01', '06-30'), season('06-30', '07-31')],
    '2.startDay',
  ],
  'with 30 February': [[season('02-30', '03-31')], 'startDay'],
  'that close when they open': [hours('08:00', '08:00', '08:00'), 'closeTime'],
  'with an entry after the end': [hours('08:00', '18:01', '18:00'), 'lastEntryTime'],
  'with an entry before the beginning': [hours('08:00', '07:59', '18:00'), 'lastEntryTime'],
  none: [[], 'seasons'],
};

async function checkSeasons(talk: Talk): Promise<void> {
  const shop = await openHouse(talk, 'place');
  const { resourceId: id } = shop;
  const read = async () => (await talk.ok(resorts.get, { params: { id } })).seasons;
  for (const [what, seasons] of Object.entries(fitting)) {
    const saved = await talk.ok(resorts.update, await changing(talk, resorts, id, { seasons }));
    const inOrder = (rows: readonly Json[]) => rows.map((one) => JSON.stringify(one)).sort();
    talk.same(`seasons ${what}`, inOrder(saved.seasons), inOrder(seasons));
  }
  const before = await read();
  for (const [what, [seasons, at]] of Object.entries(wrong)) {
    const data = await talk.refused(
      resorts.update,
      status.invalid,
      await changing(talk, resorts, id, { seasons }),
    );
    const field = String(data?.field);
    talk.holds(`the field that refuses seasons ${what} ends in ${at}`, field.endsWith(at), field);
  }
  talk.same('the seasons after all that', await read(), before);
  await closeHouse(talk, shop);
}

/** Which days of a week the calendar and a quote of tickets call closed, and that tickets of them are sold. */
async function checkOffSeason(talk: Talk): Promise<void> {
  const shop = await openHouse(talk, 'place');
  const { orders, stocks } = shop.calls;
  const dates = daysOf(shop.first, addDays(shop.first, 6));
  const [first = '', , third = ''] = dates;
  const id = await newProduct(talk, shop, [10_000, 10_000]);
  const anyDay = await newProduct(talk, shop, [10_000], { useMode: 20, validDays: 30 });
  const query = { startDate: first, endDate: addDays(shop.first, 6) };
  const closedOf = async (product: string) =>
    (await talk.ok(stocks.list, { params: { id: product }, query })).offSeason;
  const save = async (...seasons: object[]) =>
    talk.ok(resorts.update, await changing(talk, resorts, shop.resourceId, { seasons }));
  const dayOf = (date = '') => date.slice(5);
  await save(season('01-01', '12-31'));
  talk.same('days without a season where it is open all year', await closedOf(id), []);
  await save(season(dayOf(third), dayOf(third)), season(dayOf(dates[5]), dayOf(addDays(first, 90))));
  talk.same(
    'days without a season',
    await closedOf(id),
    dates.filter((_, at) => ![2, 5, 6].includes(at)),
  );
  talk.same('days of tickets that are used on any day', await closedOf(anyDay), []);
  const { days } = await talk.ok(orders.quote, { body: { productId: id } });
  talk.same(
    'a quote of the same days',
    days
      .filter(({ date, inSeason }: Json) => dates.includes(date) && !inSeason)
      .map(({ date }: Json) => date),
    dates.filter((_, at) => ![2, 5, 6].includes(at)),
  );
  await placeOrder(talk, shop, id, await newMember(talk), { qty: 1 });
  await closeHouse(talk, shop);
}

export const seasonRules = (): Rule[] => [
  designRule(
    'resorts',
    'input',
    'seasons may follow each other day by day and share none, and the last entry is within their hours',
    '8.3',
    checkSeasons,
  ),
  designRule(
    'stocksPlace',
    'input',
    'days in no season of the scenic spot are named by the calendar (offSeason) and by quotes (inSeason), and are sold all the same',
    '8.3',
    checkOffSeason,
  ),
];
