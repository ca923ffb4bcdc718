import { expect, type Page, type Persona, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, row, toggle } from './parts.ts';
import type { Step, Steps } from './recordKind.ts';
import { cityButton, expectChosen, expectFound, expectRows } from './recordSteps.ts';

/** Shows every search field; a list with few shows all of them at once. */
async function expandSearch(page: Page) {
  await expect(button(page, '查询')).toBeVisible();
  if ((await button(page, '展开').count()) > 0) await button(page, '展开').click();
}

/** Tests of lists: columns, search, switches and removal. */
export const listTestsOf = ({ noun, area, listPath, openList, remove }: Steps) => ({
  /** @param off a row whose switch is off; `first` has the largest ordering */
  lists(facts: {
    columns: string[];
    rows: Record<string, (string | RegExp)[]>;
    first?: string;
    off?: string;
    more?: Step;
  }) {
    test(`${noun}: the list shows every one in its columns`, async ({ page, signInAs }) => {
      await signInAs('superAdmin');
      await openList(page);
      await expect(page.getByRole('columnheader')).toHaveText(facts.columns);
      await expectRows(page, facts.rows);
      if (facts.first) await expect(page.getByRole('row').nth(1)).toContainText(facts.first);
      if (facts.off) await expect(toggle(page, `启用${facts.off}`)).not.toBeChecked();
      await facts.more?.(page);
    });
  },

  /** @param counts number of all records, and of those in 杭州市 */
  countsByCity([all, hangzhou]: [number, number]) {
    test(`${noun}: the cities beside the list count, and filter it`, async ({ page, signInAs }) => {
      await signInAs('superAdmin');
      await openList(page);
      await expect(cityButton(page, `全部 ${all}`)).toHaveAttribute('aria-pressed', 'true');
      await cityButton(page, `杭州市 ${hangzhou}`).click();
      await expect(page).toHaveURL(/provinceId=33&cityId=3301/);
      await expectFound(page, hangzhou);
      await button(page, '展开').click();
      await expectChosen(page, '所在地区 城市', '杭州市');
      await cityButton(page, `杭州市 ${hangzhou}`).click();
      await expectFound(page, all);
    });
  },

  /** @param kept the values of the search area after a reload; each text of `typed` finds one row */
  finds(facts: {
    as?: Persona;
    chosen: Record<string, string>;
    address: RegExp;
    row: string;
    kept: string[];
    typed?: readonly { label: string; text: string; row: string }[];
  }) {
    const { as = 'superAdmin', chosen, address, kept, typed = [] } = facts;
    test(`${noun}: finds by ${Object.keys(chosen).join(', ')}, and keeps it in the address`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(as);
      await openList(page);
      await expandSearch(page);
      for (const [label, name] of Object.entries(chosen)) await choose(page, label, name);
      await button(page, '查询').click();
      await expect(page).toHaveURL(address);
      await expectFound(page, 1);
      await expect(row(page, facts.row)).toBeVisible();
      await page.reload();
      for (const label of kept) await expectChosen(page, label, chosen[label] ?? '');
      for (const { label, text, row: found } of typed) {
        await button(page, '重置').click();
        await page.getByLabel(label).fill(text);
        await button(page, '查询').click();
        await expectFound(page, 1);
        await expect(row(page, found)).toBeVisible();
      }
    });
  },

  /**
   * @param switched a row, and whether its switch is on afterwards; `asks` is the question that comes first. The query leads to the list with `stays`
   * and `switched`.
   * @param goes a row that no other record refers to, in the list of its own query
   */
  switchesAndRemoves(facts: {
    stays: { row: string; says: string };
    switched: { row: string; on: boolean; asks?: string };
    goes: { row: string; query?: string };
    query?: string;
    beside?: Step;
  }) {
    const { stays, switched, goes } = facts;
    test(`${noun}: one is switched, one is removed after a question; what something depends on stays`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('superAdmin');
      await openList(page, facts.query);
      await toggle(page, `启用${switched.row}`).click();
      if (switched.asks) {
        await expect(dialog(page)).toContainText(switched.asks);
        await confirm(page).click();
      }
      await expect(page.getByText('操作成功')).toBeVisible();
      await expect(toggle(page, `启用${switched.row}`)).toBeChecked({ checked: switched.on });
      await remove(page, stays.row);
      await expect(page.getByText(stays.says)).toBeVisible();
      await expect(row(page, stays.row)).toBeVisible();
      if (goes.query) await openList(page, goes.query);
      await remove(page, goes.row);
      await expect(page.getByText('删除成功!')).toBeVisible();
      await expect(row(page, goes.row)).toHaveCount(0);
      await facts.beside?.(page);
    });
  },

  /** @param row one that is on, in the list of the query, and what its switch asks before it is switched off */
  asksInItsForm(facts: { row: string; asks: string; query?: string }) {
    test(`${noun}: the form asks what the switch asks before one is switched off`, async ({
      page,
      signInAs,
      system,
    }) => {
      await signInAs('superAdmin');
      await openList(page, facts.query);
      await toggle(page, `启用${facts.row}`).click();
      await expect(dialog(page)).toContainText(facts.asks);
      const asked = await dialog(page).innerText();
      await button(page, '取消').click();
      await button(page, `编辑 ${facts.row}`).click();
      await toggle(page, '启用').click();
      await confirm(page).click();
      await expect(dialog(page)).toContainText('确定停用吗？');
      expect(await dialog(page).innerText()).toBe(asked);
      await button(page, '取消').last().click();
      await expect(toggle(page, '启用')).not.toBeChecked();
      expect(await callsOf(system, area)).not.toContain('update');
      await confirm(page).click();
      await expect(dialog(page)).toContainText('确定停用吗？');
      await confirm(page).click();
      await expect(page).toHaveURL(`${listPath}${facts.query ?? ''}`);
      await expect(toggle(page, `启用${facts.row}`)).not.toBeChecked();
    });
  },
});
