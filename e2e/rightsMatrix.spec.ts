import { status } from '#contracts/envelope.ts';
import { elementFaults, type Row, rowsIn } from './elementFaults.ts';
import { type ExpectedScreen, readExpectedScreens } from './expectedScreens.ts';
import { test as base, expect, type Page, type Persona, personas } from './fixtures.ts';
import { type Reading, readScreen } from './screenReading.ts';
import { type Answer, startWalk } from './screenWalk.ts';

/**
 * Every persona opens every screen once. It opens or leads to /401 as the mock answers its main call, it makes no call that is refused, and it offers
 * exactly what the mock would allow: buttons, actions of each row, switches, links. docs/rights.md has the same as a table; scripts/rights checks the
 * console's own functions and single records against the mock.
 */

const test = base.extend<object, { screens: ExpectedScreen[] }>({
  screens: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's dependencies
    async ({}, use) => use(readExpectedScreens()),
    { scope: 'worker' },
  ],
});

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
    const lists = new Map<string | undefined, readonly Row[]>();
    const refused = screens.filter(({ openings }) => openings[persona] === 'refused').map(({ path }) => path);
    for (const screen of screens.filter(({ path }) => !refused.includes(path))) {
      const [first] = lists.get(screen.parent) ?? [];
      const search = screen.parent && first ? `?id=${first.id}` : '';
      const answers = await walk.open(screen.path + search, awaitedCall(screen, persona, search !== ''));
      lists.set(screen.path, rowsIn(answers, screen.call));
      const reading = await readScreen(page);
      const found = await screenFaults(page, screens, screen, persona, answers, reading);
      faults.push(...found.map((fault) => `${screen.title} ${screen.path}${search}: ${fault}`));
    }
    const opening = await walk.notRefused(refused);
    faults.push(...opening.map((path) => `${path}: is to lead to /401, and does not`));
    expect(faults, `\n  ${faults.join('\n  ')}\n`).toEqual([]);
  });

/** The call without which a screen shows nothing. A form loads the record that it changes. */
function awaitedCall({ call, parent, openings }: ExpectedScreen, persona: Persona, hasId: boolean) {
  if (openings[persona] !== 'opens' || call === '' || (parent && !hasId)) return undefined;
  return call.replace(/\.update$/, '.get');
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
  const isBack = reading.path === screen.parent;
  const isThere = isBack || reading.path === screen.path;
  if (reading.path === '/401' || isThere !== (wanted === 'opens'))
    return [`should be ${wanted}, and leads to ${reading.path}`];
  /** Whether an address opens; for a menu entry, whether a screen below it opens. */
  const opensTo = (path: string) =>
    screens.some(
      (one) => (one.path === path || one.path.startsWith(`${path}/`)) && one.openings[persona] !== 'refused',
    );
  const refused = answers.filter((answer) => refusals.includes(answer.status));
  return [
    ...refused.map(({ endpoint, status: code }) => `calls ${endpoint}, which answers ${code}`),
    ...(isThere && !isBack ? await elementFaults(page, screen, persona, answers, reading) : []),
    ...(screen.parent && !opensTo(screen.parent) ? [`nothing leads there: ${screen.parent} is 401`] : []),
    ...reading.links.filter((path) => !opensTo(path)).map((path) => `links to ${path}, which is 401`),
  ];
}
