import type { Page } from './fixtures.ts';

/** The elements that a user finds on a screen. */
export interface Reading {
  path: string;
  /** Where links lead within the console. */
  links: string[];
  /** Buttons outside of rows, forms and the search area. */
  buttons: string[];
  /** Whether there is a button that saves the form. */
  saves: boolean;
  /** For each row of a table, or each card, outside of forms: the texts of its buttons, and whether its switch is locked (undefined without a switch). */
  rows: { buttons: string[]; locked: boolean | undefined }[];
}

/** Buttons that only show the same data in another way: sorting, export, pages, spans of days. Icon buttons have no text. */
const looking =
  /^(导出|打印|选择文件格式|以表格显示|全部时间|今天|昨天|本周|本月|上月|近30天|今年|视图|周[一二三四五六日]|\d+|.*\n\d+|展开|收起|查询|重置)$/;

export async function readScreen(page: Page): Promise<Reading> {
  const found = await page.evaluate(() => {
    const main = document.querySelector('#content') ?? document.body;
    const textOf = (element: Element) => (element as HTMLElement).innerText.trim();
    // A number in a row is a value that can be changed there, such as its place in the list; what it does stands first in its name.
    const actionOf = (button: Element) => {
      const text = textOf(button);
      return /^\d+$/.test(text) ? (button.getAttribute('aria-label') ?? text).split(' ')[0] : text;
    };
    const isShown = (element: Element) => element.checkVisibility();
    const all = (from: Element, selector: string) => [...from.querySelectorAll(selector)].filter(isShown);
    // Points on a picture show what they stand for.
    const buttons = all(main, 'button:not([role], [data-point]), [role=button]');
    const rows = all(main, 'tbody tr, article')
      .filter((row) => !row.closest('form'))
      .map((row) => {
        const toggle = row.querySelector('[role=switch]');
        return {
          buttons: all(row, 'button').map((button) => actionOf(button) ?? ''),
          locked: toggle ? toggle.matches(':disabled, [aria-disabled=true]') : undefined,
        };
      });
    return {
      path: location.pathname,
      links: (all(main, 'a[href]') as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
      saves: all(main, 'form:not([role=search]) button[type=submit]').length > 0,
      buttons: buttons.filter((button) => !button.closest('table, article, form')).map(textOf),
      rows,
    };
  });
  return {
    ...found,
    links: [...new Set(found.links)],
    buttons: found.buttons.filter((text) => text !== '' && !looking.test(text)),
    rows: found.rows.map(({ buttons, locked }) => ({
      buttons: buttons.filter((text) => text !== ''),
      locked,
    })),
  };
}

/** Reads the 更多 menu of a row. Runs inside the page, because it is called often. */
export const readMore = (page: Page, row: number): Promise<string[]> =>
  page.evaluate(async (at) => {
    const turn = () => new Promise((done) => setTimeout(done, 16));
    const buttons = document.querySelectorAll('#content tbody tr')[at]?.querySelectorAll('button') ?? [];
    const more = [...buttons].find((button) => button.getAttribute('aria-haspopup') === 'menu');
    more?.click();
    await turn();
    const items = [...document.querySelectorAll<HTMLElement>('[role=menu] [role=menuitem]')];
    const texts = items.map(({ innerText }) => innerText);
    items[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await turn();
    return texts;
  }, row);
