import type { Total } from '../../kit/table/column.ts';

/** Cells of the last line of a report. */

/** While the sums are not known. */
export const notYet: Total = { shown: '', value: '' };

/** The cell that names the line. */
export const totalLabel = (text: string): Total => ({ shown: text, value: text });
