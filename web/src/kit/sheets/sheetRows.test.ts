import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { goneFile } from '../testing/goneFile.ts';
import { type SheetAnswer, sheetRows, sheetRowsOf } from './sheetRows.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (answer: SheetAnswer) => ('rows' in answer ? answer.rows.map(({ cells }) => cells) : answer);
const read = async (bytes: Uint8Array<ArrayBuffer>) => cellsOf(await sheetRows(bytes, 100));

describe('a CSV file', () => {
  const rows = [
    ['手机号', '备注'],
    ['19900000001', '安静'],
  ];
  it.each([
    ['UTF-8', utf8('手机号,备注\r\n19900000001,安静\r\n')],
    ['UTF-8 with a byte order mark', utf8('\ufeff手机号,备注\n19900000001,安静')],
    // 手机号,备注 and 安静 in GB18030.
    [
      'GB18030',
      Uint8Array.from([
        ...[0xca, 0xd6, 0xbb, 0xfa, 0xba, 0xc5, 0x2c, 0xb1, 0xb8, 0xd7, 0xa2, 0x0d, 0x0a],
        ...utf8('19900000001,'),
        ...[0xb0, 0xb2, 0xbe, 0xb2],
      ]),
    ],
    ['UTF-16, as Excel saves Unicode text', utf16('\ufeff手机号\t备注\r\n19900000001\t安静\r\n')],
    ['with semicolons', utf8('手机号;备注\n19900000001;安静')],
  ])('in %s is read', async (_, bytes) => expect(await read(bytes)).toEqual(rows));

  it('keeps commas, quotes and line breaks of quoted cells, and empty cells at both ends', async () => {
    const text = 'a,b,c\r\n"x, ""y""","one\r\ntwo",\r\n,,z,\n"p"q,"","r';
    expect(await read(utf8(text))).toEqual([
      ['a', 'b', 'c'],
      ['x, "y"', 'one\r\ntwo', ''],
      ['', '', 'z', ''],
      ['pq', '', 'r'],
    ]);
  });

  it('counts its rows as a spreadsheet does, without the empty ones', async () => {
    const answer = await sheetRows(utf8('a\n\n,\nb\n'), 100);
    expect(answer).toEqual({
      rows: [
        { number: 1, cells: ['a'] },
        { number: 4, cells: ['b'] },
      ],
    });
  });
});

describe('a workbook', () => {
  it('is read as text: numbers in full, days, and numbers that lost digits as no number of a document', async () => {
    const rows = [
      ['手机号', '证件号', '生日', '备注'],
      [19900000001, 990_000_199_208_174_200, new Date(Date.UTC(1988, 4, 12)), ' 安静 '],
      [null, null, null, null],
      [19900000002, null, null, true],
    ];
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows, columns: [{}, {}, { numFmt: 'yyyy-mm-dd' }, {}] }],
    });
    const answer = await sheetRows(bytes as Uint8Array<ArrayBuffer>, 100);
    const [, first, second] = 'rows' in answer ? answer.rows : [];
    expect(first).toEqual({
      number: 2,
      cells: ['19900000001', '9.900001992081742e+17', '1988-05-12', '安静'],
    });
    expect(second?.number).toBe(4);
    expect(second?.cells[0]).toBe('19900000002');
  });
});

it.each([
  ['old', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['broken', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ['broken', Uint8Array.from([0x89, 0x50, 0, 0])],
  ['empty', utf8('\r\n,,\r\n')],
  ['many', utf8('a\n'.repeat(101))],
])('a file that is %s is told', async (fault, bytes) =>
  expect(await sheetRows(bytes, 100)).toEqual({ fault }),
);

it('a file that is gone since it was chosen is told', async () => {
  expect(await sheetRowsOf(await goneFile('a.csv'), 100)).toEqual({ fault: 'broken' });
  expect(await sheetRowsOf(new File(['a'], 'a.csv'), 100)).toEqual({ rows: [{ number: 1, cells: ['a'] }] });
});

function utf16(text: string) {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}
