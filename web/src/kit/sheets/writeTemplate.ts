import { type CellStyle, writeXlsx } from 'hucre/xlsx';

interface TemplateColumn {
  title: string;
  isRequired: boolean;
  /** For the second sheet. */
  note: string;
  example: string;
  /** Offered in the cells as a list. */
  choices?: readonly string[];
  /** Its empty cells are text, because spreadsheets would cut long numbers that are typed into them, and give a day without a year that of today. */
  isText?: boolean;
}

export interface Template {
  sheet: string;
  columns: readonly TemplateColumn[];
  /** The second sheet, with the titles of its columns: column, required, note. */
  notes: { sheet: string; titles: [string, string, string]; yes: string };
}

const text: CellStyle = { numFmt: '@' };
const title: CellStyle = { ...text, font: { bold: true } };
/** Rows that are prepared for typing. */
const prepared = 1_000;
/** Spreadsheets take no longer list of choices. */
const longestList = 250;

/** A workbook to fill in: titles (those of required columns with a star), an example, and a sheet with notes. */
export function writeTemplate({ sheet, columns, notes }: Template): Promise<Uint8Array> {
  const titles = columns.map((column) => `${column.title}${column.isRequired ? '*' : ''}`);
  const blank = columns.map(() => null);
  const bold = (count: number) =>
    new Map(Array.from({ length: count }, (_, at) => [`0,${at}`, { style: title }] as const));
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: columns.map(({ isText }) => ({ width: 18, ...(isText && { style: text }) })),
        rows: [
          titles,
          columns.map(({ example }) => example),
          ...Array.from({ length: prepared }, () => blank),
        ],
        cells: bold(columns.length),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap(({ choices = [] }, at) =>
          choices.length > 0 && choices.join().length <= longestList
            ? [{ type: 'list' as const, values: [...choices], allowBlank: true, range: rangeOf(at) }]
            : [],
        ),
      },
      {
        name: notes.sheet,
        columns: [{ width: 18 }, { width: 10 }, { width: 80 }],
        rows: [
          notes.titles,
          ...columns.map((column) => [column.title, column.isRequired ? notes.yes : '', column.note]),
        ],
        cells: bold(notes.titles.length),
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** A template has no more columns than letters. */
const rangeOf = (at: number) => {
  const letter = String.fromCharCode(65 + at);
  return `${letter}2:${letter}${prepared + 2}`;
};
