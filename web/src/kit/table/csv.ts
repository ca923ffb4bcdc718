/**
 * Comma-separated lines as Excel reads them: with a byte order mark, so that Chinese is not garbled, and CRLF. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it.
 */
export const csvStart = '\ufeff';

/** What a spreadsheet may drop before it looks at a text: blanks and line breaks, quotes, marks of byte order and of direction. */
const dropped = /[\s\p{C}"'‘’“”]/u;
/** A formula's first sign, in its narrow form: spreadsheets of East Asia take the full-width one, too. */
const formula = /^[=+\-@]/;
/** At the start of a cell they may move what follows into one of its own. */
const breaks = /^[\t\r\n]/;

function isFormula(value: string): boolean {
  if (breaks.test(value)) return true;
  for (const sign of value) if (!dropped.test(sign)) return formula.test(sign.normalize('NFKC'));
  return false;
}

const special = /[",\r\n]/;

/** `-` stands for what is missing on the screen; in a file it is an empty cell. */
function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value === '-') return '';
  const safe = isFormula(value) ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly (string | number)[]) => `${values.map(cell).join(',')}\r\n`;
