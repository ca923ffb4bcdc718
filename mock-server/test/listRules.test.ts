import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allEndpoints } from '#contracts/areas.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { refundIn } from '#mock/control/states/tradeSetup.ts';
import type { CollectionName } from '#mock/store/collections.ts';
import { callerOf } from './callers.ts';
import type { Row } from './listFilters.ts';
import { collectionOf, orderOf } from './listRows.ts';
import { filterOf } from './listRules.ts';
import { mockOfFile } from './mockFor.ts';

/** What staff rely on in every list, by one table: order, pages, count, each filter and both ends of each span, masks. */

const mock = mockOfFile({ scale: 0.5 });
const tokens = new Map<PersonaName, string>();
beforeAll(async () => {
  for (const persona of ['superAdmin', 'merchantManager', 'companyAdmin'] as const)
    tokens.set(persona, await mock.tokenOf(persona));
  unevenOrdering();
  for (const kind of tradeKinds) {
    // The seed has few that the channel refused, and few of orders that kept a fee.
    refundIn(mock.mock, { kind, own: 1 }, refundStatus.failed);
    refundIn(mock.mock, { kind, own: 1, rule: cancelRule.untilDeadline }, refundStatus.done);
  }
});

/** Larger orderings at both ends, and equal ones of different ages: the order of insertion is no other's. */
function unevenOrdering() {
  const { store } = mock.mock;
  for (const name of new Set(lists.map(({ name: list }) => collectionOf(list)))) {
    const collection = store.collection(name);
    for (const [at, { id, ...row }] of ((collection?.rows() ?? []) as readonly Row[]).entries())
      if ('ordering' in row) collection?.update(id, { ordering: [50, 0, 50, 7][at % 4] } as object);
  }
}

const shapeOf = ({ query }: AnyEndpoint) =>
  (query as unknown as { _zod: { def: { shape: Record<string, unknown> } } })._zod.def.shape;
const fieldsOf = (endpoint: AnyEndpoint) => Object.keys(shapeOf(endpoint));
/** The columns by which the list can be sorted beside the time of its own order. */
function sortsOf(endpoint: AnyEndpoint): string[] {
  const sort = shapeOf(endpoint).sort as z.ZodMiniOptional<z.ZodMiniEnum<Record<string, string>>> | undefined;
  const columns = sort?._zod.def.innerType.options ?? [];
  return columns.filter((column) => !column.endsWith('Time'));
}
/** Lists of records and of select fields; the price calendar is no list of pages, and statistics and differences have no records of their own. */
const lists = allEndpoints
  .filter((endpoint) => endpoint.method === 'GET' && endpoint.query && fieldsOf(endpoint).includes('offset'))
  .filter(({ name }) => !/statsOfCity|^userResources|Statistics\.|^reconciliations/.test(name));
const table = lists.map((endpoint) => [endpoint.name, endpoint] as const);

interface Page {
  count: number;
  list: Row[];
}
async function page(endpoint: AnyEndpoint, query: Row = {}): Promise<Page> {
  const { persona, belongId } = callerOf(endpoint);
  const { envelope } = await mock.call<Page>(endpoint, tokens.get(persona) ?? '', {
    params: { belongId },
    query: { offset: 0, limit: 100, ...query },
  });
  expect([envelope.status, envelope.message]).toEqual([1, '操作成功']);
  return envelope.data;
}
async function whole(endpoint: AnyEndpoint, query: Row = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { count, list } = await page(endpoint, { ...query, offset: rows.length });
    rows.push(...list);
    if (list.length === 0 || rows.length >= count) return rows;
  }
}
const houseOf = (name: string): CollectionName =>
  /Place/.test(name) ? 'resorts' : /^hotel|Hotel/.test(name) ? 'hotels' : 'minsus';
/** The stored row, which also has what the list masks or leaves out. */
function stored(name: string, row: Row): Row {
  const kept = mock.mock.store.collection(collectionOf(name))?.get(row.id) as Row;
  const { memberId, productId, incomeId } = kept;
  const { estateId } = mock.mock.store.incomes.get(incomeId) ?? kept;
  const member = memberId && mock.mock.store.members.get(memberId);
  const owner = kept.resourceId ?? kept.hotelId ?? kept.minsuId;
  const house = owner && (mock.mock.store.collection(houseOf(name))?.get(owner) as Row);
  const { merchantId } = house || kept;
  if (/^memberAccounts\.|^memberPoints\.(list|sum)$/.test(name)) {
    const { nickname, mobile, gradeId } = kept;
    return { ...row, nickname, mobile, gradeId };
  }
  const ofMember = { ...(member && ofHim(member)), ...ofChain(kept), ...ofChange(kept) };
  return {
    ...row,
    ...ofMember,
    ...ofOrder(kept),
    ...ofApproval(kept),
    ...ofOwed(kept),
    productId,
    ...kept,
    merchantId,
    estateId,
  };
}
/** Of a recommend: the day on which it was approved. */
const ofApproval = ({ recommendNo, logs }: Row): Row =>
  recommendNo === undefined || logs === undefined
    ? {}
    : {
        approvedDay: String(logs.find((line: Row) => line.action === '审核通过')?.time ?? '').slice(0, 10),
      };
/**
 * Of an order or refund: when the order was made, on which day it counts for the settlement with its merchant, and when the guests come and leave by the
 * nights that were not given back.
 */
function ofOrder(kept: Row): Row {
  const order = (kept.orderId ? mock.mock.store.orders.get(kept.orderId) : kept) as Row | undefined;
  if (order?.payPrice === undefined) return {};
  const { status, kind, payPrice, refundedAmount, refundingAmount } = order;
  const keptFee = status === orderStatus.closed && payPrice - refundedAmount - refundingAmount > 0;
  const ended = String(order.finishTime).slice(0, 10);
  const last = kind === 'place' ? order.validUntil : order.checkOutDate;
  const settleDay = ended < last ? ended : last;
  const nights: string[] = order.lines
    .filter(({ date, qty, back }: Row) => kind !== 'place' && date !== '' && back < qty)
    .map(({ date }: Row) => date);
  return {
    orderTime: order.createTime,
    settleDay: status === orderStatus.done || keptFee ? settleDay : '',
    arrivalDay: nights[0] ?? order.useDate,
    departureDay: nights.length > 0 ? addDays(nights.at(-1) ?? '', 1) : order.checkOutDate,
  };
}
const ofHim = ({ mobile, nickname, memberNo }: Row): Row => ({
  ...{ memberMobile: mobile, memberNickname: nickname, memberNo },
});
/** Of a change of an account: what moved, what came and what went. */
function ofChange({ change, frozenChange }: Row): Row {
  if (frozenChange === undefined) return {};
  const amount = Math.abs(change === 0 ? frozenChange : change);
  return { amount, income: Math.max(0, change), expense: Math.max(0, -change) };
}
/** Of an income what waits for its audit; of a plan its amount, under what became of it. */
function ofOwed({ incomeNo, planNo, status, amount }: Row): Row {
  if (incomeNo !== undefined) return { toAuditAmount: status === incomeStatus.toAudit ? amount : 0 };
  if (planNo === undefined) return {};
  const [isSent, isOff] = [status === sendPlanStatus.sent, status === sendPlanStatus.cancelled];
  const sentAmount = isSent ? amount : 0;
  return { sentAmount, cancelAmount: isOff ? amount : 0, pendingAmount: isSent || isOff ? 0 : amount };
}
/** Of a member: the mobile of his recommender, and how many rooms with a contract are his. */
function ofChain({ recommenderId, mobile }: Row): Row {
  if (recommenderId === undefined) return {};
  const { members, estateRooms } = mock.mock.store;
  const isHis = ({ status, customerMobile }: Row) => status >= 50 && customerMobile === mobile;
  return {
    recommenderMobile: members.get(recommenderId)?.mobile ?? '',
    signedRooms: estateRooms.all().filter(isHis).length,
  };
}
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
/** How rows call the record that a filter names by its id. */
const namesIn = (rows: Row[], filter: string) =>
  new Set(rows.map((row) => row[filter.replace(/Id$/, 'Name')]));

describe.each(table)('%s', (name, endpoint) => {
  it('has its order, its pages add up to the whole, and there is nothing behind its end', async () => {
    const rows = await whole(endpoint);
    const full = rows.map((row) => stored(name, row));
    expect(idsOf(rows)).toEqual(idsOf([...full].sort(orderOf(name, full[0] as Row))));
    expect(new Set(idsOf(rows)).size).toBe(rows.length);
    const pages: Row[] = [];
    for (let offset = 0; offset < Math.min(rows.length, 12); offset += 4) {
      const { count, list } = await page(endpoint, { offset, limit: 4 });
      expect(count).toBe(rows.length);
      pages.push(...list);
    }
    expect(pages).toEqual(rows.slice(0, pages.length));
    expect(await page(endpoint, { offset: rows.length })).toEqual({ count: rows.length, list: [] });
  });

  it.each(sortsOf(endpoint))('keeps its order where rows are equal by %s', async (column) => {
    const places = new Map((await whole(endpoint)).map(({ id }, at) => [id, at]));
    const valueIn = (row: Row) =>
      column === 'payPrice' && row.payType === 0 ? 0 : (row[column] ?? row.kept.arrivalDate);
    for (const direction of ['asc', 'desc']) {
      const rows = await whole(endpoint, { sort: column, direction });
      const equal = Map.groupBy(rows, valueIn)
        .values()
        .filter(({ length }) => length > 1);
      for (const group of equal) {
        const at = group.map(({ id }) => places.get(id) ?? Number.NaN);
        expect(at).toEqual(at.toSorted((a, b) => a - b));
      }
    }
  });

  const asked = fieldsOf(endpoint).filter((field) => !/^(offset|limit|sort|direction|priceGap)$/.test(field));
  it.each(asked)('filters by %s, and by nothing else', async (field) => {
    const filter = filterOf(endpoint, field);
    const rows = (await whole(endpoint)).map((row) => stored(name, row));
    const telling = rows.filter((row) => filter.values(row).length > 0);
    const some = telling.filter((_, at) => at % Math.ceil(telling.length / 3) === 0);
    expect(some.length).toBeGreaterThan(0);
    for (const value of new Set(some.flatMap(filter.values))) {
      const found = await whole(endpoint, { [field]: value });
      expect([value, ...idsOf(found)]).toEqual([
        value,
        ...idsOf(rows.filter((row) => filter.test(row, value))),
      ]);
      // The console's search takes the name of the record from any row; a unit is asked for with its type.
      if (/(?<!belong)Id$/.test(field)) expect(namesIn(found, field).size).toBeLessThan(2);
    }
  });

  it('shows no whole mobile, document or bank number', async () => {
    const { list } = await page(endpoint);
    expect(JSON.stringify(list).match(/(?<![\d.A-Z])(1[3-9]\d{9}|\d{17}[\dXx]|\d{15,19})(?!\d)/g)).toBeNull();
  });
});

const counted = allEndpoints.filter(({ name }) => /\.countByStatus/.test(name));
it.each(counted.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is what the list shows of each status',
  async (name, endpoint) => {
    const list = allEndpoints.find((other) => other.name === name.replace('countByStatus', 'list'));
    const { total, counts } = (await page(endpoint, { offset: undefined })) as unknown as {
      total: number;
      counts: { status: number; count: number }[];
    };
    const rows = await whole(list as AnyEndpoint);
    expect(total).toBe(rows.length);
    for (const { status, count } of counts)
      expect([status, count]).toEqual([status, rows.filter((row) => row.status === status).length]);
    expect(rows.every(({ status }) => counts.some((one) => one.status === status))).toBe(true);
  },
);

/** What a row adds to a field of the sums. */
function summedOf(row: Row, field: string): number {
  const isRefund = row.refundNo !== undefined && field === 'refundedAmount';
  if (isRefund) return row.status === refundStatus.done ? row.refundAmount : 0;
  return row[field];
}

/** They sum parts of their list, each in a test of its own. */
const partly = ['withdraws.sum'];
const summed = allEndpoints.filter(
  ({ name }) => /(?<!Statistics)\.sum(OfOwn)?$/.test(name) && !partly.includes(name),
);
it.each(summed.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s adds up all rows of the filter',
  async (name, endpoint) => {
    const list = allEndpoints.find((other) => other.name === name.replace('.sum', '.list')) as AnyEndpoint;
    const [one] = await whole(list);
    for (const query of [{}, { status: one?.status }]) {
      const sums = (await page(endpoint, query)) as unknown as Record<string, number>;
      const rows = (await whole(list, query)).map((row) => stored(name, row));
      expect(sums.count).toBe(rows.length);
      for (const field of Object.keys(sums).filter((key) => key !== 'count')) {
        const isOff = (row: Row) => row.planNo !== undefined && row.status === sendPlanStatus.cancelled;
        const counts = (row: Row) =>
          (field !== 'payPrice' || row.payType !== 0) && (field !== 'amount' || !isOff(row));
        expect([field, sums[field]]).toEqual([
          field,
          rows.filter(counts).reduce((sum, row) => sum + summedOf(row, field), 0),
        ]);
      }
    }
  },
);
