import type { Json } from './change.ts';
import type { Comparing } from './comparing.ts';

/** What a definition states of a value besides its form: the default, the unit, what a search looks for, that it goes away. */
export function compareFacts(at: string, old: Json, now: Json, comparing: Comparing): void {
  compareDefaults(at, old, now, comparing);
  compareUnits(at, old, now, comparing);
  compareSearch(at, old, now, comparing);
  compareDeprecation(at, old, now, comparing.say);
}

/** Of a call or of a field: whether it goes away, when, and what to use then. */
export function compareDeprecation(at: string, old: Json, now: Json, say: Comparing['say']): void {
  const [before, after] = [leavingOf(old), leavingOf(now)];
  if (!now.deprecated) {
    if (old.deprecated) say(at, 'is no longer deprecated', 'nobody', 'it stays');
  } else if (!old.deprecated)
    say(at, ['is deprecated', after].filter(Boolean).join(', '), 'nobody', 'it is still there');
  else if (before !== after)
    say(at, `${after || 'is deprecated'} (before: ${before || 'not stated'})`, 'nobody', 'it is still there');
}

/** `goes away in 3.0.0: use settings.get`; '' where it is not said. */
function leavingOf({ 'x-deprecated': stated }: Json): string {
  const { until, instead } = stated ?? {};
  return [until && `goes away in ${until}`, instead && `use ${instead}`].filter(Boolean).join(': ');
}

function compareDefaults(at: string, old: Json, now: Json, { how, say, isStated }: Comparing): void {
  const text = (one: Json) => (one.default === undefined ? 'none' : JSON.stringify(one.default));
  // Only who leaves something out meets a default.
  if (how === 'answered' || !isStated('default') || text(old) === text(now)) return;
  const words = `default ${text(now)} instead of ${text(old)}`;
  if (old.default === undefined)
    say(at, words, 'backend', 'an old backend takes something else where it is left out');
  else if (now.default === undefined)
    say(at, words, 'console', 'an old console counts on the default where it leaves it out');
  else say(at, words, 'both', 'where it is left out, the other side means another value');
}

function compareUnits(at: string, old: Json, now: Json, { say, isStated }: Comparing): void {
  const [before, after] = [old['x-unit'], now['x-unit']];
  if (!isStated('x-unit') || before === after) return;
  const isOther = before !== undefined && after !== undefined;
  say(
    at,
    `unit ${after ?? 'not stated'} instead of ${before ?? 'not stated'}`,
    isOther ? 'both' : 'nobody',
    isOther ? 'the other side reckons in the old unit' : 'only what is said of it changed',
  );
}

const searches = [
  ['x-part', 'a part of the text'],
  ['x-ending', 'what the text ends in'],
] as const;

function compareSearch(at: string, old: Json, now: Json, { how, say, isStated }: Comparing): void {
  const stated = searches.filter(([keyword]) => isStated(keyword));
  const target = (one: Json) => stated.find(([keyword]) => one[keyword])?.[1] ?? 'the whole value';
  if (how === 'sent' && target(old) !== target(now))
    say(
      at,
      `looks for ${target(now)} instead of ${target(old)}`,
      'both',
      'the other side finds something else',
    );
}
