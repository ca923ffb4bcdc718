/**
 * Comma-separated lines as Excel reads them: with a byte order mark, so that Chinese is not garbled, and CRLF. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it.
 */
export const csvStart = '\ufeff';

const formula = /^[=+\-@\t\r]/;
const special = /[",\r\n]/;

/** `-` stands for what is missing on the screen; in a file it is an empty cell. */
function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value === '-') return '';
  const safe = formula.test(value) ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly (string | number)[]) => `${values.map(cell).join(',')}\r\n`;
