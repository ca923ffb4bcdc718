import { alternativesOf } from './alternatives.ts';
import type { Json, Say } from './change.ts';

/** What differs between the schemas of what the console sends or the backend answers. */

/** @param how `sent` by the console, or `answered` by the backend: what is more for the one is less for the other */
export function compareSchemas(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  if (!old || !now) {
    if (old || now) say(at, now ? 'is new' : 'is gone', 'both', 'the other side sends or reads it');
    return;
  }
  if (old === now) return;
  const [before, after] = [alternativesOf(old), alternativesOf(now)];
  compareNull(at, before.isNullable, after.isNullable, how, say);
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
    compareForm(where, form, after.forms[index], how, say);
  }
}

function compareNull(
  at: string,
  wasNull: boolean,
  isNull: boolean,
  how: 'sent' | 'answered',
  say: Say,
): void {
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
function compareForm(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
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
  compareFields(at, old, now, how, say);
  compareCodes(at, old, now, how, say);
  compareLimits(at, old, now, how, say);
  if (old.items || now.items) compareSchemas(`${at}[]`, old.items, now.items, how, say);
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

function compareFields(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
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
      compareSchemas(path, before[name], after[name], how, say);
    }
  }
}

function compareCodes(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
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

const upper = ['maxLength', 'maximum', 'maxItems'];
const lower = ['minLength', 'minimum', 'minItems'];

function compareLimits(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  // Codes say more than bounds.
  if (old.enum || now.enum) return;
  for (const name of [...upper, ...lower]) {
    const none = upper.includes(name) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const [before, after] = [old[name] ?? none, now[name] ?? none];
    if (before === after) continue;
    const isNarrower = upper.includes(name) ? after < before : after > before;
    const words = `${name} ${now[name] ?? 'none'} instead of ${old[name] ?? 'none'}`;
    if (how === 'sent')
      say(
        at,
        words,
        isNarrower ? 'console' : 'backend',
        isNarrower
          ? 'an old console lets more be typed'
          : 'an old backend refuses what the console now lets be typed',
      );
    else say(at, words, 'nobody', 'the console shows what is answered');
  }
  if (old.pattern !== now.pattern && how === 'sent')
    say(
      at,
      `form ${now.pattern ?? 'free'} instead of ${old.pattern ?? 'free'}`,
      'both',
      'one side takes what the other does not',
    );
}
