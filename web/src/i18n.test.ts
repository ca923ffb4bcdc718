// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chooseLanguage } from './i18n.ts';

test.each([
  ['zh', undefined, 'ja-JP', 'zh'],
  ['zh', 'es', 'ja-JP', 'es'],
  ['auto', undefined, 'ja-JP', 'ja'],
  ['auto', undefined, 'zh-TW', 'zh'],
  ['auto', undefined, 'fr-FR', 'en'],
  ['en', 'klingon', 'ja', 'en'],
] as const)('setting %s, cookie %s, browser %s: %s', (setting, cookie, browser, language) => {
  expect(chooseLanguage(setting, cookie, browser)).toBe(language);
});
