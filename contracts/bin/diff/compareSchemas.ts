import { valuesOf } from '../../src/openapi/jsonSchema.ts';
import { type Alternatives, alternativesOf } from './alternatives.ts';
import type { Json } from './change.ts';
import { compareFacts } from './compareFacts.ts';
import { compareLimits } from './compareLimits.ts';
import type { Comparing } from './comparing.ts';

/** What differs between the schemas of what the console sends or the backend answers. */

export function compareSchemas(at: string, old: Json, now: Json, comparing: Comparing): void {
  const { say } = comparing;
  if (!old || !now) {
    if (old || now) say(at, now ? 'is new' : 'is gone', 'both', 'the other side sends or reads it');
    return;
  }
  if (old === now) return;
  const [before, after] = [alternativesOf(old), alternativesOf(now)];
  compareNull(at, before.isNullable, after.isNullable, comparing);
  const statedAt = (schema: Json, { forms }: Alternatives) => (forms.length === 1 ? forms[0] : schema);
  compareFacts(at, statedAt(old, before), statedAt(now, after), comparing);
  const type = (forms: Json[]) => JSON.stringify(typeOf(forms));
  if (type(before.forms) !== type(after.forms)) {
    say(
      at,
      `type ${type(after.forms)} instead of ${type(before.forms)}`,
      'both',
      'the other side sends or reads the old type',
    );
    return;
  }
  if (before.forms.length !== after.forms.length) {
    say(
      at,
      `one of ${after.forms.length} forms instead of ${before.forms.length}`,
      'both',
      'the other side sends or reads the old forms',
    );
    return;
  }
  for (const [index, form] of before.forms.entries()) {
    const where = before.forms.length > 1 ? `${at} (form ${index + 1})` : at;
    compareForm(where, form, after.forms[index], comparing);
  }
}

function compareNull(at: string, wasNull: boolean, isNull: boolean, { how, say }: Comparing): void {
  if (wasNull === isNull) return;
  const what = isNull ? 'may be null' : 'is never null';
  if (how === 'sent')
    say(
      at,
      what,
      isNull ? 'backend' : 'console',
      isNull ? 'an old backend refuses null' : 'an old console still sends null',
    );
  else
    say(
      at,
      what,
      isNull ? 'console' : 'backend',
      isNull ? 'an old console reads it without asking' : 'an old backend still answers null',
    );
}

/** Of two schemas that are no lists of others. */
function compareForm(at: string, old: Json, now: Json, comparing: Comparing): void {
  const { say } = comparing;
  const type = (form: Json) => JSON.stringify(typeOf([form]));
  if (type(old) !== type(now)) {
    say(
      at,
      `type ${type(now)} instead of ${type(old)}`,
      'both',
      'the other side sends or reads the old type',
    );
    return;
  }
  compareFields(at, old, now, comparing);
  compareCodes(at, old, now, comparing);
  compareLimits(at, old, now, comparing);
  if (old.items || now.items) compareSchemas(`${at}[]`, old.items, now.items, comparing);
  const [before, after] = [valuesOf(old), valuesOf(now)];
  // A map of which nothing is said takes any value.
  if ((before || after) && comparing.isStated('additionalProperties'))
    compareSchemas(`${at}.*`, before ?? {}, after ?? {}, comparing);
}

/** Codes are of the type that they have, however it is written. */
function typeOf(forms: Json[]) {
  if (forms.length === 0) return 'null';
  if (forms.length > 1) return 'one of';
  const { enum: codes, const: only, type } = forms[0];
  const code = codes ? codes[0] : only;
  if (code !== undefined && code !== null) return typeof code === 'number' ? 'integer' : typeof code;
  return type ?? 'any';
}

function compareFields(at: string, old: Json, now: Json, comparing: Comparing): void {
  const { how, say } = comparing;
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const needed = (schema: Json, name: string) => (schema.required ?? []).includes(name);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const path = `${at}.${name}`;
    if (!(name in before)) {
      if (how === 'answered')
        say(
          path,
          'new field',
          needed(now, name) ? 'backend' : 'nobody',
          needed(now, name)
            ? 'the console reads it, and an old backend does not answer it'
            : 'it may be left out',
        );
      else if (needed(now, name))
        say(
          path,
          'new field that has to be sent',
          'both',
          'an old console does not send it, an old backend does not keep it',
        );
      else
        say(
          path,
          'new field that may be sent',
          'backend',
          'an old backend does not heed what the console sends',
        );
    } else if (!(name in after)) {
      if (how === 'answered')
        say(
          path,
          'field removed',
          needed(old, name) ? 'console' : 'nobody',
          needed(old, name) ? 'a console that reads it finds nothing' : 'it could be missing before',
        );
      else
        say(
          path,
          'field is no longer sent',
          needed(old, name) ? 'backend' : 'nobody',
          needed(old, name) ? 'an old backend refuses a form without it' : 'it could be missing before',
        );
    } else {
      if (needed(old, name) !== needed(now, name)) {
        const isNeeded = needed(now, name);
        if (how === 'sent')
          say(
            path,
            isNeeded ? 'has to be sent' : 'may be left out',
            isNeeded ? 'console' : 'backend',
            isNeeded ? 'an old console may leave it out' : 'an old backend refuses a form without it',
          );
        else
          say(
            path,
            isNeeded ? 'is always answered' : 'may be missing',
            isNeeded ? 'backend' : 'console',
            isNeeded ? 'an old backend may leave it out' : 'an old console reads it without asking',
          );
      }
      compareSchemas(path, before[name], after[name], comparing);
    }
  }
}

function compareCodes(at: string, old: Json, now: Json, { how, say }: Comparing): void {
  const codes = (one: Json): Json[] => one.enum ?? (one.const === undefined ? [] : [one.const]);
  const [before, after] = [codes(old), codes(now)];
  // One of them does not say which codes there are.
  if (before.length === 0 || after.length === 0) return;
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  if (added.length > 0)
    say(
      at,
      `new codes ${added.join(', ')}`,
      how === 'sent' ? 'backend' : 'console',
      how === 'sent' ? 'an old backend refuses them' : 'an old console has no word for them',
    );
  if (removed.length > 0)
    say(
      at,
      `codes ${removed.join(', ')} removed`,
      how === 'sent' ? 'console' : 'backend',
      how === 'sent' ? 'an old console still offers them' : 'an old backend still answers them',
    );
}
