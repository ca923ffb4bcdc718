import type { Locator } from '@playwright/test';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm, dialog, fill, toggle } from './parts.ts';
import type { Step } from './recordKind.ts';

/** Browser tests that the parts of a project share: lists or cards below the strip of its sections, with a dialog that adds and edits one. */

interface Part {
  /** As the buttons and titles call one: 户型. */
  noun: string;
  /** The last part of the address. */
  page: string;
  /** The row or card with a text in it. */
  item: (page: Page, text: string) => Locator;
}

export const partPath = (page: string, project = '1') => `/estate/project-manage/${project}/${page}`;
const found = (page: Page, count: number) => expect(page.getByText(`共 ${count} 条`)).toBeVisible();

export function partTestsOf({ noun, page: address, item }: Part) {
  const path = partPath(address);
  const section = (page: Page) =>
    page.getByRole('navigation', { name: '项目资料' }).locator('[aria-current=page]');
  return {
    /** @param items texts in each, by its name */
    lists(facts: { count: number; items: Record<string, string[]>; more?: Step }) {
      test(`${noun}: those of the project alone are listed below its strip, and nothing in a project without`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('platformAdmin');
        await page.goto(path);
        await found(page, facts.count);
        await expect(section(page)).toContainText('已完善');
        for (const [name, texts] of Object.entries(facts.items))
          for (const text of texts) await expect(item(page, name)).toContainText(text);
        expect(new URL(page.url()).search).toBe('');
        await facts.more?.(page);
      });
    },

    /** @param missing what an empty form says first; `refused` a field, a value that another one has, and the message */
    adds(facts: {
      missing: string[];
      fill: Step;
      refused: { label: string; value: string; right: string; says: string };
      name: string;
      listed: string[];
      changed: { label: string; value: string; listed: string };
    }) {
      test(`${noun}: one is added, changed, switched and removed in dialogs that the address names`, async ({
        page,
        signInAs,
      }) => {
        const { refused, name, changed } = facts;
        await signInAs('companyAdmin');
        await page.goto(path);
        await button(page, `添加${noun}`).click();
        await expect(page).toHaveURL(/part=add/);
        await confirm(page).click();
        for (const sentence of facts.missing)
          await expect(dialog(page).getByText(sentence).first()).toBeVisible();
        await facts.fill(page);
        await fill(dialog(page), { [refused.label]: refused.value });
        await confirm(page).click();
        await expect(dialog(page).getByText(refused.says).first()).toBeVisible();
        await fill(dialog(page), { [refused.label]: refused.right });
        await confirm(page).click();
        await expect(page.getByText('操作成功')).toBeVisible();
        await expect(page).toHaveURL(path);
        for (const text of facts.listed) await expect(item(page, name)).toContainText(text);

        await button(page, `编辑 ${name}`).click();
        await expect(page).toHaveURL(/part=\d+/);
        await page.reload();
        await fill(dialog(page), { [changed.label]: changed.value });
        await confirm(page).click();
        await expect(item(page, name)).toContainText(changed.listed);
        await toggle(page, `启用${name}`).click();
        await expect(toggle(page, `启用${name}`)).not.toBeChecked();
        await button(page, `删除 ${name}`).click();
        await confirm(page).click();
        await expect(page.getByText('删除成功!')).toBeVisible();
        await expect(item(page, name)).toHaveCount(0);
      });
    },

    /** @param prepare makes something depend on it */
    staysInUse(facts: { name: string; says: RegExp; prepare: (system: System) => Promise<unknown> }) {
      test(`${noun}: one that something depends on stays, and says why`, async ({
        page,
        signInAs,
        system,
      }) => {
        await signInAs('platformAdmin');
        await facts.prepare(system);
        await page.goto(path);
        await button(page, `删除 ${facts.name}`).click();
        await confirm(page).click();
        await expect(page.getByText(facts.says)).toBeVisible();
        await expect(item(page, facts.name)).toBeVisible();
      });
    },

    /** A consultant sees the project that he is responsible for, and changes nothing. */
    isReadOnly(facts: { name: string }) {
      test(`${noun}: who only views has neither buttons nor dialogs; another company's project is absent`, async ({
        page,
        signInAs,
      }) => {
        await signInAs('consultant');
        await page.goto(`${path}?part=add`);
        await expect(item(page, facts.name)).toBeVisible();
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page, `添加${noun}`)).toHaveCount(0);
        await expect(button(page, '分类管理')).toHaveCount(0);
        await expect(button(page, `编辑 ${facts.name}`)).toHaveCount(0);
        await expect(toggle(page, `启用${facts.name}`)).toBeDisabled();
        await page.goto(partPath(address, '3'));
        await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
      });
    },
  };
}
