import { status } from '../../src/envelope.ts';
import { added, agrees, anotherValue, cleaned, formOf, type Kind } from './kinds.ts';
import { walk } from './reading.ts';
import { neededFrom, read, rowIn, sameAsForm, sameAsRow } from './recordReading.ts';
import { takes } from './samples.ts';
import { fieldsOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Each field of a record is saved and read back. */

const { invalid, duplicate, precondition } = status;

export async function checkFields(talk: Talk, kind: Kind): Promise<void> {
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
