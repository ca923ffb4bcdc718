/**
 * `npm run house`: how often a thing is stated, measured on the files as they are: lines of a plain kind of record (景区), files that it
 * edits outside its own, places that state one field, lines of screens without logic of their own, lines that near-copies share (word
 * for word, and with the names of their kinds as one), and the size of an interaction of the committed pact. Exits with 1 where a figure is over its limit.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './processes.mjs';

const limits = {
  own: 1250,
  shared: 5,
  field: 3,
  edit: 35,
  list: 90,
  same: 30,
  interaction: 3_000_000 / 1537,
};
const read = (file) => readFileSync(join(root, file), 'utf8');
const linesOf = (file) => read(file).split('\n').length - 1;
const wings = 'contracts,mock-server,web,e2e,scripts';
const files = globSync(`{${wings}}/**/*.{ts,tsx,mjs,css}`, {
  cwd: root,
  exclude: ['**/node_modules/**', 'web/dist/**', 'web/dist-demo/**', 'contracts/pacts/**'],
});

/** What 景区 has of its own, its opening seasons with it: whatever is named after them. */
const own = files.filter((file) => /resort|season/i.test(file));
const ownLines = own.reduce((sum, file) => sum + linesOf(file), 0);

/**
 * Files outside their own in which a plain list with a form is entered by hand, 商户分类: what names it outside its area, and the words
 * of the menu, which count once in whatever language.
 */
const shared = files.filter(
  (file) =>
    !/merchants|merchantCategories|MerchantCategories|\.(test|spec)\.|\/test\/|scripts\/house/.test(file) &&
    /\b(merchantCategor(y|ies)|CategoryForm)\b/.test(read(file)),
);
shared.push('web/src/locales/menu.ts');

/** An optional text of the form of 景区, 优待政策, wherever code names it; words of four languages, seed and tests aside. */
const field = files.filter(
  (file) =>
    !/\/locales\/|\/words\/|\/examples\/|\.(test|spec)\.|\/test\/|\/seed\/|scripts\/house/.test(file) &&
    /\bconcessions\b/.test(read(file)),
);

const plainEdits = ['Hotel', 'Resort', 'Minsu', 'HotelRoom', 'MinsuRoom'].map((kind) => `${kind}Edit.tsx`);
const plainLists = ['Hotel', 'Resort', 'Minsu'].map((kind) => `${kind}List.tsx`);
const among = (names) =>
  globSync('web/src/areas/*/*.tsx', { cwd: root })
    .filter((file) => names.includes(basename(file)))
    .map((file) => [basename(file), linesOf(file)]);

const asWritten = (text) => text;
/** The names of hotels and guesthouses as one word. */
const asOneKind = (text) => text.replace(/hotels?|minsus?|homestays?|houses?/gi, 'x');

/**
 * The share of lines that two files have in common; blank lines and braces do not count.
 * @param worded the text of a file as it is compared
 */
function sameLines(a, b, worded) {
  const plain = (file) =>
    worded(read(file))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w{3}/.test(line));
  const [left, right] = [plain(a), plain(b)];
  const rest = new Map();
  for (const line of right) rest.set(line, (rest.get(line) ?? 0) + 1);
  let same = 0;
  for (const line of left) {
    const count = rest.get(line) ?? 0;
    if (count > 0) {
      same++;
      rest.set(line, count - 1);
    }
  }
  return Math.round((same / Math.max(left.length, right.length)) * 100);
}
const nearCopies = [
  ['web/src/areas/hotels/HotelList.tsx', 'web/src/areas/minsus/MinsuList.tsx'],
  ['web/src/areas/hotels/HotelRoomList.tsx', 'web/src/areas/minsus/MinsuRoomList.tsx'],
  ['web/src/areas/hotels/HotelRoomEdit.tsx', 'web/src/areas/minsus/MinsuRoomEdit.tsx'],
  ['contracts/src/areas/hotels.ts', 'contracts/src/areas/minsus.ts'],
];
const sameIn = (worded) =>
  nearCopies.map(([a, b]) => [`${basename(a)} / ${basename(b)}`, sameLines(a, b, worded)]);

const pacts = globSync('contracts/pacts/*.json', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const pactBytes = pacts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const interactions = pacts.reduce((sum, text) => sum + JSON.parse(text).interactions.length, 0);

const each = (entries) => entries.map(([name, figure]) => `${name} ${figure}`).join(', ');
const highest = (entries) => Math.max(...entries.map(([, figure]) => figure));
const edits = among(plainEdits);
const lists = among(plainLists);
const [same, sameButNames] = [sameIn(asWritten), sameIn(asOneKind)];
const rows = [
  ['own lines of 景区', ownLines, limits.own, `${own.length} files`],
  ['files outside its own', shared.length, limits.shared, shared.join(', ')],
  ['places that state one optional text', field.length, limits.field, field.join(', ')],
  ['lines of a plain edit screen', highest(edits), limits.edit, each(edits)],
  ['lines of a plain list', highest(lists), limits.list, each(lists)],
  ['same lines of near-copies, %', highest(same), limits.same, each(same)],
  ['the same with the names of their kinds as one, %', highest(sameButNames), undefined, each(sameButNames)],
  // The limit was 3,000,000 bytes for 1,537 interactions; new screens add interactions of the same size.
  [
    'committed pact, bytes an interaction',
    Math.round(pactBytes / interactions),
    Math.floor(limits.interaction),
    `${pactBytes} bytes, ${interactions} interactions`,
  ],
];
const isOver = ([, figure, limit]) => limit !== undefined && figure > limit;
for (const row of rows) {
  const [what, figure, limit, detail] = row;
  const bound = limit === undefined ? 'no limit' : `limit ${limit}`;
  process.stdout.write(
    `${isOver(row) ? 'OVER' : 'ok  '} ${what}: ${figure} (${bound})${detail && `\n       ${detail}`}\n`,
  );
}
process.exitCode = rows.some(isOver) ? 1 : 0;
