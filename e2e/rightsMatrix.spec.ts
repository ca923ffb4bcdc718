import { status } from '#contracts/envelope.ts';
import { elementFaults, type Row, rowsIn } from './elementFaults.ts';
import { type ExpectedScreen, readExpectedScreens } from './expectedScreens.ts';
import { test as base, expect, type Page, type Persona, personas } from './fixtures.ts';
import { type Reading, readScreen } from './screenReading.ts';
import { type Answer, startWalk } from './screenWalk.ts';

/**
 * Every persona opens every screen once: it opens or leads to /401 as the mock answers the call that it is for, makes no call that is
 * refused, and offers what the mock would answer: buttons, what is in each row, switches, links. docs/rights.md has the same as a table;
 * scripts/rights holds the console's own functions, and records one by one, against the mock.
 */

const test = base.extend<object, { screens: ExpectedScreen[] }>({
  screens: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
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

/** The call without whose answer a screen shows nothing. A form reads what it changes. */
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
  // A page without a record leads back to its list.
  const isBack = reading.path === screen.parent;
  const isThere = isBack || reading.path === screen.path;
  if (reading.path === '/401' || isThere !== (wanted === 'opens'))
    return [`should be ${wanted}, and leads to ${reading.path}`];
  /** Whether an address opens, or as a menu entry leads to a screen below it that does. */
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
