import { status } from '#contracts/envelope.ts';
import { areaLabels } from '#contracts/rights/rightLabels.ts';
import { type RightArea, rightAreas, superAdminId } from '#contracts/rights/rights.ts';
import type { Place } from '#web/domain/testing/uses.ts';
import menu from '#web/locales/zh/menu.ts';
import type { CallAnswers } from './calls.ts';
import type { Matrix, Opening, ScreenRow } from './matrix.ts';

/** The text of docs/rights.md. Rows with the same answers are joined. */

const yes = '●';
const locked = '○';
const no = '–';
const absent = '∅';

/** The form of records that he may read. */
const read = '◐';
const openingCells: Record<Opening, string> = { opens: yes, led: '→', refused: '401' };

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const places: Record<Place, string> = {
  page: 'buttons',
  switch: 'switch in each row',
  row: 'in each row',
  form: 'saves the form',
};

export function documentOf({ everybody, screens, calls }: Matrix): string {
  const roles = everybody.map(({ role }) => role);
  const personas = everybody.map(({ role, persona, mobile, session: { user } }) => [
    ...[role, persona, user.name, mobile],
    user.belongName || '-',
  ]);
  return `# Who may do what

Written by \`npm run rights\` from what the mock answers to the demo user of each default role; do not edit it. \`npm test\` fails when the mock now answers
something else, when the console's own functions decide otherwise (guard, menu, rights), and when what the console draws for one of them in a browser is not
what stands here.

${table(['Role', 'Persona', 'Name', 'Mobile', 'Unit'], personas)}

## Screens and what can be done on them

Screens and buttons of which the same is true stand in one row. Where a record names its \`actions\`, a button of it also waits for the record: a paid order
cannot be paid again.

${yes} opens, or is shown · → leads to his own merchant · 401 leads to /401 · ${read} leads to /401, but shows a record · ${locked} shown and locked · ${no} not shown

${table(['Screen', 'Where, and what can be done there', ...roles], screenRows(screens))}

## Calls

Each was made by each persona with a right request. Areas of which the same is true stand in one row. \`…OfOwn\` are the mirrors of merchants, \`…OfOwnCompany\` those of companies.

${yes} answered · ${absent} -1004, this record is out of his reach · ${no} -1003, refused

${table(['Area', 'Calls', ...roles], callRows(calls))}

## Codes of rights

The number of an area and the operation: 1 view, 2 viewSingle (of the own unit), 3 viewRelated (of the resources that a user is responsible for), 5, 6, 7 manage, manageSingle,
manageRelated. The name of 1811 is \`viewBasicSetting\`; the statistics have no verb, 1711 and 1712 are \`merchantStatistic\` and \`merchantStatisticSingle\`. A manage right implies the view right of the same reach, which is 4 less.

${table(['Area', 'Name', ...operations.map((operation) => `…${operation}`)], codeRows())}

What \`auth/login\` and \`auth/validate\` answer in \`rightIds\`: the codes of the enabled roles together. User ${superAdminId} passes every check of a right and has all codes.

${table(['Persona', 'Codes'], heldRows(everybody))}
`;
}

const operations = [1, 2, 3, 5, 6, 7] as const;

function codeRows(): string[][] {
  return Object.entries(rightAreas).map(([area, { no, ops }]) => {
    const known: readonly number[] = ops;
    return [
      areaLabels[area as RightArea],
      `\`${area}\``,
      ...operations.map((operation) => (known.includes(operation) ? String(no * 10 + operation) : '')),
    ];
  });
}

const heldRows = (everybody: Matrix['everybody']) =>
  everybody.map(({ persona, id, session: { rights } }) => [
    persona,
    id === superAdminId ? 'all' : [...rights].sort((a, b) => a - b).join(', '),
  ]);

/** One row for a screen, or several alike, and one for the elements of a place that are offered to the same. */
function screenRows(screens: readonly ScreenRow[]): string[][] {
  const alike = Map.groupBy(screens.map(rowsOf), ({ cells, below }) => JSON.stringify([cells, below]));
  return [...alike.values()].flatMap((same) => [
    [
      same.map(({ title }) => `**${title}**`).join('<br>'),
      same.map(({ path }) => `\`${path}\``).join('<br>'),
      ...(same[0]?.cells ?? []),
    ],
    ...(same[0]?.below ?? []),
  ]);
}

function rowsOf({ use: { path }, openings, shows, elements }: ScreenRow) {
  const rows = elements.map(({ element: { place, text, orText }, offered }) => ({
    ...{ place, text: orText ? `${text}/${orText}` : text },
    cells: offered.map((is, at) => (openings[at] === 'opens' ? elementCell(place, is) : '')),
  }));
  const together = Map.groupBy(rows, ({ cells }) => cells.join());
  const below = [...together.values()].map((same) => ['', wordsOf(same), ...(same[0]?.cells ?? [])]);
  return {
    title: menu[path],
    path,
    cells: openings.map((opening, at) => (opening === 'refused' && shows[at] ? read : openingCells[opening])),
    below,
  };
}

/** `buttons: 添加商户; in each row: 编辑、删除`. */
function wordsOf(elements: readonly { place: Place; text: string }[]): string {
  const placed = Map.groupBy(elements, ({ place }) => place);
  return [...placed]
    .map(([place, same]) => `${places[place]}: ${same.map(({ text }) => text).join('、')}`)
    .join('; ');
}

function elementCell(place: Place, isOffered: boolean): string {
  if (isOffered) return yes;
  return place === 'switch' ? locked : no;
}

function callRows(calls: readonly CallAnswers[]): string[][] {
  const cells = calls.map(({ endpoint: { name }, statuses }) => {
    const [area = '', key = ''] = name.split('.');
    return { area, key, cells: statuses.map(callCell) };
  });
  const ofArea = Map.groupBy(cells, ({ area, cells: answers }) => `${area} ${answers.join()}`);
  const rows = [...ofArea.values()].map((same) => ({
    area: same[0]?.area ?? '',
    rest: [same.map(({ key }) => key).join(', '), ...(same[0]?.cells ?? [])],
  }));
  const together = Map.groupBy(rows, ({ rest }) => rest.join());
  return [...together.values()].map((same) => [
    same.map(({ area }) => area).join(', '),
    ...(same[0]?.rest ?? []),
  ]);
}

function callCell(code: number): string {
  if (code === status.ok) return yes;
  if (code === status.forbidden) return no;
  return code === status.notFound ? absent : String(code);
}
