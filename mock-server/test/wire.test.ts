import { expect, it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { isMobile, isPhone } from '#contracts/forms/fields.ts';
import { maskDocument, maskIdCard, maskMobile } from '#contracts/forms/masks.ts';
import { codesOf, holdsAny, rightIds } from '#contracts/rights/rights.ts';
import { uploadSignature } from '#contracts/uploadSignature.ts';
import {
  type Label,
  labels,
  readToken,
  recognise,
  type Sentence,
  say,
  sentences,
  speak,
} from '#contracts/words.ts';

/** Values that both sides of the wire must compute alike, written down once as numbers and texts. */

it('rights have the codes of domain design 2.1', () => {
  expect(rightIds).toMatchObject({
    viewUser: 1011,
    viewRole: 1021,
    viewSingleEstate: 1112,
    manageRelatedRecommend: 1147,
    viewMerchant: 1211,
    viewOrderHotel: 1421,
    viewIncomeRecord: 1511,
    viewAccountJournal: 1541,
    viewWithdraw: 1561,
    viewProductPlace: 1611,
    viewMember: 1331,
    merchantStatistic: 1711,
    merchantStatisticSingle: 1712,
    estateStatistic: 1721,
    viewBasicSetting: 1811,
    manageBasicSetting: 1815,
    viewHomeBanner: 1821,
    manageHomeBanner: 1825,
    manageEstateBanner: 1835,
    manageLandingBanner: 1845,
    viewSendSms: 1851,
  });
  const codes = Object.values(rightIds);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => Number.isInteger(code) && [1, 2, 3, 5, 6, 7].includes(code % 10))).toBe(true);
});

it('any one of the listed rights is enough, and manage implies the view of the same reach', () => {
  const held = new Set(codesOf(['manageHomeBanner', 'viewSingleEstate']));
  expect(holdsAny(held, codesOf(['viewUser', 'viewHomeBanner']))).toBe(true);
  expect(holdsAny(held, codesOf(['manageHomeBanner']))).toBe(true);
  expect(holdsAny(held, codesOf(['manageSingleEstate', 'viewEstate', 'viewRelatedEstate']))).toBe(false);
  expect(holdsAny(held, [])).toBe(false);
});

it.each([[undefined], [null], [1825], ['1825'], [{}]])(
  'a right check without an array (%j) is the error need rightId',
  (required) => {
    expect(() => holdsAny(new Set([1825]), required as never)).toThrow('need rightId');
  },
);

it('masks are those of domain design E9', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskIdCard('11010519491231002X')).toBe('1101**********002X');
  expect(maskDocument('11010519491231002X')).toBe('1101**********002X');
  expect(maskDocument('E12345678')).toBe('E1*****78');
  expect(maskDocument('')).toBe('');
  expect(maskMobile('020-8765432')).toBe('020-8765432');
});

it.each([
  ['13800138000', true, true],
  ['12800138000', false, false],
  ['1380013800', false, false],
  ['138001380000', false, false],
  ['020-8765432', false, true],
  ['0571-12345678', false, true],
  ['19912345678', true, true],
  ['020-123456', false, true],
  ['020-12345', false, false],
  ['0571-123456789', false, false],
  ['05711-1234567', false, false],
  ['20-8765432', false, false],
  ['057112345678', false, false],
  ['400-880-1234', false, true],
  ['4008801234', false, true],
])('%s as mobile: %s, as phone: %s', (value, mobile, phone) => {
  expect([isMobile(value), isPhone(value)]).toEqual([mobile, phone]);
});

it('the login credential is the double hash of decision 1', () => {
  expect(passwordHash('mm123456')).toBe('982a6acc58d7ddaf9facfae948f49d8f10cbac25157df9c84fccd43a10d2df2b');
  expect(loginCredential(passwordHash('mm123456'), 'CODE')).toBe(
    'f19d797d3d5356c16e5624236bbfba0aded066b7569b5fbd52b4271e8002941f',
  );
});

it('the upload signature is the sorted MD5 of decision 6', () => {
  const params = { timestamp: '1790000000000', image_file_name: '封面.jpg', image_base64: '/9j/4AA=' };
  expect(uploadSignature(params, 'meimei-upload')).toBe('53758db4805aec98b4f6406def86f5a2');
});

it('every sentence survives the way into a token and out again', () => {
  for (const sentence of Object.keys(sentences) as Sentence[]) {
    for (const label of Object.keys(labels) as Label[]) {
      const params = { label, n: 20, a: 0, b: 100, types: 'jpg、png' };
      expect(readToken(say(sentence, params))).toEqual({
        sentence,
        params: { label, n: '20', a: '0', b: '100', types: 'jpg、png' },
      });
      expect(speak(say(sentence, params))).not.toMatch(/[{}|]/);
    }
  }
  expect(speak(say('tooLong', { label: 'title', n: 20 }))).toBe('轮播图名称不能超过20个字符');
  expect(speak('服务器自己的话')).toBe('服务器自己的话');
  expect(readToken('__proto__|a=b')).toBeUndefined();
});

it('a sentence that a server sent is recognised, its parameters and the name of its field too', () => {
  expect(recognise('数据已被修改，请刷新后重试')).toBe('stale');
  expect(recognise('轮播图名称不能超过20个字符')).toBe('tooLong|label=title|n=20');
  expect(recognise('请输入轮播图名称')).toBe('bannerTitleRequired');
  expect(recognise('请输入没有的字段')).toBe('required|label=没有的字段');
  expect(recognise('服务器自己的话')).toBeUndefined();
});

it('no two endpoints share a name or an address', () => {
  expect(new Set(allEndpoints.map(({ name }) => name)).size).toBe(allEndpoints.length);
  expect(new Set(allEndpoints.map(({ method, base, path }) => `${method} ${base} ${path}`)).size).toBe(
    allEndpoints.length,
  );
});
