/**
 * Every text of the other languages has exactly the placeholders of its Chinese original, and is translated: it is
 * neither empty nor the Chinese text itself. Keys are compared as well, which also finds a file that is missing or
 * not typed after the Chinese one.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../web/src/locales');

/** The product's own name stays. */
const same = new Set(['en/common.productName', 'es/common.productName', 'ja/common.productName']);

/** Words that Japanese writes with the same characters. */
const japanese = new Set([
  ...[
    '操作',
    '正常',
    '管理',
    '保存',
    '民宿',
    '民宿管理',
    '年',
    '倍',
    '{{value}}倍',
    '今年',
    '交通',
    '住宅',
    '40年',
    '50年',
    '70年',
    '南',
    '北',
    '西',
    '南北',
    '出入口',
    '学校',
    '本人',
    '所属民宿',
    '四合院',
    '温泉',
    '特色',
    '斜体',
    '引用',
    '休',
    '人',
    '人/日',
    '元',
    '成功',
    '{{name}} {{price}}元',
  ],
]);

function* texts(value: unknown, key: string): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else for (const [name, inner] of Object.entries(value as object)) yield* texts(inner, `${key}.${name}`);
}

async function read(language: string, namespace: string): Promise<Map<string, string>> {
  const path = join(locales, language, `${namespace}.ts`);
  if (!existsSync(path)) return new Map();
  const { default: messages } = (await import(path)) as { default: unknown };
  return new Map(texts(messages, namespace));
}

const namespacesOf = (language: string) =>
  readdirSync(join(locales, language)).map((file) => file.replace(/\.ts$/, ''));

const placeholders = /\{+[^{}]*\}+/g;
/** A word that depends on a number which the same text has (`wordFor` in web/src/i18n.ts). Any other form of it counts as a placeholder that the original lacks. */
const plurals = /\{\{(\w+), plural\(one: [^:;(){}]+; other: [^:;(){}]+\)\}\}/g;
const placeholdersOf = (text: string) => {
  const plain = text.replace(plurals, (word, name) =>
    text.includes(`{{${name}}}`) || text.includes(`{{${name}, count}}`) ? '' : word,
  );
  return (plain.match(placeholders) ?? []).sort().join(' ');
};
const hasHan = (text: string) => /\p{Script=Han}/u.test(text.replace(placeholders, ''));
/** Han characters and full-width punctuation have no place in English and Spanish. */
const chineseLeft = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
/** Examples of what is typed in Chinese in every language. */
const examples = /2梯4户|浙江省|杭州市/g;

function* faultsOf(
  language: string,
  key: string,
  original: string | undefined,
  text: string | undefined,
): Generator<string, void> {
  const where = `${language}/${key}`;
  if (original === undefined) return yield `${where} has no Chinese original. Remove it.`;
  if (text === undefined) return yield `${where} is missing. Translate "${original}".`;
  if (text === '') yield `${where} is empty, and i18next shows the key of an empty text.`;
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(text)];
  if (wanted !== found)
    yield `${where} has the placeholders [${found}], its Chinese original has [${wanted}]: "${text}".`;
  if (same.has(where) || (language === 'ja' && japanese.has(text))) return;
  if (text === original && hasHan(original))
    yield `${where} is left in Chinese: "${text}".${language === 'ja' ? ' What Japanese writes alike belongs into japanese (scripts/checks/placeholders.ts).' : ''}`;
  else if (language !== 'ja' && chineseLeft.test(text.replace(examples, '')))
    yield `${where} has Chinese characters left: "${text}".`;
}

const faults: string[] = [];
let compared = 0;
for (const language of readdirSync(locales, { withFileTypes: true })) {
  if (!language.isDirectory() || language.name === 'zh') continue;
  for (const namespace of new Set([...namespacesOf('zh'), ...namespacesOf(language.name)])) {
    const originals = await read('zh', namespace);
    const translated = await read(language.name, namespace);
    for (const key of new Set([...originals.keys(), ...translated.keys()])) {
      faults.push(...faultsOf(language.name, key, originals.get(key), translated.get(key)));
      compared++;
    }
  }
}
for (const fault of faults) console.error(fault);
console.log(`${compared} texts compared with their Chinese originals`);
process.exitCode = faults.length > 0 || compared === 0 ? 1 : 0;
