import { expect, it } from 'vitest';
import { merchantWords } from './words/merchants.ts';
import { addWords, knownWords, readToken, recognise, say, speak } from './words.ts';

/** Words that an area adds are as good as the common ones. (Those: mock-server/test/wire.test.ts.) */

it('an added sentence is spoken, read and recognised, with its parameters and added labels', () => {
  expect(speak(say('businessTypeNotAllowed', { types: '景区、酒店' }))).toBe('该分类不允许经营景区、酒店');
  expect(recognise('该分类不允许经营景区、酒店')).toBe('businessTypeNotAllowed|types=景区、酒店');
  expect(speak(say('tooLong', { label: 'intro', n: 500 }))).toBe('简介不能超过500个字符');
  expect(recognise('简介不能超过500个字符')).toBe('tooLong|label=intro|n=500');
  expect(recognise('佣金比例范围为0-100%')).toBe('rateRange|label=commissionRate|a=0|b=100');
  expect(readToken('merchantNameTaken')).toEqual({ sentence: 'merchantNameTaken', params: {} });
});

it('a sign-in page, which has no words of areas, knows why a company user is refused', () => {
  expect(recognise('所属单位已停用')).toBe('unitDisabled');
  expect(recognise('所属公司已停用')).toBe('companyDisabled');
});

it('every added sentence without a parameter is recognised as itself', () => {
  for (const [key, text] of Object.entries(merchantWords.sentences))
    if (!text.includes('{')) expect(recognise(text)).toBe(key);
});

it('another language speaks what it has, and Chinese the rest', () => {
  const dictionary = {
    sentences: { tooLong: '{label}: at most {n} characters' },
    labels: { intro: 'About' },
  };
  expect(speak(say('tooLong', { label: 'intro', n: 9 }), dictionary)).toBe('About: at most 9 characters');
  expect(speak(say('tooLong', { label: 'logo', n: 9 }), dictionary)).toBe('LOGO: at most 9 characters');
  expect(speak('merchantNameTaken', dictionary)).toBe('商户名称已存在');
});

it('a word may be added twice, but means one thing', () => {
  expect(addWords({ sentences: { stale: '数据已被修改，请刷新后重试' }, labels: {} })).toBeDefined();
  expect(() => addWords({ sentences: {}, labels: { intro: '介绍' } })).toThrow(
    'the word intro means two things',
  );
  expect(knownWords.labels.intro).toBe('简介');
});
