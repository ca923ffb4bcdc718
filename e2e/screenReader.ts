import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';

/** A user with a keyboard and a screen reader: moves by keys alone, hears names and roles of what has the focus, and what live regions say by themselves. */

declare global {
  interface Window {
    /** What live regions have said since the page was loaded, and what else a screen reader was given to say. */
    said: string[];
  }
}

/**
 * Runs in the page: notes the text of a live region when it changes. A region that comes with its text is read only if it is an alert, as screen
 * readers do it.
 */
function listen() {
  window.said = [];
  const whole = document as Document & { ariaNotify(words: string): void };
  const notify = whole.ariaNotify.bind(document);
  whole.ariaNotify = (words) => {
    window.said.push(words);
    notify(words);
  };
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const known = new WeakSet<Element>();
  const note = (region: Element) => {
    const text = (region.textContent ?? '').trim();
    if (text !== '' && window.said.at(-1) !== text) window.said.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      const region = changed?.closest(live);
      if (region && known.has(region)) note(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) note(alert);
    }
    // What is not displayed is not in the tree that a screen reader reads.
    for (const region of document.querySelectorAll(live))
      if (region.checkVisibility()) known.add(region);
      else known.delete(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** More elements than a page has between two places that a user goes to. */
const mostSteps = 90;

export async function screenReader(page: Page) {
  await page.addInitScript(listen);
  const { keyboard } = page;
  const hasFocus = (target: Locator) =>
    target
      .and(page.locator(':focus'))
      .count()
      .then((count) => count > 0);

  const reader = {
    press: async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    },
    type: (text: string) => keyboard.type(text),
    /** Moves the focus to an element by Tab, or by another key. */
    async goTo(target: Locator, key = 'Tab') {
      await expect(target).toBeVisible();
      for (let steps = 0; steps < mostSteps; steps++) {
        if (await hasFocus(target)) return;
        await keyboard.press(key);
      }
      throw new Error(`the focus does not reach ${target} by ${key}`);
    },
    /** Moves the focus to a button or link and presses it. */
    async use(target: Locator, key = 'Tab') {
      await reader.goTo(target, key);
      await keyboard.press('Enter');
    },
    /** Moves to a field and replaces what is in it. */
    async fill(target: Locator, text: string) {
      await reader.goTo(target);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
    /** Opens a page of the menu by the palette. */
    async openPage(title: string) {
      await keyboard.press('Control+k');
      await keyboard.type(title);
      await expect(page.getByRole('option', { name: title }).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.said)).toContain(title);
    },
    /** A live region has said this since the page was loaded. */
    hears: (text: string | RegExp) =>
      expect
        .poll(() => page.evaluate(() => window.said))
        .toContainEqual(
          typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
        ),
    /** What has the focus, as it is read. */
    async isAt(role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
      const focus = page.locator(':focus');
      await expect(focus).toHaveRole(role);
      await expect(focus).toHaveAccessibleName(name);
    },
  };
  return reader;
}
