/** The cells of a CSV text (RFC 4180), row by row with the number of each as a spreadsheet counts them; line breaks within quotes are part of a cell. */
export function* csvRows(text: string): Generator<string[]> {
  const separator = separatorOf(text);
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator);
    row.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      // The last cell of the file is empty.
      if (at === text.length) row.push('');
      else continue;
    }
    yield row;
    row = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
}

const separators = [',', ';', '\t'];

/** What stands most often in the first line: comma, semicolon or tab. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function plain(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

/** From one quote to the next that is not doubled; what stands between it and the separator belongs to the cell, too. */
function quoted(text: string, start: number, separator: string) {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close === -1 ? text.length : close;
  const inside = text.slice(start + 1, end).replaceAll('""', '"');
  const behind = plain(text, Math.min(end + 1, text.length), separator);
  return { cell: inside + behind.cell, end: behind.end };
}
