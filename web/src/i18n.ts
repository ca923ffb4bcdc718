import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { sentences, speak } from '#contracts/words.ts';
import { readCookie, writeCookie } from './cookies.ts';
import type { Messages } from './locales/messages.ts';

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
  }
}

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/**
 * The user's own choice (cookie) wins, then the deployment's setting; `auto` follows the browser among the four,
 * else English (decision 10, specification section 9).
 */
export function chooseLanguage(
  setting: Language | 'auto',
  cookie = readCookie('language'),
  browser = navigator.language,
): Language {
  if (isLanguage(cookie)) return cookie;
  if (setting !== 'auto') return setting;
  const own = browser.slice(0, 2).toLowerCase();
  return isLanguage(own) ? own : 'en';
}

const files = import.meta.glob<{ default: object }>(['./locales/{zh,en,es,ja}/*.ts', '!./locales/*/demo.ts']);
if (import.meta.env.MODE === 'demo') {
  Object.assign(files, import.meta.glob('./locales/{zh,en,es,ja}/demo.ts'));
}

const backend = {
  type: 'backend' as const,
  read(language: string, namespace: string, done: (error: unknown, data: object | null) => void) {
    const load = files[`./locales/${language}/${namespace}.ts`];
    if (!load) return done(new Error(`no messages ${language}/${namespace}`), null);
    load().then(
      (file) => done(null, file.default),
      (error: unknown) => done(error, null),
    );
  },
};

/** Starts with the messages that every page needs; areas load their own with their screens. */
export async function startMessages(language: Language) {
  document.documentElement.lang = htmlLang[language];
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common', 'shell', 'wire'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
}

export const loadMessages = (...namespaces: Namespace[]) => i18next.loadNamespaces(namespaces);

/** Keeps the choice in the cookie and changes every text on the page. */
export async function changeLanguage(language: Language) {
  writeCookie('language', language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

type Wire = Messages['wire'];
/** Undefined until `startMessages` is done: before it i18next has not even the function. */
const wire = () =>
  i18next.isInitialized
    ? (i18next.getResourceBundle(i18next.language, 'wire') as Wire | undefined)
    : undefined;

/**
 * Shows a message of the wire in the user's language: a token of the contracts, or a sentence that a server sent and
 * the catalogue knows. Anything else is shown as it comes.
 */
export function speakMessage(text: string): string {
  const words = wire();
  if (!words) return speak(text);
  const known = Object.entries(sentences).find(([, sentence]) => sentence === text)?.[0];
  return speak(known ?? text, words.sentences, words.labels);
}
