import { isDeepStrictEqual } from 'node:util';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type Envelope, type ListData, status } from '#contracts/envelope.ts';
import { endpointNameOf, statusOf } from '#contracts/pactFile.ts';
import { scopedCalls } from '#web/api/scope.ts';
import { type AreaName, actionOf } from '#web/domain/testing/uses.ts';
import { pacts, requestOf } from '../../mock-server/test/pactTraffic.ts';
import { mayCall } from './calls.ts';
import { reachFaults } from './reach.ts';
import { screenUses } from './screens.ts';
import { type Somebody, type World, wireCall } from './world.ts';

/**
 * Record by record: what a list shows can be called, and what a record's `actions` name, and nothing else, is what the caller may do with
 * it. The console's rows and pages follow the one or the other. Records that a list does not show are out of reach of every call.
 */

interface Row {
  id: string;
  enabled?: 0 | 1;
  actions?: string[];
}

/** A call of one record. */
interface RecordCall {
  action: string;
  call: AnyEndpoint;
}

/** How many rows are tried of those that look alike. */
const ofEach = 2;
const looks = (row: object) => {
  const { actions, status: state, enabled, belongType } = row as Record<string, unknown>;
  return JSON.stringify([actions, state, enabled, belongType]);
};
const isMirror = (key: string) => /Of(Own|OwnCompany)$/.test(key);
const isOfOne = ({ path }: AnyEndpoint) => path.includes('{id}');

/** Calls of an area that name a record, and those of other areas that its screens lead to from one, as somebody makes them. */
function callsOfOne(name: AreaName, { session }: Somebody): RecordCall[] {
  const own = Object.keys(areas[name])
    .filter((key) => key !== 'get' && !isMirror(key))
    .map((key) => ({ name, key, action: actionOf(name, key) }));
  const elsewhere = screenUses
    .filter(({ call }) => call === `${name}.list`)
    .flatMap(({ elements }) => elements)
    .flatMap(({ call = '', action = '' }) => {
      const [area = '', key = ''] = call.split('.');
      return area !== '' && area !== name ? [{ name: area as AreaName, key, action }] : [];
    });
  return [...own, ...elsewhere].flatMap(({ name: area, key, action }) => {
    const scoped: Record<string, AnyEndpoint> = scopedCalls(areas[area], session.user.belongType);
    const call = scoped[key];
    return call && isOfOne(call) ? [{ action, call }] : [];
  });
}

/** Everything that an area's list shows somebody. */
function rowsOf({ ask }: World, somebody: Somebody, list: AnyEndpoint): Row[] {
  const rows: Row[] = [];
  for (;;) {
    const query = { offset: String(rows.length), limit: '100' };
    const { data } = ask(somebody, wireCall(list, somebody, { query })) as Envelope<ListData<Row>>;
    rows.push(...data.list);
    if (data.list.length === 0 || rows.length >= data.count) return rows;
  }
}

export function rowDifferences(world: World): string[] {
  const [everything] = world.everybody;
  return (Object.keys(areas) as AreaName[]).flatMap((name) => {
    const plain: Record<string, AnyEndpoint> = areas[name];
    // Without `get` of one there are no records, but parts of a report.
    if (!everything || !plain.list || isOfOne(plain.list) || !plain.get || !isOfOne(plain.get)) return [];
    const all = rowsOf(world, everything, plain.list);
    const found = world.everybody.flatMap((somebody) => {
      const { list, get } = scopedCalls(plain, somebody.session.user.belongType);
      const rows = list && mayCall(list, somebody) ? rowsOf(world, somebody, list) : [];
      const seen = new Set(rows.map(({ id }) => id));
      const faults = list && mayCall(list, somebody) ? reachFaults(world, somebody, list, { all, seen }) : [];
      const unseen = all.filter(({ id }) => !seen.has(id)).slice(0, ofEach);
      const calls = callsOfOne(name, somebody);
      const alike = [...Map.groupBy(rows, looks).values()];
      return [
        ...faults,
        ...alike
          .flatMap((same) => same.slice(0, ofEach))
          .flatMap((row) => faultsOf(world, somebody, row, get, calls)),
        ...unseen.flatMap((row) =>
          faultsOfUnseen(world, somebody, row, [get, ...calls.map(({ call }) => call)]),
        ),
      ];
    });
    return [...new Set(found)];
  });
}

function faultsOf(
  { ask }: World,
  somebody: Somebody,
  row: Row,
  get: AnyEndpoint | undefined,
  calls: readonly RecordCall[],
): string[] {
  const { role } = somebody;
  const opened = get && mayCall(get, somebody) ? ask(somebody, wireCall(get, somebody, row)) : undefined;
  if (opened && opened.status !== status.ok)
    return [`${get?.name}: ${role} sees it in the list, and it answers ${opened.status}`];
  const record = { ...row, ...(opened?.data as Partial<Row> | undefined) };
  const named = [row.actions, record.actions].filter((actions) => actions !== undefined);
  return calls.flatMap(({ action, call }) => {
    const body = bodyFor(action, call, record);
    const answer = ask(somebody, { ...wireCall(call, somebody, row), ...(body && { body }) });
    const { status: code } = answer;
    // To ask for what is so already, such as a lead for oneself, does nothing.
    const isDone = code === status.ok && !isDeepStrictEqual(answer.data, opened?.data);
    const offers =
      named.length > 0 ? named.map((actions) => actions.includes(action)) : [mayCall(call, somebody)];
    const isRefused = code === status.forbidden || code === status.notFound;
    if (offers.includes(true) && isRefused) return [`${call.name}: offered to ${role}, and answers ${code}`];
    if (offers.includes(false) && isDone)
      return [`${call.name}: not offered to ${role}, and answers ${code}`];
    return [];
  });
}

/** For a record out of reach: -1004 for users who may make the call at all, -1003 for all others. */
function faultsOfUnseen(
  { ask }: World,
  somebody: Somebody,
  row: Row,
  calls: readonly (AnyEndpoint | undefined)[],
): string[] {
  return calls.flatMap((call) => {
    if (!call || !isOfOne(call)) return [];
    const body = examples().get(call.name) ?? '';
    const { status: code } = ask(somebody, { ...wireCall(call, somebody, row), ...(body && { body }) });
    const wanted = mayCall(call, somebody) ? status.notFound : status.forbidden;
    return code === wanted
      ? []
      : [`${call.name}: ${somebody.role} does not see it in the list, and it answers ${code}, not ${wanted}`];
  });
}

/** The body of a call: a form is saved unchanged, `enable` is toggled, any other call takes the body of a valid request in the pacts. */
function bodyFor(action: string, { name, body }: AnyEndpoint, record: Row): string {
  if (action === 'enable') return JSON.stringify({ data: { enable: record.enabled === 1 ? 0 : 1 } });
  if (!/\.update(OfOwn|$)/.test(name)) return examples().get(name) ?? '';
  const { shape } = (body as unknown as { _zod: { def: { shape: object } } })._zod.def;
  const values = Object.entries(record).filter(([field]) => field in shape);
  return JSON.stringify({ data: Object.fromEntries(values) });
}

let bodies: Map<string, string> | undefined;
/** Bodies of right calls in the pacts, by endpoint. */
function examples(): Map<string, string> {
  bodies ??= new Map(
    pacts()
      .filter((interaction) => statusOf(interaction) === status.ok)
      .map((one) => [endpointNameOf(one), String(requestOf(one, {}).init.body ?? '')]),
  );
  return bodies;
}
