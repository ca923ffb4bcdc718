import { expect, test } from 'vitest';
import { csvLine, writeCsv } from './csv.ts';

test.each([
  ['云栖湖, 南门', '"云栖湖, 南门"'],
  ['他说"好"', '"他说""好"""'],
  ['一行\n两行', '"一行\n两行"'],
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-SUM(A1)', "'-SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['\r\n＝1', '"\'\r\n＝1"'],
  ['\n云栖湖', '"\'\n云栖湖"'],
  ['\t云栖湖', "'\t云栖湖"],
  ['＝1+1', "'＝1+1"],
  ['＋86', "'＋86"],
  ['－SUM(A1)', "'－SUM(A1)"],
  ['＠cmd', "'＠cmd"],
  ['﹦1', "'﹦1"],
  [' =1', "' =1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\ufeff=1', "'\ufeff=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u0000@cmd', "'\u0000@cmd"],
  ['"=1"', '"\'""=1"""'],
  ["'=1", "''=1"],
  ['“＝1', "'“＝1"],
  [' 云栖湖', ' 云栖湖'],
  ['"云栖湖"', '"""云栖湖"""'],
  ['3=3', '3=3'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['2/12', "'2/12"],
  ['1-101', "'1-101"],
  ['3-2-1', "'3-2-1"],
  ['12/5/2026', "'12/5/2026"],
  ['2026-05-13', '2026-05-13'],
  ['1-101室', '1-101室'],
  ['0571-88888888', '0571-88888888'],
  [null, ''],
  ['138****5678', '138****5678'],
  [12.5, '12.5'],
  [-0.05, '-0.05'],
  [99_999_999.99, '99999999.99'],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('cells stand between commas', () => {
  expect(csvLine(['甲', 2, ''])).toBe('甲,2,\r\n');
});

test('a file has a byte order mark, titles and rows, with amounts in yuan and rates in percent', async () => {
  async function* pages() {
    yield [['甲', 1_250, '2026-11-22', 6_338] as const];
    yield [['=1', null, '2026-11-23', null] as const];
  }
  const columns = [
    { title: '名称', kind: 'text' as const },
    { title: '金额', kind: 'money' as const },
    { title: '日期', kind: 'day' as const },
    { title: '退款率', kind: 'rate' as const },
  ];
  const text = Buffer.concat(await writeCsv(columns, pages())).toString('utf8');
  expect(text).toBe("\ufeff名称,金额,日期,退款率\r\n甲,12.50,2026-11-22,63.38%\r\n'=1,,2026-11-23,\r\n");
});
