import { expect, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { button, confirm, fill, list, row, toggle } from './parts.ts';
import type { Step, Steps } from './recordKind.ts';
import { expectFound, expectRows } from './recordSteps.ts';

/** Tests of what users of a merchant, and users without the right, have of a kind of record. */
export const userTestsOf = ({ noun, area, listPath, formPath, openList, headed, remove }: Steps) => ({
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
      await expect(page).toHaveURL(listPath);
      await page.getByRole('link', { name }).click();
      await headed(page, '编辑');
      await fill(page, facts.edited);
      await confirm(page).click();
      await expect(page).toHaveURL(listPath);
      await expectRows(page, { [newName]: [facts.listed ?? newName] });
      await toggle(page, `启用${newName}`).click();
      await confirm(page).click();
      await expect(toggle(page, `启用${newName}`)).not.toBeChecked();
      await remove(page, newName);
      await expect(page.getByText('删除成功!')).toBeVisible();
      await expect(row(page, newName)).toHaveCount(0);
      const calls = ['add', 'enable', 'get', 'list', 'remove', ...(facts.calls ?? []), 'update'];
      await expect.poll(() => callsOf(system, area)).toEqual(mirrorsOf(...calls));
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
    test(`${noun}: without the right every page leads to /401; one of another merchant is absent`, async ({
      page,
      signInAs,
    }) => {
      if (facts.foreign) {
        await signInAs('merchantManager');
        await page.goto(`${formPath}?id=${facts.foreign}`);
        await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
      }
      await signInAs('finance');
      for (const path of [listPath, formPath, ...(facts.paths ?? [])]) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/401/);
      }
    });
  },
});
