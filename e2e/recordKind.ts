import { expect, type Page } from './fixtures.ts';
import { button, confirm, more } from './parts.ts';

/** What the shared tests of lists and forms know about a kind of record, and the steps that they have in common. */

export interface Kind {
  /** The kind's name in titles and sentences: 景区. */
  noun: string;
  /** The base of the addresses of its list (`/list`) and form (`/add`). */
  base: string;
  /** The address of a list that stands elsewhere. */
  list?: string;
  /** `resource`: first part of the paths of its calls; `area`: name of its area. */
  resource: string;
  area: string;
  /** 删除 stands in the 更多 menu of a row. */
  removedFromMenu?: true;
}
export type Step = (page: Page) => Promise<unknown>;
export type Steps = ReturnType<typeof stepsOf>;

export function stepsOf({ base, list = `${base}/list`, removedFromMenu, ...kind }: Kind) {
  const { noun } = kind;
  return {
    ...kind,
    listPath: list,
    formPath: `${base}/add`,
    nameField: (page: Page) => page.getByLabel(`${noun}名称`),
    openList: (page: Page, query = '') => page.goto(list + query),
    headed: (page: Page, verb: '添加' | '编辑') =>
      expect(page.getByRole('heading', { name: `${verb}${noun}` })).toBeVisible(),
    remove: async (page: Page, name: string) => {
      if (removedFromMenu) await more(page, name, '删除');
      else await button(page, `删除 ${name}`).click();
      await expect(page.getByText('确定删除吗？')).toBeVisible();
      await confirm(page).click();
    },
  };
}
