import type { ExpectedElement, ExpectedScreen } from './expectedScreens.ts';
import type { Page, Persona } from './fixtures.ts';
import { type Reading, readMore } from './screenReading.ts';
import type { Answer } from './screenWalk.ts';

/**
 * Compares the buttons and links on a screen with those that a persona should have; returns a sentence for each that is missing or should not be
 * there.
 */

export interface Row {
  id: string;
  name?: string;
  actions?: string[];
  enabled?: number;
  unpriced?: boolean;
}

/** The name of a row and its numbers, such as that of an order. */
const namesOf = (row: Row | undefined): unknown[] =>
  Object.entries({ ...row }).flatMap(([field, value]) => (/^(name|\w+No)$/.test(field) ? [value] : []));

/** The rows of the screen's list, as the mock returned them. */
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
  const known = (texts: readonly string[]) =>
    texts.map((shown) => elements.find(({ orText }) => orText === shown)?.text ?? shown);
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
  // The rows of a table in a record's page have no actions of their own; their buttons belong to the record and may be in some rows only.
  const ofRecord = at('page', record);
  // So it is with rows of a page that is no list, such as the board of the front desk: what each may do is not known here.
  const inRows = isList ? [] : at('row', undefined);
  const shown = reading.rows.map(({ buttons: texts, locked }, index) => {
    const row = rows[index];
    const buttons = known(texts);
    return {
      wanted: isList ? at('row', row) : buttons.filter((text) => [...ofRecord, ...inRows].includes(text)),
      // The name or number is a button that opens the record and is not one of the actions.
      buttons: buttons.filter((text) => !namesOf(row).includes(text)),
      locked,
      // A product without a price cannot be put on sale.
      lockWanted: hasSwitch
        ? at('switch', row).length === 0 || (row?.unpriced === true && row.enabled === 0)
        : undefined,
    };
  });
  const hasActions = elements.some(({ place }) => place === 'switch' || place === 'row');
  const drawn = reading.rows.length;
  return [
    ...(isList && hasActions && drawn !== rows.length ? [`draws ${drawn} rows of ${rows.length}`] : []),
    ...differences('on the page', ofRecord, known(reading.buttons)),
    ...differences('to save', at('form', record), reading.saves ? ['确定'] : []),
    ...shown.flatMap(({ locked, lockWanted }, index) =>
      locked === lockWanted ? [] : [`in row ${index + 1}: its switch is ${locked ? '' : 'not '}locked`],
    ),
    ...(await rowFaults(page, shown, known)),
  ];
}

/** The content of 更多 is read only once for rows that offer the same. */
async function rowFaults(
  page: Page,
  rows: readonly { wanted: string[]; buttons: string[] }[],
  known: (texts: readonly string[]) => string[],
) {
  const behind = new Map<string, string[]>();
  const faults: string[] = [];
  for (const [index, { wanted, buttons }] of rows.entries()) {
    const found = buttons.filter((text) => text !== '更多');
    if (found.length < buttons.length) {
      const more = behind.get(wanted.join()) ?? known(await readMore(page, index));
      behind.set(wanted.join(), more);
      found.push(...more);
    }
    faults.push(...differences(`in row ${index + 1}`, wanted, found));
  }
  return faults;
}

/** A sentence for each text that is missing and for each that should not be there. */
const differences = (where: string, wanted: readonly string[], found: readonly string[]) => [
  ...wanted.filter((text) => !found.includes(text)).map((text) => `${where}: ${text} is missing`),
  ...found.filter((text) => !wanted.includes(text)).map((text) => `${where}: ${text} is not to be there`),
];
