import type { Json } from './change.ts';
import { comparePatterns } from './comparePatterns.ts';
import type { Comparing } from './comparing.ts';

/** How narrow a value is held: bounds, steps, sizes of numbers, patterns. */

const upper = ['maxLength', 'maximum', 'maxItems'];
const lower = ['minLength', 'minimum', 'minItems'];

export function compareLimits(at: string, old: Json, now: Json, comparing: Comparing): void {
  // Codes say more than bounds.
  if (old.enum || now.enum) return;
  for (const name of [...upper, ...lower]) {
    const none = upper.includes(name) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const [before, after] = [old[name] ?? none, now[name] ?? none];
    if (before === after) continue;
    const isNarrower = upper.includes(name) ? after < before : after > before;
    sayLimit(at, wordsOf(name, old, now), isNarrower ? 'narrower' : 'wider', comparing);
  }
  if (old.multipleOf !== now.multipleOf)
    sayLimit(at, wordsOf('multipleOf', old, now), stepsOf(old.multipleOf, now.multipleOf), comparing);
  if (comparing.isStated('format') && old.format !== now.format)
    sayFormat(at, wordsOf('format', old, now), sizesOf(old.format, now.format), comparing);
  if (old.pattern !== now.pattern) comparePatterns(at, old, now, comparing);
}

const wordsOf = (name: string, old: Json, now: Json) =>
  `${name} ${now[name] ?? 'none'} instead of ${old[name] ?? 'none'}`;

/** What the new version takes, compared with the old one. */
type Width = 'narrower' | 'wider' | 'other';

function stepsOf(old = 0, now = 0): Width {
  const isIn = (small: number, large: number) =>
    small === 0 || (large !== 0 && Number.isInteger(large / small));
  if (isIn(old, now)) return 'narrower';
  return isIn(now, old) ? 'wider' : 'other';
}

function sizesOf(old: string | undefined, now: string | undefined): Width {
  if (old === undefined || (old === 'int64' && now === 'int32')) return 'narrower';
  return now === undefined || (old === 'int32' && now === 'int64') ? 'wider' : 'other';
}

function sayLimit(at: string, words: string, width: Width, { how, say }: Comparing): void {
  if (how === 'answered') say(at, words, 'nobody', 'the console shows what is answered');
  else if (width === 'narrower') say(at, words, 'console', 'an old console lets more be typed');
  else if (width === 'wider')
    say(at, words, 'backend', 'an old backend refuses what the console now lets be typed');
  else say(at, words, 'both', 'one side takes what the other does not');
}

/** Who reads a value has to have room for it. */
function sayFormat(at: string, words: string, width: Width, { how, say }: Comparing): void {
  if (width === 'other') say(at, words, 'both', 'one side writes it as the other does not read it');
  else if ((width === 'narrower') === (how === 'sent'))
    say(
      at,
      words,
      'console',
      how === 'sent' ? 'an old console sends more' : 'an old console has no room for it',
    );
  else
    say(
      at,
      words,
      'backend',
      how === 'sent' ? 'an old backend has no room for it' : 'an old backend answers more',
    );
}
