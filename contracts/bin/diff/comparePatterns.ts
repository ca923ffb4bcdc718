import type { Json } from './change.ts';
import type { Comparing } from './comparing.ts';

/** Another pattern: who takes or gives what the other side does not. */
export function comparePatterns(at: string, old: Json, now: Json, comparing: Comparing): void {
  const { how, say } = comparing;
  const words = `form ${now.pattern ?? 'free'} instead of ${old.pattern ?? 'free'}`;
  const width = widthOf(old, now, () => comparing.examplesAt(at));
  if (width === 'other') say(at, words, 'both', 'one side takes what the other does not');
  else if (how === 'sent')
    say(
      at,
      words,
      width === 'narrower' ? 'console' : 'backend',
      width === 'narrower'
        ? 'an old console sends what is now refused'
        : 'an old backend refuses what is now sent',
    );
  else
    say(
      at,
      words,
      width === 'narrower' ? 'backend' : 'console',
      width === 'narrower'
        ? 'an old backend answers what the console no longer expects'
        : 'an old console does not expect what is now answered',
    );
}

/** Of two patterns, the examples of both versions and texts like them are tried; where none tells, the patterns are two. */
function widthOf(old: Json, now: Json, examplesOf: () => string[]): 'narrower' | 'wider' | 'other' {
  if (old.pattern === undefined) return 'narrower';
  if (now.pattern === undefined) return 'wider';
  const [before, after] = [matcherOf(old.pattern), matcherOf(now.pattern)];
  const examples = examplesOf();
  // Without a text that both take, nothing is known of what they share.
  if (!before || !after || !examples.some((one) => before(one) && after(one))) return 'other';
  const tried = examples.flatMap(textsLike);
  const isLost = tried.some((one) => before(one) && !after(one));
  const isGained = tried.some((one) => after(one) && !before(one));
  if (isLost === isGained) return 'other';
  return isLost ? 'narrower' : 'wider';
}

/** Undefined where it is no pattern of this language. */
function matcherOf(pattern: string): ((text: string) => boolean) | undefined {
  const fits = (text: string) => text.search(pattern) >= 0;
  try {
    fits('');
    return fits;
  } catch {
    return undefined;
  }
}

const letters = ['0', '1', '5', '9', 'a', 'F', 'Z', '-', '*', '/', ' '];
/** Longer ones say no more, and take long. */
const longest = 60;

/** The text, and others that differ from it in one place: a letter is another, is twice there or missing. */
function textsLike(example: string): string[] {
  const text = example.slice(0, longest);
  const places = [...text].map(
    (letter, index) => [text.slice(0, index), letter, text.slice(index + 1)] as const,
  );
  return [
    ...[example, '', text.repeat(2), `${text},${text}`],
    ...places.flatMap(([before, letter, after]) => [
      before + after,
      before + letter + letter + after,
      ...letters.map((one) => before + one + after),
    ]),
  ];
}
