import { MatchersV3 } from '@pact-foundation/pact';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { fromState, isRefused, noRows, type Persona, regex, rows, type State, succeeds } from './pact.ts';

/**
 * What kinds of records promise alike: `describeRecords(area, {…})` writes the interactions of success and of the declared
 * errors for as many of list, get, add, update, enable and remove as the area has. What a kind promises besides (its own
 * preconditions) stands in its own pact test.
 */

type Verb = 'list' | 'get' | 'add' | 'update' | 'enable' | 'remove';
type Values = Record<string, unknown>;

interface Kind {
  as: Persona;
  /** As the provider states call it. */
  kind: string;
  /** The calls are the mirrors (`listOfOwn`…), and the records the caller's own. */
  own?: true;
  /** The records are those of the merchant of the merchantManager, the calls the plain ones. */
  ofMerchant?: true;
  /** Each filter of the list with a value that nothing has. */
  nothing?: Values;
  /** Filters whose values are codes, with some that the first page has. What the row shows of them is that code. */
  found?: Record<string, number>;
  /** What the caller may do with his records; `edit`, `enable` and `remove` where nothing is said. */
  actions?: string[];
  /** What the list and the pages of one record read, besides `actions`. */
  row?: Values;
  record: Values;
  /** A right form, the states whose values it needs, and what is wrong in a wrong one. */
  form: Values;
  given?: State[];
  wrong: Values;
  /** Right forms that are refused with -1008 because of what they name: the states (instead of `given`), values, field. */
  refused?: { words: string; given: State[]; values?: Values; field: string }[];
  /** Records that cannot be switched on (-1008): the states that answer one, and the field that speaks of it. */
  unready?: { words: string; given: State[]; field: string };
  /** The form's field that no two records have alike, where it is not the name, with an example. */
  unique?: { field: string; example: string };
}

const page = { offset: 0, limit: 10 };
const exactly = (value: number) => ({ 'pact:matcher:type': 'equality', value });
const firstField = (values: Values) => Object.keys(values)[0] ?? '';

/** What the caller may do with a record, at least one thing of these. */
export const actionsOf = (names: readonly string[] = ['edit', 'enable', 'remove']) =>
  MatchersV3.eachLike(regex(`^(${names.join('|')})$`, names[0] ?? ''));

export function describeRecords(calls: Record<string, AnyEndpoint>, kind: Kind) {
  const { as, own, ofMerchant, form, given = [], wrong, refused = [], unready } = kind;
  const actions = actionsOf(kind.actions);
  const record = { actions, ...kind.record };
  const { field: unique, example } = kind.unique ?? { field: 'name', example: '云栖湖文旅' };
  const callOf = (verb: Verb) => calls[own ? `${verb}OfOwn` : verb];
  const stateOf = (name: string): State => [
    name,
    { kind: kind.kind, ...((own || ofMerchant) && { own: 1 }) },
  ];
  const exists = stateOf('a record exists');
  const gone = stateOf('a record does not exist');
  const paramsOf = ({ path }: AnyEndpoint) => ({
    ...(path.includes('{belongId}') && { belongId: fromState('belongId', '2') }),
    ...(path.includes('{id}') && { id: fromState('id', '3') }),
  });
  const inputOf = (endpoint: AnyEndpoint, parts: object = {}) =>
    ({ ...(endpoint.path.includes('{') && { params: paramsOf(endpoint) }), ...parts }) as never;
  const works = (endpoint: AnyEndpoint, words: string, states: State[], parts?: object, data?: unknown) =>
    succeeds(endpoint, words, { as, given: states, input: inputOf(endpoint, parts), data });
  /** Only where the definition declares it. */
  const fails = (
    endpoint: AnyEndpoint,
    words: string,
    code: Status,
    states: State[],
    parts?: object,
    field?: string,
  ) => {
    if (endpoint.errors.includes(code))
      isRefused(endpoint, words, {
        as,
        given: states,
        input: inputOf(endpoint, parts),
        status: code,
        ...(field && { field }),
      });
  };

  const list = callOf('list');
  if (list) {
    const { nothing = {}, found = {} } = kind;
    const row = { actions, ...kind.row };
    works(list, 'the first page', [exists], { query: page }, rows(row));
    for (const [name, value] of Object.entries(nothing))
      works(list, `nothing has the ${name}`, [exists], { query: { ...page, [name]: value } }, noRows);
    const shown = Object.entries(found).filter(([name]) => name in row);
    const seen = { ...row, ...Object.fromEntries(shown.map(([name, code]) => [name, exactly(code)])) };
    if (Object.keys(found).length > 0)
      works(
        list,
        `by ${Object.keys(found).join(', ')}`,
        [exists],
        { query: { ...page, ...found } },
        rows(seen),
      );
  }

  const get = callOf('get');
  if (get) {
    works(get, 'one that is there', [exists], {}, record);
    fails(get, 'one that is gone', status.notFound, [gone]);
  }

  const taken = { [unique]: fromState('name', example) };
  // Last, because its city or house takes the place of any other: names differ within it.
  const another = stateOf('another record with the name exists');
  const add = callOf('add');
  if (add) {
    works(add, 'a right form', given, { body: form });
    fails(add, 'a wrong form', status.invalid, given, { body: { ...form, ...wrong } }, firstField(wrong));
    const twice = { body: { ...form, ...taken } };
    fails(add, 'what another one is called', status.duplicate, [...given, another], twice, unique);
    for (const { words, given: states, values, field } of refused)
      fails(add, words, status.precondition, states, { body: { ...form, ...values } }, field);
  }

  const update = callOf('update');
  if (update) {
    const body = { ...form, version: fromState('version', 1) };
    const bad = { body: { ...body, ...wrong } };
    const stale = stateOf('a record was changed by somebody else');
    works(update, 'over its own version', [exists, ...given], { body });
    fails(update, 'a wrong form', status.invalid, [exists, ...given], bad, firstField(wrong));
    fails(update, 'one that is gone', status.notFound, [gone, ...given], { body: { ...form, version: 1 } });
    fails(update, 'one that somebody else changed', status.stale, [stale, ...given], { body });
    const twice = { body: { ...body, ...taken } };
    fails(update, 'what another one is called', status.duplicate, [...given, another], twice, unique);
    for (const { words, given: states, values, field } of refused)
      fails(update, words, status.precondition, [exists, ...states], { body: { ...body, ...values } }, field);
  }

  const enable = callOf('enable');
  if (enable) {
    for (const flag of [0, 1]) works(enable, flag ? 'on' : 'off', [exists], { body: { enable: flag } });
    fails(enable, 'one that is gone', status.notFound, [gone], { body: { enable: 1 } });
    if (unready) {
      const { words, given: states, field } = unready;
      fails(enable, words, status.precondition, states, { body: { enable: 1 } }, field);
    }
  }

  const remove = callOf('remove');
  if (remove) {
    const free = stateOf('a record that nothing depends on exists');
    const used = stateOf('a record that something depends on exists');
    works(remove, 'one that nothing depends on', [free]);
    fails(remove, 'one that something depends on', status.precondition, [used]);
    fails(remove, 'one that is gone', status.notFound, [gone]);
  }

  const anyOwn = own && (list ?? get);
  if (anyOwn)
    isRefused(anyOwn, "another merchant's", {
      as,
      given: ['a merchant exists'],
      input: {
        params: { ...paramsOf(anyOwn), belongId: fromState('id', '1') },
        ...(anyOwn === list && { query: page }),
      } as never,
      status: status.forbidden,
    });
}
