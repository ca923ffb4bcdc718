import { status } from '../../src/envelope.ts';
import { oldestFirst } from './ages.ts';
import { added, addedFrom, cleaned, formOf, type Kind, kindsOf, newForm, stateNameOf } from './kinds.ts';
import { checkNested, hasNested } from './nested.ts';
import type { People } from './people.ts';
import { walk } from './reading.ts';
import { checkFields } from './recordFields.ts';
import { checkBadValues, checkMissing } from './recordInput.ts';
import { offers, read, rowIn, sameAsForm, sameAsRow } from './recordReading.ts';
import { checkLog, checkVersions } from './recordSaves.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Rules of every kind of record: added, saved, switched, removed, and refused. Each works on a record of its own. */

const { invalid, forbidden, notFound, duplicate, precondition } = status;

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
      ...(remove ? [rule('ids and numbers of what was removed are not given again', checkNumbers)] : []),
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
      ...(!kind.ending && hasNested(kind)
        ? [rule('a bad value inside a list or an object is named by the way to it', checkNested, 'input')]
        : []),
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

/** How often it is tried: others add records of the kind in between. */
const numberTries = 3;

/**
 * Numbers are given by the backend: the form has none of them. One record is removed while another one that is newer stays, then the newest: a number
 * may be counted from those that are left, or from the highest of them.
 */
async function checkNumbers(talk: Talk, kind: Kind): Promise<void> {
  const { remove, by } = kind;
  if (!remove) return;
  for (let tries = 0; tries < numberTries; tries++) {
    const { record, form } = await added(talk, kind);
    const isGiven = (name: string) => /^id$|No$/.test(name) && !(name in form) && record[name] !== '';
    const given = Object.keys(record).filter(isGiven);
    const { record: stays } = await added(talk, kind);
    const addAfterRemoving = async (gone: Json, earlier: readonly Json[]) => {
      await talk.ok(remove, { params: { id: gone.id } }, by);
      const { record: next } = await addedFrom(talk, kind, form);
      for (const name of given)
        talk.holds(`${name} is a new one`, !earlier.some((one) => one[name] === next[name]), next[name]);
      return next;
    };
    const second = await addAfterRemoving(record, [record, stays]);
    const third = await addAfterRemoving(second, [record, stays, second]);
    for (const one of [stays, third]) await cleaned(talk, kind, one);
  }
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
  await talk.refused(enable, [notFound], { params: { id: absentId }, body: { enable: 1 } }, by);
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
  let foreign: Json;
  // Younger ones may be his own, of a rule that has just added them.
  for (const { id } of oldestFirst(
    plain.list,
    rows.filter((row) => !mine.has(row.id)),
  )) {
    // A list that others change while it is walked through can leave out one of his own.
    const { answer } = await talk.call(kind.get, { params: { id } }, kind.by);
    if (answer.status !== status.ok) foreign = await read(talk, plain, id);
    if (foreign) break;
  }
  if (!foreign) return talk.skip('every record is his own');
  const form = newForm(plain, foreign);
  await talk.refused(
    kind.add,
    [forbidden, notFound, precondition, invalid],
    { body: { ...form, enabled: 0 } },
    kind.by,
  );
}
