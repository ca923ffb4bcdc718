import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import { infoOf } from '../../src/forms/fieldInfo.ts';
import {
  added,
  addedFrom,
  agrees,
  anotherValue,
  cleaned,
  formOf,
  type Kind,
  kindsOf,
  newForm,
  patternOf,
  stateNameOf,
} from './kinds.ts';
import type { People } from './people.ts';
import { walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { takes } from './samples.ts';
import { fieldsOf, filtersOf, isOptional, rowOf, siblingOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Rules of every kind of record: added, saved, switched, removed, and refused. Each works on a record of its own. */

const { invalid, forbidden, notFound, stale, duplicate, precondition } = status;
const section = 'domain design, section 0.2 (records)';

export const recordRules = (people: People): Rule[] =>
  kindsOf(people).flatMap((kind) => {
    const rule = (
      says: string,
      check: (talk: Talk, kind: Kind) => Promise<void>,
      of: Rule['kind'] = 'record',
    ): Rule => ({
      ...{ area: kind.area, kind: of, where: section, writes: true },
      says: `${kind.area}${kind.ending}: ${says}`,
      check: (talk) => check(talk, kind),
    });
    const { enable, remove, add } = kind;
    return [
      rule('what is added is read back by get, list and selects', checkAdd),
      rule('each field that is saved is read back, and no other one changes', checkFields),
      rule(
        'a record is saved over the version that was seen, and not over another one (-1007)',
        checkVersions,
      ),
      rule('each change adds one line to the log, with who did it', checkLog),
      ...(enable ? [rule('a switch is read back by get, list and selects', checkEnable)] : []),
      ...(remove
        ? [rule('what is removed is gone, and cannot be changed any more (-1004)', checkRemove)]
        : []),
      ...(remove?.errors.includes(precondition) && !kind.ending
        ? [rule('what something depends on is not removed (-1008)', checkInUse)]
        : []),
      ...(add.errors.includes(duplicate)
        ? [rule('a value that another record has is refused (-1009)', checkDuplicate)]
        : []),
      ...(kind.ending === 'OfOwn'
        ? [rule('nobody adds a record to another merchant', checkForeignParent, 'right')]
        : []),
      rule('a form without a field that it needs is refused (-1002) and adds nothing', checkMissing, 'input'),
      // The form of a mirror is that of the call itself.
      ...(kind.ending
        ? []
        : [
            rule(
              'values that the form does not take are refused (-1002) and change nothing',
              checkBadValues,
              'input',
            ),
          ]),
    ];
  });

const read = (talk: Talk, { get, by }: Kind, id: string): Promise<Json> =>
  talk.ok(get, { params: { id } }, by);

/** The row of a record in its list; undefined where the list does not have it. */
async function rowIn(talk: Talk, { list, by }: Kind, record: Json): Promise<Json | undefined> {
  const filters = filtersOf(list);
  const query = Object.fromEntries(
    Object.entries(filters).flatMap(([name, schema]) => {
      if (!isOptional(schema)) return [[name, record[name]]];
      if (/^(name|title)$/.test(name) && record[name]) return [[name, record[name]]];
      return name === 'keyword' && record.name && !('name' in filters) && !record.creditCode
        ? [[name, record.name]]
        : [];
    }),
  );
  const { list: rows } = await walk(talk, list, query, by);
  return rows.find(({ id }) => id === record.id);
}

/** Whether the selects of the area offer a record, each by its name. */
async function offers(talk: Talk, { get, by }: Kind, record: Json): Promise<[string, boolean][]> {
  const found: [string, boolean][] = [];
  for (const name of ['allEnabled', 'all']) {
    const select = siblingOf(get, name);
    if (!select || !rowOf(select)) continue;
    const query = 'name' in fieldsOf(select.query) && record.name ? { name: String(record.name) } : undefined;
    const { list } = await walk(talk, select, query ?? {}, by);
    found.push([name, list.some(({ id }) => id === record.id)]);
  }
  return found;
}

function sameAsForm(talk: Talk, what: string, got: Json, form: Record<string, unknown>): void {
  for (const [name, sent] of Object.entries(form))
    if (name in got && name !== 'version')
      talk.holds(`${name} of ${what} is ${short(sent)}`, agrees(got[name], sent), short(got[name]));
}

/** What the row and the record both show, they show alike. */
function sameAsRow(talk: Talk, row: Json, record: Json): void {
  for (const name of Object.keys(row))
    if (name in record && name !== 'actions')
      talk.holds(
        `${name} of the row is that of the record, ${short(record[name])}`,
        short(row[name]) === short(record[name]),
        short(row[name]),
      );
}

async function checkAdd(talk: Talk, kind: Kind): Promise<void> {
  const { record, form } = await added(talk, kind);
  sameAsForm(talk, 'the answer', record, form);
  const again = await read(talk, kind, record.id);
  talk.same('the record by get', again, record);
  const row = await rowIn(talk, kind, { ...form, ...record });
  if (!row) throw new Error(`The list does not have the new record ${record.id}.`);
  sameAsRow(talk, row, record);
  const isOn = (form.enabled ?? 1) === 1;
  for (const [name, isOffered] of await offers(talk, kind, record))
    talk.holds(
      `the select ${name} ${name === 'all' || isOn ? 'offers' : 'does not offer'} it`,
      isOffered === (name === 'all' || isOn),
    );
  const { record: second } = await added(talk, kind);
  talk.holds('the next record has an id of its own', second.id !== record.id, second.id);
  if ('createTime' in record)
    talk.holds('the next one is not older', second.createTime >= record.createTime, second.createTime);
  await cleaned(talk, kind, record);
  await cleaned(talk, kind, second);
}

async function checkFields(talk: Talk, kind: Kind): Promise<void> {
  const { record, pattern } = await added(talk, kind);
  const { list: rows } = await walk(talk, kind.list, neededFrom(kind, record), kind.by);
  const others: Json[] = [pattern];
  for (const { id } of rows.filter(({ id }) => id !== record.id && id !== pattern.id).slice(0, 8)) {
    const { answer } = await talk.call(kind.get, { params: { id } }, kind.by);
    if (answer.status === status.ok) others.push(answer.data);
  }
  const fields = fieldsOf(kind.update.body);
  let before = record;
  let saved = 0;
  for (const [name, schema] of Object.entries(fields)) {
    if (name === 'version' || name === 'enabled' || !(name in before) || dependent.includes(name)) continue;
    const value = anotherValue(
      schema,
      before[name],
      others.map((one) => one[name]),
    );
    if (value === undefined) continue;
    const form = {
      ...formOf(fields, before),
      [name]: value,
      ...('version' in fields && { version: before.version }),
    };
    if (!takes(kind.update.body as never, form)) continue;
    const { answer } = await talk.call(kind.update, { params: { id: record.id }, body: form }, kind.by);
    // Rules between fields, and other records, can stand against a single value.
    if ([invalid, precondition, duplicate].some((code) => code === answer.status)) continue;
    talk.same(`status of saving ${name}`, answer.status, status.ok);
    const after = await read(talk, kind, record.id);
    talk.holds(`${name} is ${short(value)}`, agrees(after[name], value), short(after[name]));
    sameAsForm(talk, 'the answer of saving', answer.data, formOf(fields, after));
    for (const other of Object.keys(fields))
      if (other !== name && other !== 'version' && other in before && !followsFrom(other, name))
        talk.holds(
          `${other} stays ${short(before[other])} when ${name} is saved`,
          short(after[other]) === short(before[other]),
          short(after[other]),
        );
    if ('version' in before)
      talk.holds('the version changes', after.version !== before.version, after.version);
    before = after;
    saved++;
  }
  if (saved === 0) return talk.skip('no field has another value that could be tried');
  const row = await rowIn(talk, kind, before);
  if (row) sameAsRow(talk, row, before);
  await cleaned(talk, kind, before);
}

/** Fields that another one brings with it. */
const followsFrom = (field: string, saved: string) =>
  /Names?$/.test(field) || dependent.includes(field) || field.startsWith(saved);
/** Fields that mean something only with a choice of another field, and are emptied without it. */
const dependent = [
  'identicalUnits',
  'nightCap',
  'extraBedPrice',
  'extraGuestPrice',
  'hotels',
  'minsus',
  'products',
  'minConsume',
  'minOrders',
  'withinDays',
  'growthThreshold',
  'houseThreshold',
  'cancelDays',
  'cancelTime',
  'feeRate',
  'lateFee',
  'confirmMinutes',
  // Given by a call of its own.
  'gradeId',
  'pointLimitRate',
];

const neededFrom = ({ list }: Kind, record: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtersOf(list))
      .filter(([, schema]) => !isOptional(schema))
      .map(([name]) => [name, record[name]]),
  );

async function checkVersions(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  if (!('version' in record)) return talk.skip('the record has no version');
  const fields = fieldsOf(kind.update.body);
  const form = formOf(fields, record);
  const first = await talk.ok(
    kind.update,
    { params: { id: record.id }, body: { ...form, version: record.version } },
    kind.by,
  );
  talk.holds('saving changes the version', first.version !== record.version, first.version);
  await talk.refused(
    kind.update,
    stale,
    { params: { id: record.id }, body: { ...form, version: record.version } },
    kind.by,
  );
  talk.same('the record after the refused call', await read(talk, kind, record.id), first);
  const second = await talk.ok(
    kind.update,
    { params: { id: record.id }, body: { ...form, version: first.version } },
    kind.by,
  );
  talk.holds('saving over the new version changes it', second.version !== first.version, second.version);
  await talk.refused(kind.update, notFound, { params: { id: '99999999' }, body: form }, kind.by);
  await cleaned(talk, kind, record);
}

async function checkLog(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  if (!Array.isArray(record.logs)) {
    await cleaned(talk, kind, record);
    return talk.skip('the record shows no log');
  }
  const { userInfo } = await talk.ok(auth.validate, { body: { token: kind.by.token } }, null);
  talk.same('lines of a new record', record.logs.length, 1);
  talk.same('who added it', record.logs[0].operatorName, userInfo.name);
  const fields = fieldsOf(kind.update.body);
  const form = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  const saved = await talk.ok(kind.update, { params: { id: record.id }, body: form }, kind.by);
  talk.same('lines after saving', saved.logs.length, 2);
  talk.same('who saved it', saved.logs[0].operatorName, userInfo.name);
  talk.same('older lines stay', saved.logs.slice(1), record.logs);
  talk.holds('the newest line is first', saved.logs[0].time >= saved.logs[1].time, saved.logs);
  if (kind.enable) {
    const { answer } = await talk.call(
      kind.enable,
      { params: { id: record.id }, body: { enable: 0 } },
      kind.by,
    );
    if (answer.status === status.ok) talk.same('lines after switching', (answer.data as Json).logs.length, 3);
  }
  await cleaned(talk, kind, record);
}

async function checkEnable(talk: Talk, kind: Kind): Promise<void> {
  const { record, form } = await added(talk, kind);
  const { enable, by } = kind;
  if (!enable) return;
  for (const to of record.enabled === 1 ? [0, 1, 0] : [1, 0]) {
    const { answer } = await talk.call(enable, { params: { id: record.id }, body: { enable: to } }, by);
    if (answer.status === precondition && to === 1) {
      talk.same('enabled after the refused call', (await read(talk, kind, record.id)).enabled, 0);
      break;
    }
    talk.same(`status of switching to ${to}`, answer.status, status.ok);
    talk.same('enabled in the answer', (answer.data as Json).enabled, to);
    const after = await read(talk, kind, record.id);
    talk.same('enabled by get', after.enabled, to);
    talk.same('enabled in the list', (await rowIn(talk, kind, { ...form, ...record }))?.enabled, to);
    for (const [name, isOffered] of await offers(talk, kind, record))
      talk.holds(
        `the select ${name} ${name === 'all' || to === 1 ? 'offers' : 'does not offer'} it`,
        isOffered === (name === 'all' || to === 1),
      );
  }
  await talk.refused(enable, invalid, { params: { id: record.id }, body: { enable: 2 } }, by);
  await talk.refused(enable, [notFound], { params: { id: '99999999' }, body: { enable: 1 } }, by);
  await cleaned(talk, kind, record);
}

async function checkRemove(talk: Talk, kind: Kind): Promise<void> {
  const { record, form } = await added(talk, kind);
  const { remove, update, enable, by } = kind;
  if (!remove) return;
  talk.same('the answer of removing', await talk.ok(remove, { params: { id: record.id } }, by), null);
  const params = { id: record.id };
  await talk.refused(kind.get, notFound, { params }, by);
  await talk.refused(remove, notFound, { params }, by);
  await talk.refused(update, notFound, { params, body: formOf(fieldsOf(update.body), record) }, by);
  if (enable) await talk.refused(enable, notFound, { params, body: { enable: 1 } }, by);
  talk.same('the row of what was removed', await rowIn(talk, kind, { ...form, ...record }), undefined);
  for (const [name, isOffered] of await offers(talk, kind, record))
    talk.holds(`the select ${name} does not offer it`, !isOffered);
}

async function checkInUse(talk: Talk, kind: Kind): Promise<void> {
  const { id } = await talk.state('a record that something depends on exists', { kind: stateNameOf(kind) });
  if (!kind.remove) return;
  await talk.refused(kind.remove, precondition, { params: { id } }, kind.by);
  talk.same('the record is still there', (await read(talk, kind, id)).id, id);
}

async function checkDuplicate(talk: Talk, kind: Kind): Promise<void> {
  const { record, form, pattern } = await added(talk, kind);
  await talk.refused(kind.add, duplicate, { body: form }, kind.by);
  const { record: other } = await addedFrom(talk, kind, newForm(kind, pattern));
  const fields = fieldsOf(kind.update.body);
  if (kind.update.errors.includes(duplicate)) {
    await talk.refused(kind.update, duplicate, { params: { id: other.id }, body: form }, kind.by);
    talk.same('the record after the refused call', await read(talk, kind, other.id), other);
    // Its own value is no other record's.
    await talk.ok(kind.update, { params: { id: record.id }, body: formOf(fields, record) }, kind.by);
  }
  await cleaned(talk, kind, record);
  await cleaned(talk, kind, other);
}

/** The form of a record of somebody else, under another name. */
async function checkForeignParent(talk: Talk, kind: Kind): Promise<void> {
  const plain = kindsOf(talk.people).find(({ area, ending }) => area === kind.area && ending === '');
  if (!plain) return;
  const own = await walk(talk, kind.list, {}, kind.by);
  const mine = new Set(own.list.map(({ id }) => id));
  const { list: rows } = await walk(talk, plain.list, {}, plain.by);
  const foreign = rows.findLast(({ id }) => !mine.has(id));
  if (!foreign) return talk.skip('every record is his own');
  const form = newForm(plain, await read(talk, plain, foreign.id));
  await talk.refused(
    kind.add,
    [forbidden, notFound, precondition, invalid],
    { body: { ...form, enabled: 0 } },
    kind.by,
  );
}

async function checkMissing(talk: Talk, kind: Kind): Promise<void> {
  const form = newForm(kind, await patternOf(talk, kind));
  const fields = fieldsOf(kind.add.body);
  for (const [name, schema] of Object.entries(fields)) {
    if (isOptional(schema)) continue;
    const { [name]: _left, ...rest } = form;
    if (takes(kind.add.body as never, rest)) continue;
    const data = await talk.refused(kind.add, invalid, { body: rest }, kind.by);
    talk.holds(
      `data.field names ${name}`,
      String(data?.field ?? '').split('.')[0] === name || name === 'confirmPassword' || name === 'password',
      short(data),
    );
  }
  talk.same('the row of what was refused', await rowNamed(talk, kind, form), undefined);
}

async function rowNamed(talk: Talk, kind: Kind, form: Record<string, unknown>): Promise<Json | undefined> {
  const name = form.name ?? form.title;
  if (!name || !Object.keys(filtersOf(kind.list)).some((filter) => /^(name|title)$/.test(filter)))
    return undefined;
  const query = { ...neededFrom(kind, form), [form.name ? 'name' : 'title']: String(name) };
  const { list } = await walk(talk, kind.list, query, kind.by);
  return list[0];
}

async function checkBadValues(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const fields = fieldsOf(kind.update.body);
  const form = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  for (const [name, schema] of Object.entries(fields)) {
    for (const value of badValues(schema)) {
      const body = { ...form, [name]: value };
      if (takes(schema, value)) continue;
      await talk.refused(kind.update, invalid, { params: { id: record.id }, body }, kind.by);
    }
  }
  const after = await read(talk, kind, record.id);
  sameAsForm(talk, 'the record after all refused calls', after, form);
  if ('version' in record) talk.same('its version', after.version, record.version);
  if (record.logs) talk.same('its log', after.logs, record.logs);
  await cleaned(talk, kind, record);
}

/** Just beyond what a field takes, and of other types. */
function badValues(schema: Parameters<typeof takes>[0]): unknown[] {
  const { max, required } = infoOf(schema);
  const numbers = [edgeOf(schema, 1), edgeOf(schema, -1), 1.5].flatMap((one) => one ?? []);
  const texts = max !== undefined && max < 100_000 ? ['长'.repeat(max + 1)] : [];
  return [
    ...(required ? ['', null] : []),
    ...numbers,
    ...texts,
    '<b>粗</b>',
    'x'.repeat(30_000),
    ['x'],
    12_345_678_901,
  ];
}

/** The first whole number that a schema no longer takes, upwards or downwards; undefined where it takes none. */
function edgeOf(schema: Parameters<typeof takes>[0], step: 1 | -1): number | undefined {
  const inside = [1, 10, 100, 1000, 10_000, 2020].find((one) => takes(schema, one));
  if (inside === undefined) return undefined;
  let [low, high] = [0, 1];
  while (takes(schema, inside + step * high) && high < 2 ** 40) high *= 2;
  if (high >= 2 ** 40) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (takes(schema, inside + step * middle)) low = middle;
    else high = middle;
  }
  return inside + step * high;
}
