import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FileCell, FileNotes } from './fileCells.ts';
import { writeXlsx } from './xlsx.ts';

/** Only jsdom's parser is used: in vitest's jsdom environment the bytes would belong to another realm than the streams. jsdom has no types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new () => { window: Pick<typeof globalThis, 'DOMParser'> };
};
const { DOMParser } = new JSDOM().window;

/** The files are read here by the standard (ECMA-376), as the parts of a zip archive, and not by the library that wrote them. */

/** The files of a zip archive, by its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameSize, extra, comment] = [28, 30, 32].map((where) => bytes.readUInt16LE(at + where)) as Three;
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const body = bytes.subarray(start, start + size);
    files.set(name, (method === 8 ? inflateRawSync(body) : body).toString('utf8'));
    at += 46 + nameSize + extra + comment;
  }
  return files;
}
type Three = [number, number, number];

const columns = [
  { title: '订单编号', kind: 'text', width: 198 },
  { title: '数量', kind: 'number' },
  { title: '实付', kind: 'money', width: 84 },
  { title: '使用日期', kind: 'day' },
  { title: '下单时间', kind: 'moment' },
  { title: '退款率', kind: 'rate' },
] as const;

const write = (...pages: FileCell[][][]) => writeWith(undefined, ...pages);

async function writeWith(notes: FileNotes | undefined, ...pages: FileCell[][][]) {
  async function* given() {
    yield* pages;
  }
  const files = unzip(Buffer.concat(await writeXlsx(columns, given(), notes)));
  const parse = (name: string) => {
    const parsed = new DOMParser().parseFromString(files.get(name) ?? '', 'application/xml');
    expect(parsed.querySelector('parsererror'), name).toBeNull();
    return parsed;
  };
  return {
    sheet: parse('xl/worksheets/sheet1.xml'),
    styles: parse('xl/styles.xml'),
    workbook: parse('xl/workbook.xml'),
    second: () => parse('xl/worksheets/sheet2.xml'),
    names: [...files.keys()],
  };
}
const cellAt = (sheet: Document, name: string) => sheet.querySelector(`c[r="${name}"]`);
const textAt = (sheet: Document, name: string) => cellAt(sheet, name)?.querySelector('is > t')?.textContent;
const numberAt = (sheet: Document, name: string) =>
  Number(cellAt(sheet, name)?.querySelector('v')?.textContent);

/** The look of a cell: its number format, and whether it is bold. */
function lookAt(
  { sheet, styles }: Pick<Awaited<ReturnType<typeof write>>, 'sheet' | 'styles'>,
  name: string,
) {
  const look = styles.querySelectorAll('cellXfs > xf')[Number(cellAt(sheet, name)?.getAttribute('s') ?? 0)];
  const [format, font] = ['numFmtId', 'fontId'].map((key) => look?.getAttribute(key));
  const named = styles.querySelector(`numFmt[numFmtId="${format}"]`)?.getAttribute('formatCode');
  const bold = styles.querySelectorAll('fonts > font')[Number(font)]?.querySelector('b') !== null;
  // The built-in formats of every spreadsheet.
  return { format: named ?? { 0: 'General', 4: '#,##0.00', 10: '0.00%', 49: '@' }[Number(format)], bold };
}

test('cells have their type: amounts are numbers of yuan, rates are percentages, days and moments are dates, what is missing is empty', async () => {
  const file = await write(
    [['P1', 2, 123_450, '2026-11-22', '2026-11-22 12:00:00', 6_338]],
    [['P2', null, 5, null, null, null]],
  );
  const { sheet } = file;
  expect(textAt(sheet, 'A2')).toBe('P1');
  expect(numberAt(sheet, 'B2')).toBe(2);
  expect(numberAt(sheet, 'C2')).toBe(1_234.5);
  expect(numberAt(sheet, 'C3')).toBe(0.05);
  // 46,348 days after 30 December 1899.
  expect(numberAt(sheet, 'D2')).toBe(46_348);
  expect(numberAt(sheet, 'E2')).toBe(46_348.5);
  expect(numberAt(sheet, 'F2')).toBe(0.6338);
  for (const name of ['B3', 'D3', 'E3', 'F3']) expect(cellAt(sheet, name)?.textContent ?? '').toBe('');
  expect(['A2', 'B2', 'C2', 'D2', 'E2', 'F2'].map((name) => lookAt(file, name).format)).toEqual([
    ...['@', 'General', '#,##0.00', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss', '0.00%'],
  ]);
});

test('titles are bold and stay in view, rows are not bold, and columns are as wide as their values', async () => {
  const file = await write([['P1', 2, 5, '2026-11-22', '2026-11-22 12:00:00']]);
  const titles = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'];
  expect(titles.map((name) => textAt(file.sheet, name))).toEqual(columns.map(({ title }) => title));
  expect(titles.map((name) => lookAt(file, name).bold)).toEqual(titles.map(() => true));
  expect(['A2', 'C2', 'E2'].map((name) => lookAt(file, name).bold)).toEqual([false, false, false]);
  const pane = file.sheet.querySelector('pane');
  expect([pane?.getAttribute('ySplit'), pane?.getAttribute('state')]).toEqual(['1', 'frozen']);
  const widths = [...file.sheet.querySelectorAll('cols > col')].map((col) =>
    Number(col.getAttribute('width')),
  );
  expect(widths).toEqual([25, 8, 12, 12, 20, 8]);
});

test('a text is never a formula and stays what it is', async () => {
  const texts = [
    '=1+1',
    '@cmd',
    '+86',
    '=HYPERLINK("x",\'y\')',
    '<b>&',
    ' 两边 ',
    '一行\n两行',
    '_x0041_',
    '\u0007响',
    '\ud800',
  ];
  const file = await write(texts.map((text) => [text, null, null, null, null]));
  expect(file.sheet.querySelector('f')).toBeNull();
  const written = texts.map((_, at) => textAt(file.sheet, `A${at + 2}`));
  expect(written).toEqual([...texts.slice(0, 7), '_x005F_x0041_', '_x0007_响', '\ufffd']);
  expect(cellAt(file.sheet, 'A2')?.getAttribute('t')).toBe('inlineStr');
  expect(lookAt(file, 'A2').format).toBe('@');
});

test('a text longer than a cell can hold is cut', async () => {
  const { sheet } = await write([['长'.repeat(40_000), null, null, null, null]]);
  expect(textAt(sheet, 'A2')).toHaveLength(32_767);
});

test('no rows is a sheet of titles', async () => {
  const { sheet } = await write();
  expect(sheet.querySelectorAll('row')).toHaveLength(1);
});

test('the notes are a second sheet, whose texts are none of the rows and no formulas', async () => {
  const facts = [['订单状态', '待使用'] as const, ['备注', '=1+1'] as const];
  const notes = { list: "订单[1]: a/b'", title: '筛选条件', facts };
  const file = await writeWith(notes, [['P1', 1, 5, null, null]], [['P2', 2, 6, null, null]]);
  const sheets = [...file.workbook.querySelectorAll('sheet')].map((one) => one.getAttribute('name'));
  expect(sheets).toEqual(['订单 1   a b', '订单 1   a b_2']);
  expect(file.sheet.querySelectorAll('row')).toHaveLength(3);
  const second = file.second();
  expect([...second.querySelectorAll('row')].map((row) => row.textContent)).toEqual([
    ...['筛选条件', '订单状态待使用', '备注=1+1'],
  ]);
  expect(second.querySelector('f')).toBeNull();
  expect(['A1', 'A2'].map((name) => lookAt({ sheet: second, styles: file.styles }, name).bold)).toEqual([
    ...[true, false],
  ]);
});

test('without notes there is one sheet', async () => {
  const { names, workbook } = await write([['P1', 1, 5, null, null]]);
  expect(names.filter((name) => name.includes('worksheets/'))).toEqual(['xl/worksheets/sheet1.xml']);
  expect(workbook.querySelector('sheet')?.getAttribute('name')).toBe('Sheet1');
});

test('fails with what made the rows fail', async () => {
  const busy = new Error('busy');
  const pages = {
    async *[Symbol.asyncIterator]() {
      yield [['P1', 1, 1, '', '']];
      throw busy;
    },
  };
  await expect(writeXlsx(columns, pages)).rejects.toBe(busy);
});
