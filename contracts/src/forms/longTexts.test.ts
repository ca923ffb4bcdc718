import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../areas.ts';
import { stringsOf } from '../testing/stringsOf.ts';
import { knownWords, recognise, say } from '../words.ts';
import { richText } from './formFields.ts';
import { isSafeRichText, richTextMax, textOfRichText } from './richText.ts';

/** What a hostile text may cost. Patterns are judged by scripts/patterns.test.mjs; this runs the checks around them, too. */

const hostile = [
  ...['<', 'a', ' ', '1', '1.', '>', '"', '/', '-', '中', '\n', '＜', '<a ', '</', '<a b="', '&nbsp;', '<!'],
  ...['http://', '//', '|', '=', '://a', '@a.', '，'],
];
const long = 80_000;
const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Milliseconds of the processor, which others' work does not lengthen. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Slow and growing faster than the text does; a pause of the garbage collector is neither twice. */
function growsTooFast(work: (text: string) => void, part: string): boolean {
  const slow = () => costOf(() => work(filled(part, long)));
  if (slow() < 100) return false;
  const quarter = costOf(() => work(filled(part, long / 4)));
  return slow() > Math.max(100, 8 * quarter);
}

const texts = stringsOf(allEndpoints);
test('every text of a form or a filter is looked at in linear time', () => {
  expect(texts.length).toBeGreaterThan(100);
  const slow = texts.flatMap(({ file, string }) =>
    hostile
      .flatMap((part) => [part, `x${part}`])
      .filter((part) => growsTooFast((text) => z.safeParse(string, text), part))
      .map((part) => `${file}: ${part}`),
  );
  expect(slow).toEqual([]);
});

test.each<[string, (text: string) => unknown]>([
  ['the words of rich text', textOfRichText],
  ['the tags of rich text', isSafeRichText],
  ['a message that a server words', recognise],
])('%s are read in linear time', (_, read) => {
  const parts = Object.values(knownWords.sentences).flatMap((sentence) => sentence.split(/\{\w+\}/));
  const slow = [...hostile, ...new Set(parts.filter(Boolean))].filter((part) => growsTooFast(read, part));
  expect(slow).toEqual([]);
});

describe('length first', () => {
  it('is said of a text that is too long, and nothing else is looked for', () => {
    const schema = richText('intro');
    const issues = (text: string) => z.safeParse(schema, text).error?.issues.map(({ message }) => message);
    expect(issues('<'.repeat(richTextMax + 1))).toEqual([say('tooLong', { label: 'intro', n: richTextMax })]);
    expect(issues('<'.repeat(richTextMax))).toEqual([say('unsafeHtml', { label: 'intro' })]);
    expect(issues('<p> </p>')).toEqual([say('required', { label: 'intro' })]);
  });

  it('no check behind a length sees what is too long', () => {
    for (const { file, string } of texts) {
      const checks = (string._zod.def.checks ?? []).map(
        (one) => one._zod.def as { check: string; abort?: boolean },
      );
      const lengths = checks.filter(({ check }) => check === 'max_length');
      expect([file, lengths.every(({ abort }) => abort)]).toEqual([file, true]);
      const firstOther = checks.findIndex(
        ({ check }) => !['max_length', 'min_length', 'overwrite'].includes(check),
      );
      const lastLength = checks.findLastIndex(({ check }) => check === 'max_length');
      expect([file, firstOther === -1 || lastLength < firstOther]).toEqual([file, true]);
    }
  });
});

describe('rich text', () => {
  it.each([
    ['<p>云栖湖</p>', '云栖湖'],
    ['<p>&nbsp; </p>', ''],
    ['<img src="/a.png">', ''],
    ['a < b', 'a < b'],
    ['a <<p>b', 'a b'],
    ['<p', '<p'],
    ['>a', '>a'],
    ['a<p>b</p><p', 'ab<p'],
    ['', ''],
  ])('of %j the words are %j', (html, words) => {
    expect(textOfRichText(html)).toBe(words);
  });

  it.each([
    ['<p>a</p><br/><BR /><hr>', true],
    ['<a href="https://a.example/b?c=1&d" target="_blank" rel="noopener">x</a>', true],
    ['<a  href="/a">x</a>', true],
    ['<a href="/">x</a>', true],
    ['<img src="/a.png" alt="云">', true],
    ['<ol start="3"><li>a</li></ol>', true],
    ['a > b', true],
    ['a < b', false],
    ['<p', false],
    ['<script>x</script>', false],
    ['<constructor>', false],
    ['<p style="color:red">a</p>', false],
    ['<a href="javascript:x">x</a>', false],
    ['<a href="//evil.example">x</a>', false],
    ['<img src="/a.png" onerror="x">', false],
    ['<p onclick=x>', false],
    ['<p><<p>', false],
    ['<p a="<b>">', false],
    ['</p class="a">', false],
    ['<!-- a -->', false],
  ])('%j is safe: %s', (html, safe) => {
    expect(isSafeRichText(html)).toBe(safe);
  });
});
