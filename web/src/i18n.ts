import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { merchantCodes } from '#contracts/enums/merchants.ts';
import { knownWords, type Label, recognise, speak } from '#contracts/words.ts';
import { notify } from './api/notice.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { LoadFailure, loadCode } from './loadCode.ts';
import type { Messages, Translated } from './locales/messages.ts';

export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
};
const htmlLang: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };

export type Namespace = keyof Messages;
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    interpolationFormatTypeMap: { count: number };
  }
}

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/**
 * The user's own choice (cookie) comes first, then the deployment's setting. `auto` takes the browser's language if it is one of the four, otherwise
 * English (decision 10, specification section 9).
 */
export function chooseLanguage(
  setting: Language | 'auto',
  cookie: string | undefined = readCookie('language', languages),
  browser = navigator.language,
): Language {
  if (isLanguage(cookie)) return cookie;
  if (setting !== 'auto') return setting;
  const own = browser.slice(0, 2).toLowerCase();
  return isLanguage(own) ? own : 'en';
}

/** The message files of the sign-in page. The other files are listed in `messageFiles.ts`, which is loaded with the first screen behind the login. */
const signInFiles = import.meta.glob<{ default: object }>('./locales/{zh,en,es,ja}/{common,shell,wire}.ts');

const loadMessageFiles = () => import('./messageFiles.ts');

async function loadFile(language: string, namespace: string): Promise<object> {
  const path = `./locales/${language}/${namespace}.ts`;
  const load = signInFiles[path] ?? (await loadCode(loadMessageFiles)).messageFiles[path];
  if (!load) throw new Error(`no messages ${language}/${namespace}`);
  return (await loadCode(load)).default;
}

const backend = {
  type: 'backend' as const,
  read(language: string, namespace: string, done: (error: unknown, data: object | null) => void) {
    loadFile(language, namespace).then(
      (messages) => done(null, messages),
      (error: unknown) => done(error, null),
    );
  },
};

/** A message file in each of the languages, whatever the user reads: for what was written in another one. */
export const inEveryLanguage = async <Name extends Namespace>(
  namespace: Name,
): Promise<Record<Language, Translated<Messages[Name]>>> => {
  const files = languages.map(async (language) => [language, await loadFile(language, namespace)]);
  return Object.fromEntries(await Promise.all(files));
};

/** The messages that every page needs. */
const everywhere: Namespace[] = ['common', 'shell', 'wire'];

/** Loads the messages that every page needs; areas load their own with their screens. @throws LoadFailure if they cannot be loaded */
export async function startMessages(language: Language) {
  document.documentElement.lang = htmlLang[language];
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...everywhere],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
  await loadBundles(language, everywhere);
  i18next.services.formatter?.add('plural', wordFor);
  i18next.services.formatter?.add('count', (count) => groupedCount(Number(count)));
}

/** A whole number with separators, in every language those that amounts have: 12345 -> 12,345. In messages `{{count, count}}`. */
export const groupedCount = (count: number) => count.toLocaleString('en');

/**
 * `{{n}} {{n, plural(one: day; other: days)}}`: the word that a number asks for in the language. Messages with several numbers need it; the plurals of
 * i18next itself know one number by message.
 */
const wordFor = (
  count: unknown,
  language: string | undefined,
  words: { one: string; other: string },
): string => (new Intl.PluralRules(language).select(Number(count)) === 'one' ? words.one : words.other);

/**
 * Loads the messages that are missing in a language. i18next itself would not ask again for those that it once could not load.
 * @throws LoadFailure if they cannot be loaded; i18next itself would continue without the messages
 */
async function loadBundles(language: string, namespaces: readonly string[]) {
  const missing = () => namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing().length > 0) await i18next.reloadResources(language, missing());
  const [failed] = missing();
  if (failed) throw new LoadFailure(`the messages ${failed} could not be loaded`);
}

/** Loads messages, and from then on those of another language that is chosen. @throws LoadFailure if they cannot be loaded */
export async function loadMessages(...namespaces: Namespace[]) {
  await loadBundles(i18next.language, namespaces);
  await i18next.loadNamespaces(namespaces);
}

/** The language that was chosen last, while its messages are loading. */
let chosen: Language | undefined;

/** Stores the choice in the cookie and changes every text on the page. If messages are missing in that language, it says so and the present one stays. */
export async function changeLanguage(language: Language) {
  chosen = language;
  try {
    await loadBundles(language, [i18next.options.ns ?? []].flat());
  } catch {
    if (chosen === language) notify('error', i18next.t('shell:pages.chunkFailedHint'));
    return;
  }
  if (chosen !== language) return;
  writeCookie('language', language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

interface Words {
  sentences?: Record<string, string>;
  labels?: Record<string, string>;
  codes?: Record<string, Record<number, string>>;
  comma?: string;
}

/** The words of the contracts in the user's language: `wire` holds the common words, an area's messages its own. */
function loadedWords(): Words[] {
  // i18next has no data, not even the function, before `startMessages` has run.
  if (!i18next.isInitialized) return [];
  return Object.values(i18next.getDataByLanguage(i18next.language) ?? {}) as Words[];
}

/** What merchants deal in, by the names that sentences of the wire have for it. */
function typeNames(): Record<string, string> | undefined {
  const own = codeNames('businessType');
  const named = Object.entries(merchantCodes.businessType);
  return own && Object.fromEntries(named.map(([code, name]) => [name, own[Number(code)] ?? name]));
}

/**
 * A message of the wire in the user's language: a token of the contracts, or a sentence from the server that the catalogue knows. Any other text is
 * returned unchanged.
 */
export function speakMessage(text: string): string {
  const loaded = loadedWords();
  return speak(recognise(text) ?? text, {
    sentences: Object.assign({}, ...loaded.map(({ sentences }) => sentences)),
    labels: Object.assign({}, ...loaded.map(({ labels }) => labels)),
    comma: loaded.find(({ comma }) => comma)?.comma,
    entries: typeNames(),
  });
}

/** The name of a wire field in the user's language; forms and messages use the same name. */
export const speakLabel = (label: Label): string =>
  loadedWords().find(({ labels }) => labels?.[label])?.labels?.[label] ?? knownWords.labels[label] ?? label;

/** The names of an enumeration's codes. */
export const codeNames = (enumeration: string): Record<number, string> | undefined =>
  loadedWords().find(({ codes }) => codes?.[enumeration])?.codes?.[enumeration];
