import { expect, type Page, type Persona, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { button, choose, confirm, fill, list, more, row, toggle } from './parts.ts';
import { cityButton, expectChosen, expectFound, expectMissing, expectRows } from './recordSteps.ts';

/**
 * Browser tests that lists and forms of merchants, venues and rooms share. `testsOf(kind)` returns one function for each test; its arguments are the
 * facts of the kind. Rows are named by a text in them.
 */

interface Kind {
  /** The kind's name in titles and sentences: 景区. */
  noun: string;
  /** The base of the addresses of its list (`/list`) and form (`/add`). */
  base: string;
  /** `resource`: first part of the paths of its calls; `area`: name of its area. */
  resource: string;
  area: string;
  /** 删除 stands in the 更多 menu of a row. */
  removedFromMenu?: true;
}
type Step = (page: Page) => Promise<unknown>;

export function testsOf({ noun, base, resource, area, removedFromMenu }: Kind) {
  const nameField = (page: Page) => page.getByLabel(`${noun}名称`);
  const openList = (page: Page, query = '') => page.goto(`${base}/list${query}`);
  const headed = (page: Page, verb: '添加' | '编辑') =>
    expect(page.getByRole('heading', { name: `${verb}${noun}` })).toBeVisible();
  /** Shows every search field; a list with few shows all of them at once. */
  const expandSearch = async (page: Page) => {
    await expect(button(page, '查询')).toBeVisible();
    if ((await button(page, '展开').count()) > 0) await button(page, '展开').click();
  };
  const remove = async (page: Page, name: string) => {
    if (removedFromMenu) await more(page, name, '删除');
    else await button(page, `删除 ${name}`).click();
    await expect(page.getByText('确定删除吗？')).toBeVisible();
    await confirm(page).click();
  };

  return {
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

    /** @param kept the values of the search area after a reload; `typed` is a text that finds one row */
    finds(facts: {
      as?: Persona;
      chosen: Record<string, string>;
      address: RegExp;
      row: string;
      kept: string[];
      typed?: { label: string; text: string; row: string };
    }) {
      const { as = 'superAdmin', chosen, address, kept, typed } = facts;
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
        if (!typed) return;
        await button(page, '重置').click();
        await page.getByLabel(typed.label).fill(typed.text);
        await button(page, '查询').click();
        await expectFound(page, 1);
        await expect(row(page, typed.row)).toBeVisible();
      });
    },

    /**
     * @param fill fills in what the form needs except the merchant; `details` are further inputs with the messages they cause
     * @param listed the texts of the new row; `reads` are the values of the form when it is opened again
     */
    adds(facts: {
      name: string;
      blank?: Step;
      missing: string[];
      fill: Step;
      merchant: string;
      details: Step;
      listed: string[];
      beside?: Step;
      reads: Step;
    }) {
      const { name, merchant } = facts;
      test(`${noun}: one is added; what is missing is told first, then it stands in the list as it was typed`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('superAdmin');
        await openList(page);
        await button(page, `添加${noun}`).click();
        await headed(page, '添加');
        await facts.blank?.(page);
        await expectMissing(page, noun, facts.missing);
        await facts.fill(page);
        await choose(page, '所属商户', merchant);
        await facts.details(page);
        await confirm(page).click();
        await expect(page).toHaveURL(`${base}/list`);
        await expectRows(page, { [name]: facts.listed });
        await facts.beside?.(page);
        await page.getByRole('link', { name }).click();
        await headed(page, '编辑');
        await expectChosen(page, '所属商户', merchant);
        await facts.reads(page);
      });
    },

    /** @param says the message for a name that another record has; `query` leads to the list with the row */
    tellsTakenName(facts: { row: string; taken: string; free: string; says: string; query?: string }) {
      test(`${noun}: a taken name is told at its field, and the form keeps its input`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('superAdmin');
        await openList(page, facts.query);
        await button(page, `编辑 ${facts.row}`).click();
        await headed(page, '编辑');
        await nameField(page).fill(facts.taken);
        await confirm(page).click();
        await expect(page.getByText(facts.says)).toHaveCount(2);
        await expect(nameField(page)).toBeFocused();
        await expect(nameField(page)).toHaveValue(facts.taken);
        await nameField(page).fill(facts.free);
        await confirm(page).click();
        await expect(page.getByText('操作成功')).toBeVisible();
      });
    },

    /** Edits record 1; `label` is the field that both users change. */
    tellsSecondEditor(label: string, text: string) {
      test(`${noun}: two people edit one; the second is told, and keeps the input`, async ({
        page,
        signInAs,
        system,
      }) => {
        await signInAs('superAdmin');
        await page.goto(`${base}/add?id=1`);
        await page.getByLabel(label).fill(text);
        const other = await system.tokenOf('platformAdmin');
        await system.call(`${resource}/enable/1`, { data: { enable: 1 } }, other);
        await confirm(page).click();
        await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
        await expect(page.getByLabel(label)).toHaveValue(text);
      });
    },

    /**
     * @param switched a row, and whether its switch is on afterwards; the query leads to the list with `stays` and `switched`
     * @param goes a row that no other record refers to, in the list of its own query
     */
    switchesAndRemoves(facts: {
      stays: { row: string; says: string };
      switched: { row: string; on: boolean };
      goes: { row: string; query?: string };
      query?: string;
      beside?: Step;
    }) {
      const { stays, switched, goes } = facts;
      test(`${noun}: switching asks nothing, removing does; what something depends on stays`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('superAdmin');
        await openList(page, facts.query);
        await toggle(page, `启用${switched.row}`).click();
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

    /**
     * @param count number of his records; `foreign` is a record of another merchant
     * @param edited a field by its label, with its new value; `listed` is the text of the row afterwards
     * @param calls the calls that the screens use in addition to the six of every record; `body` is part of the body for a new one
     */
    servesMerchantUser(facts: {
      count: number;
      own: string;
      foreign: string;
      inList?: Step;
      name: string;
      fill: Step;
      edited: Record<string, string>;
      newName?: string;
      listed?: string;
      calls?: string[];
      body?: Record<string, unknown>;
    }) {
      const { name, newName = name } = facts;
      test(`${noun}: a merchant user sees, adds, edits, switches and removes his own, and names no merchant`, async ({
        page,
        signInAs,
        system,
      }) => {
        await signInAs('merchantManager');
        await openList(page);
        await expectFound(page, facts.count);
        await expect(row(page, facts.own)).toBeVisible();
        await expect(row(page, facts.foreign)).toHaveCount(0);
        await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
        await button(page, '展开').click();
        await expect(list(page, '状态')).toBeVisible();
        await expect(list(page, '所属商户')).toHaveCount(0);
        await facts.inList?.(page);
        await button(page, `添加${noun}`).click();
        await headed(page, '添加');
        await facts.fill(page);
        await expect(list(page, '所属商户')).toHaveCount(0);
        await confirm(page).click();
        await expect(page).toHaveURL(`${base}/list`);
        await page.getByRole('link', { name }).click();
        await headed(page, '编辑');
        await fill(page, facts.edited);
        await confirm(page).click();
        await expect(page).toHaveURL(`${base}/list`);
        await expectRows(page, { [newName]: [facts.listed ?? newName] });
        await toggle(page, `启用${newName}`).click();
        await expect(toggle(page, `启用${newName}`)).not.toBeChecked();
        await remove(page, newName);
        await expect(page.getByText('删除成功!')).toBeVisible();
        await expect(row(page, newName)).toHaveCount(0);
        const calls = ['add', 'enable', 'get', 'list', 'remove', ...(facts.calls ?? []), 'update'];
        expect(await callsOf(system, area)).toEqual(mirrorsOf(...calls));
        const changes = mirrorsOf('add', 'update', 'enable', 'remove').map((call) => `${area}.${call}`);
        const writes = (await system.journal()).filter(({ endpoint }) => changes.includes(endpoint ?? ''));
        expect(writes).toHaveLength(4);
        for (const write of writes)
          expect(write).toMatchObject({ path: expect.stringContaining('merchants/2/'), status: 1 });
        expect(writes.find(({ endpoint }) => endpoint === `${area}.addOfOwn`)?.body).toMatchObject(
          facts.body ?? {},
        );
      });
    },

    /** @param foreign id of a record of another merchant; `paths` are further pages that need the right */
    isClosed(facts: { foreign?: string; paths?: string[] }) {
      test(`${noun}: one of another merchant is absent for him; without the right every page leads to /401`, async ({
        page,
        signInAs,
      }) => {
        if (facts.foreign) {
          await signInAs('merchantManager');
          await page.goto(`${base}/add?id=${facts.foreign}`);
          await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
        }
        await signInAs('finance');
        for (const path of [`${base}/list`, `${base}/add`, ...(facts.paths ?? [])]) {
          await page.goto(path);
          await expect(page).toHaveURL(/\/401/);
        }
      });
    },
  };
}
