import type { ExpectedElement, ExpectedScreen } from './expectedScreens.ts';
import type { Page, Persona } from './fixtures.ts';
import { type Reading, readMore } from './screenReading.ts';
import type { Answer } from './screenWalk.ts';

/** What a screen offers, against what it is to offer to a persona: each thing that is missing, or too much, as a sentence. */

export interface Row {
  id: string;
  name?: string;
  actions?: string[];
}

/** Rows of the list that a screen is for, as the mock gave them. */
export function rowsIn(answers: readonly Answer[], call: string): Row[] {
  const answer = answers.findLast(({ endpoint }) => call.endsWith('.list') && endpoint.startsWith(call));
  return (answer?.data as { list?: Row[] } | undefined)?.list ?? [];
}

export async function elementFaults(
  page: Page,
  { call, elements }: ExpectedScreen,
  persona: Persona,
  answers: readonly Answer[],
  reading: Reading,
): Promise<string[]> {
  const [area] = call.split('.');
  const opened = answers.findLast(({ endpoint }) => endpoint.startsWith(`${area}.get`));
  const record = opened?.data as Row | undefined;
  const isOffered = ({ offered, action = '' }: ExpectedElement, of: Row | undefined) =>
    offered[persona] && (of?.actions === undefined || action === '' || of.actions.includes(action));
  const at = (place: ExpectedElement['place'], of: Row | undefined) =>
    elements.filter((element) => element.place === place && isOffered(element, of)).map(({ text }) => text);
  const hasSwitch = elements.some(({ place }) => place === 'switch');
  const rows = rowsIn(answers, call);
  const isList = call.endsWith('.list');
  // A table inside a record's page has no actions of its own: what stands in it is the record's, in some of its rows.
  const ofRecord = at('page', record);
  const shown = reading.rows.map(({ buttons, locked }, index) => {
    const row = rows[index];
    return {
      wanted: isList ? at('row', row) : buttons.filter((text) => ofRecord.includes(text)),
      // A name that opens its record is no action.
      buttons: buttons.filter((text) => text !== row?.name),
      locked,
      lockWanted: hasSwitch ? at('switch', row).length === 0 : undefined,
    };
  });
  const hasActions = elements.some(({ place }) => place === 'switch' || place === 'row');
  const drawn = reading.rows.length;
  return [
    ...(hasActions && drawn !== rows.length ? [`draws ${drawn} rows of ${rows.length}`] : []),
    ...differences('on the page', ofRecord, reading.buttons),
    ...differences('to save', at('form', record), reading.saves ? ['确定'] : []),
    ...shown.flatMap(({ locked, lockWanted }, index) =>
      locked === lockWanted ? [] : [`in row ${index + 1}: its switch is ${locked ? '' : 'not '}locked`],
    ),
    ...(await rowFaults(page, shown)),
  ];
}

/** What is behind 更多 is read once of rows that offer the same. */
async function rowFaults(page: Page, rows: readonly { wanted: string[]; buttons: string[] }[]) {
  const behind = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [index, { wanted, buttons }] of rows.entries()) {
    const found = buttons.filter((text) => text !== '更多');
    if (found.length < buttons.length) {
      const more = behind.get(wanted.join()) ?? (await readMore(page, index));
      behind.set(wanted.join(), more);
      found.push(...more);
    }
    faults.push(...differences(`in row ${index + 1}`, wanted, found));
  }
  return faults;
}

/** What is missing and what is too much. */
const differences = (where: string, wanted: readonly string[], found: readonly string[]) => [
  ...wanted.filter((text) => !found.includes(text)).map((text) => `${where}: ${text} is missing`),
  ...found.filter((text) => !wanted.includes(text)).map((text) => `${where}: ${text} is not to be there`),
];
