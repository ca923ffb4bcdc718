import { isDeepStrictEqual } from 'node:util';
import { allEndpoints } from '../../src/areas.ts';
import { addDays } from '../../src/days.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { readRight } from '../../src/rights/rightScopes.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { isList } from './lists.ts';
import { asUser } from './ownHouses.ts';
import { admits, type Person } from './people.ts';
import { neededOf, rowsOf } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import { calls, newProduct, openShop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Whoever views and manages nothing sees the same of a record: rights decide on whole calls and on what is offered, not on fields. */

const viewRights = (Object.keys(rightIds) as RightName[]).filter((name) => {
  const right = readRight(rightIds[name]);
  return right?.verb === 'view' && right.scope === 'all';
});

/** What depends on who asks: what he may do, whether he did a part of it, and the lowest price, which belongs to those who sell. */
const own = /^(actions|auditedByCaller|floorPrice)$/;
const shared = (row: Json) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.test(name)));
const keyOf = ({ id, date }: Json): string => id ?? date;

type Read = (by: Person) => Promise<Json[]>;

/** How often rows are read that differ: another rule may have taken stock of one and given it back between two reads. */
const looks = 3;

/** Rows as both read them, each as the one and as the other saw it; what changes or moves to another page meanwhile is not among them. */
async function seenByBoth(talk: Talk, viewer: Person, read: Read): Promise<[Json, Json][]> {
  const admin = talk.person('platformAdmin');
  const before = await read(admin);
  const seen = new Map((await read(viewer)).map((row) => [keyOf(row), row]));
  const after = new Map((await read(admin)).map((row) => [keyOf(row), JSON.stringify(row)]));
  return before
    .filter((row) => after.get(keyOf(row)) === JSON.stringify(row))
    .flatMap((row): [Json, Json][] => {
      const same = seen.get(keyOf(row));
      return same ? [[shared(same), shared(row)]] : [];
    });
}

async function compare(talk: Talk, viewer: Person, read: Read): Promise<void> {
  for (let look = 1; look <= looks; look++) {
    const rows = await seenByBoth(talk, viewer, read);
    const differing = rows.filter(([one, other]) => !isDeepStrictEqual(one, other));
    if (differing.length === 0) return;
    if (look === looks)
      for (const [one, other] of differing) talk.same(`what he sees of ${keyOf(other)}`, one, other);
  }
}

const asViewer = (talk: Talk, call: AnyEndpoint, check: (viewer: Person) => Promise<void>) =>
  asUser(talk, { merchantId: '' }, viewRights, (viewer) =>
    admits(call, viewer) ? check(viewer) : talk.skip('nobody reads it who manages nothing'),
  );

const checkList = (talk: Talk, list: AnyEndpoint) =>
  asViewer(talk, list, async (viewer) => {
    await compare(talk, viewer, async (by) => {
      const query = { ...(await neededOf(talk, list, by)), offset: 0, limit: 20 };
      return (await talk.ok(list, { query }, by)).list;
    });
    const get = allEndpoints.find(({ name }) => name === `${areaNameOf(list)}.get`);
    const [row] = await rowsOf(talk, list.name);
    if (!row || !get?.path.includes('{id}') || !admits(get, viewer)) return;
    await compare(talk, viewer, async (by) => {
      const { answer } = await talk.call(get, { params: { id: row.id } }, by);
      return answer.status === status.ok ? [answer.data as Json] : [];
    });
  });

const checkDays = (talk: Talk, trade: TradeKind) => {
  const { stocks } = calls[trade];
  return asViewer(talk, stocks.list, async (viewer) => {
    const shop = await openShop(talk, trade);
    const id = await newProduct(talk, shop, [500, 600], { stock: 5, marketPrice: 1_000 });
    const params = { id };
    const query = { startDate: shop.first, endDate: addDays(shop.first, 1) };
    const read: Read = async (by) => (await talk.ok(stocks.list, { params, query }, by)).list;
    const [{ date, version, price, stock, enabled } = {} as Json] = await read(talk.person('platformAdmin'));
    const day = { date, version, price, stock, enabled, settlePrice: 450 };
    await talk.ok(stocks.save, { params, body: { days: [day] } });
    await compare(talk, viewer, read);
  });
};

const lists = allEndpoints.filter((call) => isList(call) && /\.list$/.test(call.name));
const says = 'whoever may view everything and manages nothing sees of a record what those see who manage it';

export const sameViewRules: Rule[] = [
  ...lists.map((list) => designRule(areaNameOf(list), 'right', says, '2.2', (talk) => checkList(talk, list))),
  ...tradeKinds.map((trade) =>
    designRule(`stocks${trades[trade].name}`, 'right', says, '2.2 and 9.5', (talk) => checkDays(talk, trade)),
  ),
];
