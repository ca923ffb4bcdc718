import i18next from 'i18next';
import { speakMessage } from '../../i18n.ts';
import { shanghaiDate } from '../../kit/display/today.ts';
import { fileTypes, fileWriters } from '../../kit/table/fileWriters.ts';
import { saveFile } from '../../kit/table/saveFile.ts';
import type { CheckedFile } from './checkFile.ts';
import type { ImportRow } from './readForms.ts';

const t = i18next.getFixedT(null, 'memberImports');

const reasonsOf = ({ faults }: ImportRow) => faults.map(({ reason }) => speakMessage(reason)).join(t('and'));

/** Saves rows with the columns of the file that they came from, and the reason of each. Every cell is typed as text, so none becomes a formula. */
export async function saveFaults({ titles, words }: CheckedFile, rows: readonly ImportRow[]): Promise<void> {
  // A file of wrong rows can be corrected and imported as it is; its old reasons are dropped.
  const isReason = (title: string) => words.some(({ reasonColumn }) => reasonColumn === title);
  const kept = titles.flatMap((title, at) => (isReason(title) ? [] : [at]));
  const columns = [...kept.map((at) => titles[at] ?? ''), t('reasonColumn')];
  async function* pages() {
    yield rows.map((row) => [...kept.map((at) => row.cells[at] || null), reasonsOf(row)]);
  }
  const write = await fileWriters.xlsx();
  const parts = await write(
    columns.map((title) => ({ title, kind: 'text' as const })),
    pages(),
  );
  saveFile(`${t('faultsName')}-${shanghaiDate()}.xlsx`, fileTypes.xlsx, parts);
}
