import { importLimits } from '#contracts/areas/memberImports.ts';
import { readSheet } from '../../kit/sheets/readSheet.ts';
import type { SheetFault, SheetRow } from '../../kit/sheets/sheetRows.ts';
import { type Heads, headsOf } from './heads.ts';
import { inSlices } from './inSlices.ts';
import { type KnownNames, loadKnown } from './known.ts';
import { previewRows } from './previewRows.ts';
import { type ImportRow, markDoubles, readForm } from './readForms.ts';
import { isExample } from './template.ts';
import { loadTemplateWords, type TemplateWords } from './templateWords.ts';

/** What importing a file would do; nothing is saved. */
export interface CheckedFile {
  /** The headings of the file. */
  titles: readonly string[];
  heads: Heads;
  words: readonly TemplateWords[];
  names: KnownNames;
  rows: readonly ImportRow[];
}
/** Why a file as a whole cannot be imported. */
export type FileFault = SheetFault | 'large' | { missing: readonly string[] };

interface Options {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads a file, and checks each row by the rules of the form, against the other rows, and against the members. @throws ApiError */
export async function checkFile(
  file: File,
  { signal, onProgress }: Options,
): Promise<CheckedFile | { fault: FileFault }> {
  if (file.size > importLimits.megabytes * 2 ** 20) return { fault: 'large' };
  // One more for the headings, and one for the example.
  const answer = await readSheet(file, importLimits.rows + 2, signal);
  if ('fault' in answer) return answer;
  const [first, ...found] = answer.rows;
  const titles = first?.cells ?? [];
  const words = await loadTemplateWords();
  const heads = headsOf(titles, words);
  if (heads.missing.length > 0) return { fault: { missing: heads.missing } };
  const given = found.filter((row) => !isExample(row, heads, words));
  if (given.length === 0) return { fault: 'empty' };
  if (given.length > importLimits.rows) return { fault: 'many' };
  const known = await loadKnown(provincesIn(given, heads), words);
  const rows: ImportRow[] = [];
  await inSlices(given, (row) => void rows.push(readForm(row, heads, known)), signal);
  markDoubles(rows);
  await previewRows(rows, signal, onProgress);
  return { titles, heads, rows, words, names: known.names };
}

const provincesIn = (rows: readonly SheetRow[], { at }: Heads) => [
  ...new Set(rows.map(({ cells }) => cells[at.get('province') ?? -1] ?? '').filter(Boolean)),
];
