import { expect, test } from 'vitest';
import { gender } from '#contracts/enums/estates.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import { say } from '#contracts/words.ts';
import { importColumns } from './columns.ts';
import { cellName, headsOf } from './heads.ts';
import { birthdayOf, coded, type Known } from './known.ts';
import { markDoubles, readForm } from './readForms.ts';
import { loadTemplateWords } from './templateWords.ts';
import { WrongCell } from './wrongCell.ts';

const known: Known = {
  credentialType: () => credentialType.idCard,
  gender: () => gender.unknown,
  birthday: (text) => birthdayOf(text, '2026-11-22'),
  grade: (text) => {
    if (text === '至尊') throw new WrongCell(say('gradeNotOffered'));
    return '1';
  },
  labels: (text) => (text ? [text] : []),
  area: () => ({ provinceId: '', cityId: '' }),
  names: { grade: () => '', label: () => '', area: () => '' },
};
const titles = ['备注', '会员姓名*', '手机号', '证件号', '会员等级', '门店', '生日'];
const words = await loadTemplateWords();
const heads = headsOf(titles, words);
const card = (body: string) => body + idCheckCharacter(body);
const read = (number: number, values: Record<string, string>) =>
  readForm({ number, cells: titles.map((title) => values[title.replace('*', '')] ?? '') }, heads, known);
const right = { 会员姓名: '纪云帆', 手机号: '+86 199-9900-0001', 证件号: card('99000019880512001') };
const faultsOf = (values: Record<string, string>) =>
  read(2, { ...right, ...values }).faults.map(({ column, reason }) => [column, reason]);

test('columns are found by their headings in any order; unknown and missing ones are named', () => {
  expect(heads.at.get('mobile')).toBe(2);
  expect(heads.at.get('name')).toBe(1);
  expect(heads.unknown).toEqual(['门店']);
  expect(heads.missing).toEqual([]);
  expect(headsOf(['昵称', '失败原因'], words)).toMatchObject({
    unknown: [],
    missing: ['手机号', '会员姓名'],
  });
});

test('a column of grades or labels is found by the other name that people give it', () => {
  const found = headsOf(['手机号', '会员姓名', '等级', '会员标签'], words);
  expect(found.unknown).toEqual([]);
  expect([found.at.get('gradeId'), found.at.get('labelIds')]).toEqual([2, 3]);
});

test('a template in any language is read, and no heading or code means two things', () => {
  for (const language of words) {
    const template = importColumns.map(({ titleIn }) => `${titleIn(language)}*`);
    const found = headsOf([...template, language.reasonColumn], words);
    expect(found).toMatchObject({ unknown: [], missing: [] });
    expect([...found.at.values()]).toEqual(template.map((_, at) => at));
    for (const [code, name] of Object.entries(language.codes.gender ?? {}))
      expect(coded('gender', gender.unknown, words)(name)).toBe(Number(code));
    for (const [code, name] of Object.entries(language.codes.credentialType ?? {}))
      expect(coded('credentialType', credentialType.idCard, words)(name)).toBe(Number(code));
    expect(Object.keys(language.codes.gender ?? {})).toHaveLength(Object.keys(gender).length);
  }
});

test('a right row is the form of a member, its numbers clean', () => {
  const { form, faults } = read(2, right);
  expect(faults).toEqual([]);
  expect(form).toMatchObject({ mobile: '19999000001', name: '纪云帆', gradeId: '1', remark: '' });
});

test('each wrong cell has the reason of the form, and a cell that cannot be read its own', () => {
  expect(faultsOf({ 手机号: '123', 会员姓名: '' })).toEqual([
    ['mobile', say('mobile')],
    ['name', say('required', { label: 'memberName' })],
  ]);
  expect(faultsOf({ 证件号: '990000198805120010' })).toEqual([['credentialNo', say('idCardNo')]]);
  expect(faultsOf({ 会员等级: '至尊' })).toEqual([['gradeId', say('gradeNotOffered')]]);
  expect(faultsOf({ 证件号: '9.900001992081742e+17' })).toEqual([['credentialNo', say('importInexact')]]);
  expect(faultsOf({ 手机号: '不详' })).toEqual([['mobile', say('mobile')]]);
});

test('a birthday needs its year; one of two digits is not to come', () => {
  const withBirthday = (text: string) => read(2, { ...right, 证件号: '', 生日: text });
  for (const text of ['5月12日', '05-12', '0512', '5.12'])
    expect(withBirthday(text).faults, text).toEqual([{ column: 'birthday', reason: say('importBirthYear') }]);
  for (const text of ['88-5-12', '880512', '1988年5月12日'])
    expect(withBirthday(text), text).toMatchObject({ faults: [], form: { birthday: '1988-05-12' } });
  expect(withBirthday('12/5/1').form.birthday).toBe('2012-05-01');
  expect(withBirthday('').form.birthday).toBe('');
  for (const text of ['2027-05-12', '不详', '27-2-29'])
    expect(withBirthday(text).faults, text).toEqual([{ column: 'birthday', reason: say('birthdayRange') }]);
});

test('a row that repeats the mobile or the document of an earlier one says which', () => {
  const rows = [
    read(2, right),
    read(3, { ...right, 手机号: '19999000002' }),
    read(5, { ...right, 证件号: card('99000019880512002') }),
    read(6, { 会员姓名: '纪云帆', 手机号: '19999000003' }),
    read(7, { 会员姓名: '纪云帆', 手机号: '19999000004' }),
  ];
  markDoubles(rows);
  expect(rows.map(({ faults }) => faults)).toEqual([
    [],
    [{ column: 'credentialNo', reason: say('importDouble', { n: 2, label: 'credentialNo' }) }],
    [{ column: 'mobile', reason: say('importDouble', { n: 2, label: 'mobile' }) }],
    [],
    [],
  ]);
});

test('a cell is named as spreadsheets do', () => {
  expect([cellName(0, 2), cellName(25, 17), cellName(26, 1), cellName(701, 9)]).toEqual([
    ...['A2', 'Z17', 'AA1', 'ZZ9'],
  ]);
});
