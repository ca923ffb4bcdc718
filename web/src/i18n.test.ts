// @vitest-environment jsdom
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { imageTypesMessage } from '#contracts/areas/uploads.ts';
import { say } from '#contracts/words.ts';
import '#contracts/words/estates.ts';
import '#contracts/words/merchants.ts';
import { onNotice } from './api/notice.ts';
import { readCookie } from './cookies.ts';
import { changeLanguage, chooseLanguage, loadMessages, speakMessage, startMessages } from './i18n.ts';
import { LoadFailure } from './loadCode.ts';
import chinese from './locales/zh/shell.ts';

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

test('a message has the word that each of its numbers asks for', async () => {
  await startMessages('en');
  await loadMessages('trade', 'estateRooms', 'stocks');
  const nights = (rooms: number, nights: number) => i18next.t('trade:roomNights', { rooms, nights });
  expect([nights(1, 2), nights(2, 1)]).toEqual(['1 room × 2 nights', '2 rooms × 1 night']);
  const saved = (n: number) => i18next.t('stocks:sameDays', { n }) + i18next.t('stocks:theirDays', { n });
  expect([saved(1), saved(2)]).toEqual([
    '; 1 stays as it is; 1 keeps what the other one saved',
    '; 2 stay as they are; 2 keep what the other one saved',
  ]);
  await changeLanguage('es');
  expect(nights(2, 1)).toBe('2 hab. × 1 noche');
  expect([saved(1), saved(2)]).toEqual([
    '; 1 no cambia; 1 queda como lo guardó la otra persona',
    '; 2 no cambian; 2 quedan como los guardó la otra persona',
  ]);
  const change = (n: number, same: number) => i18next.t('estateRooms:willChange', { n, same });
  expect([change(1, 2), change(2, 1)]).toEqual([
    'Cambiará 1 vivienda, 2 quedan igual',
    'Cambiarán 2 viviendas, 1 queda igual',
  ]);
});

test('the limit of a day counts rooms of a hotel and units of a guesthouse', async () => {
  await startMessages('en');
  await loadMessages('stocks');
  const limits = (n: number) => [
    i18next.t('stocks:roomLimit.rooms', { n }),
    i18next.t('stocks:roomLimit.houses', { n }),
  ];
  expect([limits(1), limits(3)]).toEqual([
    [', 1 room', ', 1 unit'],
    [', 3 rooms', ', 3 units'],
  ]);
  await changeLanguage('es');
  expect(limits(3)).toEqual([', 3 habitaciones', ', 3 unidades']);
  await changeLanguage('ja');
  expect(limits(3)).toEqual(['、全3室', '、全3棟']);
});

test('lists in messages of the wire are joined as the language does', async () => {
  await startMessages('en');
  const said = 'Upload an image in one of these formats: jpg, jpeg, png, gif';
  expect([imageTypesMessage, '请上传jpg、jpeg、png、gif格式的图片'].map(speakMessage)).toEqual([said, said]);
});

test('what a project lacks is named in the language of the console, also where the server says it', async () => {
  await startMessages('en');
  await loadMessages('estates');
  const missing = ['销售信息', '项目图片', '户型', '所属公司未启用', '停车场'];
  const said =
    'The project is incomplete and cannot be put on sale: sales details, pictures with a cover, house shapes, its company is disabled, 停车场';
  const texts = [say('estateIncomplete', { missing }), `项目信息未完善，无法上架：${missing.join('、')}`];
  expect(texts.map(speakMessage)).toEqual([said, said]);
});

test('what merchants deal in is named in the language, in messages of the wire, too', async () => {
  await startMessages('en');
  await loadMessages('merchants');
  expect(speakMessage('该分类不允许经营景区、民宿')).toBe('This category does not allow Resort, Guesthouse');
});

test('the console does not start without the messages that every page needs', async () => {
  vi.doMock('./locales/ja/wire.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(startMessages('ja')).rejects.toThrow(new LoadFailure('the messages wire could not be loaded'));
  vi.doUnmock('./locales/ja/wire.ts');
  await startMessages('ja');
  expect(i18next.hasResourceBundle('ja', 'wire')).toBe(true);
});

test('messages that could not be loaded are asked for again', async () => {
  await startMessages('en');
  vi.doMock('./locales/en/stocks.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadMessages('stocks')).rejects.toThrow(
    new LoadFailure('the messages stocks could not be loaded'),
  );
  vi.doUnmock('./locales/en/stocks.ts');
  await loadMessages('stocks');
  expect(i18next.hasResourceBundle('en', 'stocks')).toBe(true);
});

test('a language whose messages could not be loaded is not taken, until it is chosen again', async () => {
  await startMessages('zh');
  await loadMessages('refunds');
  await changeLanguage('zh');
  const said = vi.fn();
  const leave = onNotice(said);
  const now = () => [i18next.language, document.documentElement.lang, readCookie('language', ['zh', 'ja'])];
  vi.doMock('./locales/ja/refunds.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  await changeLanguage('ja');
  expect(now()).toEqual(['zh', 'zh-CN', 'zh']);
  expect(said.mock.calls).toEqual([[{ kind: 'error', text: chinese.pages.chunkFailedHint }]]);
  vi.doUnmock('./locales/ja/refunds.ts');
  await changeLanguage('ja');
  expect(now()).toEqual(['ja', 'ja', 'ja']);
  expect(i18next.hasResourceBundle('ja', 'refunds')).toBe(true);
  leave();
});

test('of two languages chosen one after the other, the last one is taken', async () => {
  await startMessages('zh');
  vi.doMock('./locales/es/shell.ts', async (actual) => {
    await changeLanguage('en');
    return await actual<object>();
  });
  await changeLanguage('es');
  vi.doUnmock('./locales/es/shell.ts');
  expect(i18next.language).toBe('en');
});
