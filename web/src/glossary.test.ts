import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Words of the English texts for which the glossary (CONTEXT.md) or the other texts have another one. */
const avoided: [word: RegExp, instead: string][] = [
  [/recommend/i, 'referral'],
  [/sales consultant/i, 'property consultant'],
  [/scenic spot/i, 'resort'],
  [/(on|off) the shelf/i, 'on sale, off sale'],
  [/\bhouse type/i, 'house shape'],
  [/sand table|site plan/i, 'site model'],
  [/presale/i, 'pre-sale'],
  [/responsibility|responsible/i, 'assigned resources'],
  [/to audit/i, 'to review'],
  [/¥/, 'yuan'],
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function allTexts(language: string): Promise<string[]> {
  const folder = resolve('web/src/locales', language);
  const files = await Promise.all(
    readdirSync(folder).map((name) => import(resolve(folder, name)) as Promise<{ default: unknown }>),
  );
  return files.flatMap((file) => textsIn(file.default));
}

test('the English texts have one word for one thing', async () => {
  const texts = await allTexts('en');
  expect(texts.length).toBeGreaterThan(2_000);
  for (const [word, instead] of avoided)
    expect(
      texts.filter((text) => word.test(text)),
      `say ${instead}`,
    ).toEqual([]);
});

test.each([
  ['en', '“{label}”'],
  ['es', '«{label}»'],
])(
  'a sentence of %s quotes the name of a field, which may be a phrase such as "how it is let"',
  async (language, quoted) => {
    const named = (await allTexts(language)).filter((text) => /(?<!\{)\{label\}/.test(text));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((text) => !text.includes(quoted))).toEqual([]);
  },
);
