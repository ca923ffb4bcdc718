import { expect, test } from './fixtures.ts';
import { button, choose, confirm } from './parts.ts';
import type { Step, Steps } from './recordKind.ts';
import { expectChosen, expectMissing, expectRows } from './recordSteps.ts';

/** Tests of forms: adding, taken names, and two people who edit the same record. */
export const formTestsOf = ({ noun, resource, listPath, formPath, nameField, openList, headed }: Steps) => ({
  /**
   * @param fill fills in what the form needs except the owner, which is chosen by the label of its field; `details` are further inputs with the messages they cause
   * @param listed the texts of the new row; `reads` are the values of the form when it is opened again
   */
  adds(facts: {
    name: string;
    blank?: Step;
    missing: string[];
    fill: Step;
    owner?: Record<string, string>;
    details: Step;
    listed: string[];
    beside?: Step;
    reads: Step;
  }) {
    const { name, owner = {} } = facts;
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
      for (const [label, unit] of Object.entries(owner)) await choose(page, label, unit);
      await facts.details(page);
      await confirm(page).click();
      await expect(page).toHaveURL(listPath);
      await expectRows(page, { [name]: facts.listed });
      await facts.beside?.(page);
      await page.getByRole('link', { name }).click();
      await headed(page, '编辑');
      for (const [label, unit] of Object.entries(owner)) await expectChosen(page, label, unit);
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
      await page.goto(`${formPath}?id=1`);
      await page.getByLabel(label).fill(text);
      const other = await system.tokenOf('platformAdmin');
      await system.call(`${resource}/enable/1`, { data: { enable: 1 } }, other);
      await confirm(page).click();
      await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue(text);
    });
  },
});
