import { expect, type Page, test } from './fixtures.ts';
import { button, dialog, list, option, rowsLoaded } from './parts.ts';

/** Rows that are ticked over several pages of a list, for one batch. Enough members for more than a batch takes. */
test.use({ systemEnv: { MOCK_SCALE: '1' } });

const members = '/member/member-manage/member-list';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const boxes = (page: Page) => rows(page).getByRole('checkbox');
const wholePage = (page: Page) => page.getByRole('checkbox', { name: '全选本页' });
const picked = (page: Page) => page.getByRole('status').filter({ hasText: '已选' });

/** Opens a page by its number and waits for its rows. */
async function goTo(page: Page, number: number) {
  const link = page.getByRole('button', { name: `第 ${number} 页`, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await rowsLoaded(page);
}

test('rows stay ticked on other pages, sizes and orders of a search; another search begins without any', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(members);
  await expect(picked(page)).toHaveText('已选 0 条');
  await expect(button(page, '清空')).toHaveCount(0);
  for (const at of [0, 1]) await boxes(page).nth(at).check();
  const first = await rows(page).first().innerText();
  await goTo(page, 2);
  await expect(picked(page)).toHaveText('已选 2 条（其他页 2 条）');
  await expect(boxes(page).first()).not.toBeChecked();
  await boxes(page).first().check();
  await expect(picked(page)).toHaveText('已选 3 条（其他页 2 条）');
  await goTo(page, 1);
  await expect(rows(page).first()).toHaveText(first, { useInnerText: true });
  for (const at of [0, 1]) await expect(boxes(page).nth(at)).toBeChecked();
  await page.getByLabel('每页条数').selectOption('25');
  await expect(rows(page)).toHaveCount(25);
  await expect(picked(page)).toHaveText('已选 3 条');
  await button(page, '注册时间').click();
  await expect(page).toHaveURL(/sort=/);
  await expect(picked(page)).toContainText('已选 3 条');
  await page.getByLabel('姓名/昵称/手机/编号').fill('M0000000');
  await button(page, '查询').click();
  await expect(picked(page)).toHaveText('已选 0 条');
});

test('a batch takes rows of many pages, and no more than its call; all by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(`${members}?pageSize=100`);
  const give = button(page, '批量打标签');
  await expect(give).toBeDisabled();
  await expect(rows(page)).toHaveCount(100);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    if (number > 1) await goTo(page, number);
    await wholePage(page).focus();
    await page.keyboard.press('Space');
    await expect(wholePage(page)).toBeChecked();
  }
  await expect(picked(page)).toContainText('一次最多 500 条，请取消');
  await expect(give).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(picked(page)).not.toContainText('一次最多');
  const count = Number(/已选 (\d+) 条/.exec((await picked(page).textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(400);
  await give.click();
  await list(dialog(page), '标签').click();
  await option(page, '亲子家庭').click();
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(dialog(page).getByText('成功', { exact: true })).toHaveCount(count);
  await button(page, '关闭').last().click();
  await expect(picked(page)).toHaveText('已选 0 条');
});

test('what takes the ticks away leaves the keyboard where the number is', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(members);
  await boxes(page).first().check();
  await button(page, '清空').focus();
  await page.keyboard.press('Enter');
  await expect(picked(page)).toHaveText('已选 0 条');
  await expect(picked(page)).toBeFocused();
  await expect(boxes(page).first()).not.toBeChecked();
});
