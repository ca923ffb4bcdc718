/**
 * Words of the console that are stated once and look alike: an enumeration has its names in one message file of a language, and English and Spanish
 * write names of fields, headings and buttons in sentence case. The name of a field begins with a small letter, because sentences contain it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../web/src/locales');
const languages = ['zh', 'en', 'es', 'ja'];

/** Names of places, products, keys and peoples; acronyms are known by their capitals. */
const names = new Set([
  ...['WeChat', 'Alipay', 'Amap', 'Baidu', 'Maps', 'Pay', 'Mini', 'Shop', 'China', 'Chinese', 'GCJ-02'],
  ...['Hong', 'Kong', 'Macao', 'Taiwán', 'Friday', 'Saturday', 'Sunday', 'Thursday'],
  ...['Enter', 'Intro', 'Esc', 'Shift', 'Mayús', 'Ctrl', 'Ctrl+K', 'PgUp', 'PgDn', 'RePág', 'AvPág'],
]);
const isAcronym = (word: string) => /^\p{Lu}[\p{Lu}\d-]*$/u.test(word);
/** Longer texts are sentences, which may name a button. */
const mostWords = 5;
/** Sentences, and days that are named. */
const free = /\.sentences\.|^dates\.holidays\./;

function* texts(value: unknown, key: string): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else for (const [name, inner] of Object.entries(value as object)) yield* texts(inner, `${key}.${name}`);
}

/** The words of a text that are capitals without need; `begins` counts the first one, too. */
function wrongWords(text: string, begins: boolean): string[] {
  const words = text
    .replace(/\{+[^{}]*\}+/g, ' ')
    .split(/[\s/(),«»"¿?]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length > mostWords || /[.!:;·]\s/.test(text)) return [];
  return words
    .slice(begins ? 0 : 1)
    .filter((word) => /^\p{Lu}/u.test(word) && !isAcronym(word) && !names.has(word));
}

const faults: string[] = [];
for (const language of languages) {
  const stated = new Map<string, string>();
  for (const file of readdirSync(join(locales, language))) {
    const namespace = file.replace('.ts', '');
    const { default: messages } = (await import(join(locales, language, file))) as {
      default: { codes?: object };
    };
    for (const enumeration of Object.keys(messages.codes ?? {})) {
      const other = stated.get(enumeration);
      if (other)
        faults.push(`${language}: the names of ${enumeration} are stated in ${other} and in ${namespace}.`);
      stated.set(enumeration, namespace);
    }
    if (language !== 'en' && language !== 'es') continue;
    for (const [key, text] of texts(messages, namespace)) {
      if (free.test(key)) continue;
      const wrong = wrongWords(text, key.includes('.labels.'));
      if (wrong.length > 0)
        faults.push(
          `${language}/${key} is not in sentence case (${wrong.join(', ')}): "${text}". A proper name belongs into names (scripts/checks/wording.ts).`,
        );
    }
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
