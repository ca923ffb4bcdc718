import type { Json, Say } from './change.ts';

/** What differs between the schemas of what the console sends or the backend answers. */

/** @param how `sent` by the console, or `answered` by the backend: what is more for the one is less for the other */
export function compareSchemas(at: string, old: Json, now: Json, how: 'sent' | 'answered', say: Say): void {
  if (!old || !now) {
    if (old || now) say(at, now ? 'is new' : 'is gone', 'both', 'the other side sends or reads it');
    return;
  }
  if (old === now) return;
  const type = (one: Json) => JSON.stringify(typeOf(one));
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
function typeOf({ enum: codes, const: only, type, anyOf, oneOf }: Json) {
  const code = codes ? codes[0] : only;
  if (code !== undefined && code !== null) return typeof code === 'number' ? 'integer' : typeof code;
  return type ?? (anyOf || oneOf ? 'one of' : 'any');
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
