import { memberLimits } from '#contracts/members/memberForms.ts';
import { expect, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, list as listOf, options, row, toggle } from './parts.ts';

/** Labels of members (domain design, section 7.5). */

const list = '/member/member-manage/member-labels-list';

test('labels are listed with their rules and members, and found by kind', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/home');
  await page.getByRole('link', { name: '会员', exact: true }).click();
  await page.getByRole('link', { name: '会员标签', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, '高消费')).toContainText('累计消费≥5000.00元');
  await expect(row(page, '近期活跃')).toContainText('订单≥1单 且 近30天有消费');
  await expect(row(page, '亲子家庭')).toContainText('手动标签');
  await choose(page, '标签类型', '系统标签');
  await button(page, '查询').click();
  await expect(row(page, '亲子家庭')).toHaveCount(0);
  await expect(row(page, '常客')).toBeVisible();
});

test('a label with a rule says before saving how many members it finds; removing it says how many lose it', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '添加标签').click();
  await fill(dialog(page), { 标签名称: '亲子家庭' });
  await dialog(page).getByRole('radio', { name: '紫色' }).check();
  await dialog(page).getByRole('radio', { name: '系统标签' }).check();
  await confirm(page).click();
  await expect(
    dialog(page).getByRole('paragraph').filter({ hasText: '请至少填写一个规则条件' }),
  ).toBeVisible();
  await fill(dialog(page), { 订单数不少于: '2' });
  const preview = dialog(page).getByRole('status').filter({ hasText: '当前符合' });
  await expect(preview).toHaveText(/^订单≥2单：当前符合\d+位会员$/);
  const [count] = (await preview.innerText()).match(/\d+(?=位)/) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await confirm(page).click();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: '标签已存在' })).toBeVisible();
  await fill(dialog(page), { 标签名称: '回头客' });
  await confirm(page).click();
  await expect(row(page, '回头客').getByRole('cell', { name: count as string, exact: true })).toBeVisible();

  await toggle(page, '启用回头客').click();
  await expect(toggle(page, '启用回头客')).not.toBeChecked();
  await button(page, '编辑 回头客').click();
  await expect(dialog(page).getByLabel('订单数不少于')).toHaveValue('2');
  await dialog(page).getByRole('radio', { name: '手动标签' }).check();
  await confirm(page).click();
  await expect(row(page, '回头客')).toContainText('手动标签');
  await button(page, '删除 回头客').click();
  await expect(dialog(page)).toContainText(`将同时移除${count}位会员的该标签`);
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '回头客')).toHaveCount(0);
});

test('the form of a member says the names of labels that he has, also of one that is switched off', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await toggle(page, '启用看房意向').click();
  await expect(toggle(page, '启用看房意向')).not.toBeChecked();
  await page.goto('/member/member-manage/member-list?labelIds=2');
  await page.getByRole('button', { name: /^编辑/ }).first().click();
  await expect(button(page, '删除看房意向')).toBeVisible();
});

test('a label that staff gave by hand asks before it gets a rule', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(list);
  const members = await row(page, '亲子家庭').getByRole('cell', { name: /^\d+$/ }).first().innerText();
  await button(page, '编辑 亲子家庭').click();
  await dialog(page).getByRole('radio', { name: '系统标签' }).check();
  await fill(dialog(page), { 订单数不少于: '99' });
  await confirm(page).click();
  await expect(dialog(page).last()).toContainText(`现有${members}位会员的手动标签无法恢复`);
  await button(page, '取消').last().click();
  await button(page, '取消').click();
  await expect(row(page, '亲子家庭')).toContainText('手动标签');
});

test('labels are chosen by keyboard up to the limit and taken back, and the focus stays in their field', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  for (let n = 1; n <= memberLimits.labels; n++) {
    const label = { name: `标签${n}`, color: 10, kind: 10, minConsume: '', minOrders: '', withinDays: '' };
    const added = await system.call(
      'member-labels/add',
      { data: { ...label, ordering: 99, enabled: 1 } },
      token,
    );
    expect(added.status).toBe(1);
  }
  await signInAs('operator');
  await page.goto('/member/member-manage/member-list');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await button(page, '批量打标签').click();
  const field = listOf(dialog(page), '标签');
  const chosen = dialog(page).getByRole('button', { name: /^删除/ });
  await field.focus();
  for (let n = 1; n <= memberLimits.labels; n++) {
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(n);
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await field.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).not.toBeEditable();
  await chosen.last().press('Enter');
  await expect(chosen).toHaveCount(memberLimits.labels - 1);
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
});
