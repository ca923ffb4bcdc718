import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** The violations of WCAG 2.1 AA and the further serious ones that axe finds, with their elements. In the dark theme only colours differ, so only contrast is checked. */
async function faultsOf(page: Page): Promise<string[]> {
  const dark = (await page.locator('body').getAttribute('theme-mode')) === 'dark';
  // There are no frames, and passed rules need no description; either would double the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (dark ? axe.withRules('color-contrast') : axe).analyze();
  return violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.some((tag) => standard.includes(tag)),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Sets the theme as the header's button does, which an open dialog covers, and waits until slow colour transitions are over. */
async function turn(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (mode) => {
    document.body.setAttribute('theme-mode', mode);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, theme);
}

/** Checks the page in the light and in the dark theme. */
export async function expectNoFaults(page: Page, screen?: string) {
  await expect(page.locator('body')).toHaveAttribute('theme-mode', 'light');
  expect.soft(await faultsOf(page), screen).toEqual([]);
  await turn(page, 'dark');
  expect.soft(await faultsOf(page), `${screen ?? ''} in the dark`).toEqual([]);
  await turn(page, 'light');
}
