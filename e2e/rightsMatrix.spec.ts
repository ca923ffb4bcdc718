import { status } from '#contracts/envelope.ts';
import { elementFaults, type Row, rowsIn } from './elementFaults.ts';
import { type ExpectedScreen, isAt, testOfScreens as test } from './expectedScreens.ts';
import { expect, type Page, type Persona, personas } from './fixtures.ts';
import { addressFor } from './screenAddress.ts';
import { type Reading, readScreen } from './screenReading.ts';
import { type Answer, startWalk } from './screenWalk.ts';

/**
 * Every persona opens every screen once. It opens or leads to /401 as the mock answers its main call, it makes no call that is refused, and it offers
 * exactly what the mock would allow: buttons, actions of each row, switches, links. docs/rights.md has the same as a table; scripts/rights checks the
 * console's own functions and single records against the mock.
 */

const refusals: number[] = [status.tokenExpired, status.forbidden, status.notFound];

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

for (const persona of Object.keys(personas).filter((name) => name !== 'disabled') as Persona[])
  test(`${persona} finds on every screen what he may do, and no more`, async ({
    page,
    screens,
    signInAs,
  }) => {
    await signInAs(persona);
    const walk = await startWalk(page);
    const faults: string[] = [];
    const skipped: string[] = [];
    const lists = new Map<string | undefined, readonly Row[]>();
    const [refused = [], admitted = []] = [true, false].map((is) =>
      screens.filter(({ openings }) => (openings[persona] === 'refused') === is),
    );
    for (const screen of admitted) {
      const [first] = lists.get(listOf(screen, screens)) ?? [];
      const ofRecord = screen.parent && first;
      // A path with a parameter leads nowhere without a record.
      if (!ofRecord && screen.path.includes('/:')) {
        skipped.push(screen.path);
        continue;
      }
      const address = ofRecord ? addressFor(screen.path, String(first.id)) : screen.path;
      const answers = await walk.open(address, awaitedCall(screen, persona, ofRecord !== undefined));
      lists.set(screen.path, rowsIn(answers, screen.call));
      const reading = await readScreen(page);
      const found = await screenFaults(page, screens, screen, persona, answers, reading);
      faults.push(...found.map((fault) => `${screen.title} ${address}: ${fault}`));
    }
    const opening = await walk.notRefused(refused.map(({ path }) => path));
    faults.push(...opening.map((path) => `${path}: is to lead to /401, and does not`));
    expect(skipped, 'screens of a record that no list shows').toEqual([]);
    expect(faults, `\n  ${faults.join('\n  ')}\n`).toEqual([]);
  });

/** The list whose record a page shows: the one above it; of a path with a parameter the one in the menu. */
function listOf({ path, parent }: ExpectedScreen, screens: readonly ExpectedScreen[]): string | undefined {
  const above = path.includes('/:') ? screens.find((one) => one.path === parent) : undefined;
  return above?.parent ? listOf(above, screens) : parent;
}

/** The call without which a screen shows nothing. A form loads the record that it changes. */
function awaitedCall({ call, parent, openings }: ExpectedScreen, persona: Persona, hasId: boolean) {
  if (openings[persona] !== 'opens' || call === '' || (parent && !hasId)) return undefined;
  // What makes a new record loads none.
  return call.endsWith('.add') ? undefined : call.replace(/\.(update\w*|save)$/, '.get');
}

async function screenFaults(
  page: Page,
  screens: readonly ExpectedScreen[],
  screen: ExpectedScreen,
  persona: Persona,
  answers: readonly Answer[],
  reading: Reading,
): Promise<string[]> {
  const wanted = screen.openings[persona];
  // A page that needs a record leads back to its list if the address names none.
  const isBack = screen.parent !== undefined && isAt(reading.path, screen.parent);
  const isThere = isBack || isAt(reading.path, screen.path);
  if (reading.path === '/401' || isThere !== (wanted === 'opens'))
    return [`should be ${wanted}, and leads to ${reading.path}`];
  /** Whether an address opens; for a menu entry, whether a screen below it opens. */
  const opensTo = (path: string) =>
    screens.some(
      (one) =>
        (isAt(path, one.path) || one.path.startsWith(`${path}/`)) &&
        (one.openings[persona] !== 'refused' || one.shows[persona]),
    );
  const refused = answers.filter((answer) => refusals.includes(answer.status));
  return [
    ...refused.map(({ endpoint, status: code }) => `calls ${endpoint}, which answers ${code}`),
    ...(isThere && !isBack ? await elementFaults(page, screen, persona, answers, reading) : []),
    ...(screen.parent && !opensTo(screen.parent) ? [`nothing leads there: ${screen.parent} is 401`] : []),
    ...reading.links.filter((path) => !opensTo(path)).map((path) => `links to ${path}, which is 401`),
  ];
}
