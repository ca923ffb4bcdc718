import { expect, type Page } from './fixtures.ts';
import { idle } from './pageClock.ts';
import { figure } from './parts.ts';

/** Parts of reports and of the figures above lists. */

/** The number in a text, without separators, units and words. */
export const numberIn = (text = '') => Number(text.replace(/[^\d.-]/g, ''));
/** The number of a figure, read at once. */
export const figureOf = async (page: Page, label: string) => numberIn(await figure(page, label).innerText());

/** The texts of a table's cells by their headings, the last line included; read at once, while nothing loads. */
export async function linesOf(page: Page, table: string): Promise<Record<string, string>[]> {
  const region = page.getByRole('region', { name: table });
  await idle(page);
  await expect(region).toHaveAttribute('aria-busy', 'false');
  const [heads = [], ...lines] = await region
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((one) => [...one.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
  return lines.map((cells) => Object.fromEntries(heads.map((name, at) => [name, cells[at] ?? ''])));
}
