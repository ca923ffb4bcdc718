import { MatchersV3 } from '@pact-foundation/pact';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { exactly, firstPage } from './interactions.ts';
import { fromState, id, isRefused, noRows, type Persona, regex, rows, type State, succeeds } from './pact.ts';

/**
 * The interactions that all kinds of records have: `describeRecords(area, {…})` writes success and the declared errors for those of list, get, add,
 * update, enable and remove that the area has; that a record is gone only for `get`, because acceptance asks it of every call. What is special to a kind, such as its own preconditions, stands in its own pact test.
 */

type Verb = 'list' | 'get' | 'add' | 'update' | 'enable' | 'remove';
type Values = Record<string, unknown>;

interface Kind {
  as: Persona;
  /** The kind's name in the provider states. */
  kind: string;
  /** The calls are the own-scope mirrors (`listOfOwn`…), and the records belong to the caller's merchant. */
  own?: true | 'company';
  /** The records belong to the merchant of the merchantManager, but the calls are the plain ones. */
  ofMerchant?: true;
  /** Filters of the list with values that no record has. */
  nothing?: Values;
  /** Filters on codes, with codes that records of the first page have. The rows of the response have exactly these codes. */
  found?: Record<string, number>;
  /** What the caller may do with his records; by default `edit`, `enable` and `remove`. */
  actions?: string[];
  /** The fields that the list and the pages of one record read, besides `actions`. */
  row?: Values;
  record: Values;
  /** A valid form, the provider states whose values it uses, and the invalid values of an invalid form. */
  form: Values;
  given?: State[];
  wrong: Values;
  /** Valid forms that are refused with -1008 because of a record they refer to: the states (instead of `given`), values, field. */
  refused?: { words: string; given: State[]; values?: Values; field: string }[];
  /** Records that cannot be switched on (-1008): the provider states of such a record, and the field that the response names. */
  unready?: { words: string; given: State[]; field: string };
  /** The field of the form that has to be unique, if it is not the name, with an example. */
  unique?: { field: string; example: string };
}

const firstField = (values: Values) => Object.keys(values)[0] ?? '';

/** `actions` of a record: a list of at least one of these names. */
export const actionsOf = (names: readonly string[] = ['edit', 'enable', 'remove']) =>
  MatchersV3.eachLike(regex(`^(${names.join('|')})$`, names[0] ?? ''));

export function describeRecords(calls: Record<string, AnyEndpoint>, kind: Kind) {
  const { as, own, ofMerchant, form, given = [], wrong, refused = [], unready } = kind;
  const actions = actionsOf(kind.actions);
  const record = { actions, ...kind.record };
  const { field: unique, example } = kind.unique ?? { field: 'name', example: '云栖湖文旅' };
  const callOf = (verb: Verb) => calls[own ? `${verb}OfOwn${own === 'company' ? 'Company' : ''}` : verb];
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
  /** Writes the interaction only if the endpoint declares the error. */
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
    works(list, 'the first page', [exists], { query: firstPage }, rows(row));
    if (Object.keys(nothing).length > 0)
      works(list, 'nothing matches', [exists], { query: { ...firstPage, ...nothing } }, noRows);
    const shown = Object.entries(found).filter(([name]) => name in row);
    const seen = { ...row, ...Object.fromEntries(shown.map(([name, code]) => [name, exactly(code)])) };
    if (Object.keys(found).length > 0)
      works(
        list,
        `by ${Object.keys(found).join(', ')}`,
        [exists],
        { query: { ...firstPage, ...found } },
        rows(seen),
      );
  }

  const get = callOf('get');
  if (get) {
    works(get, 'one that is there', [exists], {}, record);
    fails(get, 'one that is gone', status.notFound, [gone]);
  }

  const taken = { [unique]: fromState('name', example) };
  // This state comes last, because its city or house replaces the one of any other state: names are unique within it.
  const another = stateOf('another record with the name exists');
  const add = callOf('add');
  if (add) {
    works(add, 'a right form', given, { body: form }, { id: id('7') });
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
    fails(update, 'one that somebody else changed', status.stale, [stale, ...given], { body });
    const twice = { body: { ...body, ...taken } };
    fails(update, 'what another one is called', status.duplicate, [...given, another], twice, unique);
    for (const { words, given: states, values, field } of refused)
      fails(update, words, status.precondition, [exists, ...states], { body: { ...body, ...values } }, field);
  }

  const enable = callOf('enable');
  if (enable) {
    works(enable, 'on', [exists], { body: { enable: 1 } });
    // What depends on a record may stand against switching it off as well as against removing it.
    const idle = callOf('remove') ? stateOf('a record that nothing depends on exists') : exists;
    works(enable, 'off', [idle], { body: { enable: 0 } });
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
  }
}
