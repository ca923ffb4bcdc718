import { formatSpan } from '../display/format.ts';
import { shanghaiDate } from '../display/today.ts';
import type { FileFormat } from './fileFormats.ts';
import type { Criteria } from './useListState.ts';

interface Exported {
  /** Of the list. */
  title: string;
  /** The record whose rows are listed. */
  record: string | undefined;
  criteria: Criteria;
  format: FileFormat;
}

/** The name of an exported file: the list, of what it is (a record, the days of a report), and the day of the export. */
export function exportedName({ title, record, criteria: { startDate, endDate }, format }: Exported): string {
  const of = [record, startDate && endDate ? formatSpan(startDate, endDate) : undefined];
  return [title, ...of.filter(Boolean), `${shanghaiDate()}.${format}`].join('-');
}
