import { expect, test } from './fixtures.ts';
import { button, confirm, dialog, fill, option, options, row, toggle, uploadCut } from './parts.ts';

/** Grades of members (domain design, sections 6.1 to 6.3). */

const list = '/member/member-system/member-grade-list';

test('grades are listed by level with what they are worth, found by name, and shown with their log', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/home');
  await page.getByRole('link', { name: '会员', exact: true }).click();
  await page.getByRole('link', { name: '会员等级', exact: true }).click();
  await expect(page).toHaveURL(list);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('普通会员');
  await expect(rows.nth(1)).toContainText('默认');
  await expect(row(page, '金卡会员')).toContainText('9.5折 / 9.5折 / 9.5折');
  await expect(row(page, '金卡会员')).toContainText('1.5倍');
  await expect(row(page, '普通会员')).toContainText('无折扣');
  await fill(page, { 等级名称: '黑' });
  await button(page, '查询').click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link', { name: /^\d+$/ }).click();
  await expect(page).toHaveURL(/\/member-list\?gradeId=4$/);
  await page.goBack();
  await page.getByRole('link', { name: '黑金会员', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('黑金会员');
  await expect(page.getByRole('region', { name: '门槛' })).toContainText('成长值 · 购房 · 后台指定');
  await expect(page.getByRole('region', { name: '会员分布' })).toContainText('本月新增');
});

test('the editor says how many members would rise, and asks before it saves; the log names the values', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '编辑 银卡会员').click();
  await expect(page.getByLabel('等级值', { exact: true })).toHaveAttribute('readonly');
  const preview = page.getByRole('status').filter({ hasText: '立即升级' });
  await expect(preview).toContainText('立即升级0人');
  await fill(page, { 成长值门槛: '100' });
  await expect(preview).toHaveText(/^立即升级[1-9]\d*人，有效期满后降级0人，不变\d+人$/);
  const [count] = (await preview.innerText()).match(/\d+/) ?? [];
  await confirm(page).click();
  await expect(dialog(page)).toContainText('保存后会员等级将变化');
  await expect(dialog(page)).toContainText(`${count}人`);
  await button(page, '继续保存').click();
  await expect(page).toHaveURL(list);
  await button(page, '详情 银卡会员').click();
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText(
    `成长值门槛 2000 → 100；${count}位会员升级`,
  );
});

test('the switch of the default grade is locked where it cannot succeed, and says why', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  const mark = toggle(page, '默认等级');
  for (const [name, isOn, why] of [
    ['银卡会员', false, '默认等级必须是等级值最低的等级，目前最低的是普通会员（等级值1）'],
    ['普通会员', true, '默认等级不能直接取消，等级值更低的等级设为默认后自动取消'],
  ] as const) {
    await page.goto(list);
    await button(page, `编辑 ${name}`).click();
    await expect(page.getByText(why).first()).toBeVisible();
    await expect(mark).toBeChecked({ checked: isOn });
    await mark.click({ force: true });
    await expect(mark).toBeChecked({ checked: isOn });
  }
});

test('what is wrong with a grade that is being typed is said in its preview only', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '编辑 银卡会员').click();
  await expect(page.getByRole('status').filter({ hasText: '立即升级' })).toBeVisible();
  await fill(page, { 成长值门槛: '15000' });
  const fault = '成长值必须小于金卡会员的10000';
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: fault })).toBeVisible();
  expect(await page.getByText(fault).count()).toBe(1);
});

test('the switch of a grade asks what becomes of its members, and cannot be taken back', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await toggle(page, '启用银卡会员').click();
  await expect(dialog(page)).toContainText('确定停用吗？');
  await expect(dialog(page)).toContainText(/有效期满后降级[1-9]\d*人/);
  await button(page, '取消').last().click();
  await expect(toggle(page, '启用银卡会员')).toBeChecked();
  await toggle(page, '启用银卡会员').click();
  await confirm(page).click();
  await expect(toggle(page, '启用银卡会员')).not.toBeChecked();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(button(page, '撤销')).toHaveCount(0);
});

test('a higher grade with less discount is asked about, and not saved when the answer is no', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '编辑 金卡会员').click();
  await fill(page, { 酒店折扣: '9.95' });
  await expect(page.getByLabel('酒店折扣', { exact: true })).toHaveValue('9.9');
  await confirm(page).click();
  await expect(dialog(page)).toContainText('高等级折扣低于低等级，是否继续？');
  await expect(dialog(page)).toContainText('金卡会员有折扣低于银卡会员');
  await button(page, '取消').last().click();
  await expect(page.getByLabel('酒店折扣', { exact: true })).toHaveValue('9.9');
});

test('a grade is added with the words of the design for what is wrong, switched and removed; the default one stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(list);
  await button(page, '添加等级').click();
  // The list has a field of this name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('添加等级');
  await fill(page, { 等级名称: '钻石会员', 等级值: '10', 成长值门槛: '20000', 门票折扣: '10.1' });
  await uploadCut(page, '等级图标');
  await confirm(page).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '请上传等级卡面' })).toBeVisible();
  await uploadCut(page, '等级卡面');
  await expect(page.getByRole('paragraph').filter({ hasText: '折扣范围为0.1-10折' })).toBeVisible();
  await fill(page, { 门票折扣: '8.5', 酒店折扣: '8.5', 民宿折扣: '8.5' });
  await confirm(page).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: '成长值必须大于黑金会员的20000' }).last(),
  ).toBeVisible();
  await fill(page, { 成长值门槛: '9000000' });
  await confirm(page).click();
  await expect(row(page, '钻石会员')).toContainText('8.5折');
  await toggle(page, '启用钻石会员').click();
  await expect(toggle(page, '启用钻石会员')).not.toBeChecked();
  await button(page, '删除 钻石会员').click();
  await confirm(page).click();
  await expect(row(page, '钻石会员')).toHaveCount(0);
  await toggle(page, '启用普通会员').click();
  await expect(page.getByText('默认等级不能停用/删除')).toBeVisible();
  await button(page, '删除 银卡会员').click();
  await confirm(page).click();
  await expect(page.getByText('该等级下存在会员，无法删除')).toBeVisible();
});

test('only benefits that are counted have a number a year, and none is offered twice', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/member/member-system/add-grade?id=3');
  const benefit = (n: number) => page.getByRole('group', { name: `第${n}项权益` });
  const number = (n: number) => benefit(n).getByLabel('每年数量');
  await expect(benefit(1).getByRole('combobox')).toHaveValue('会员折扣');
  await expect(number(1)).toHaveCount(0);
  await expect(benefit(2).getByRole('combobox')).toHaveValue('免费间夜');
  await expect(number(2)).toHaveValue('1');
  await expect(number(4)).toHaveCount(0);

  // Freed by the removal of its row, it is the only one that an added row offers.
  await button(page, '删除第3项权益').click();
  await button(page, '添加权益项').click();
  await benefit(5).getByRole('combobox').click();
  await expect(options(page)).toHaveText(['免费门票']);
  await option(page, '免费门票').click();
  // Not 0, which would give as many as one likes.
  await expect(number(5)).toHaveValue('');
  await number(5).fill('7');
  await expect(number(5)).toHaveValue('7');
  // What was typed for one that is counted goes with it.
  await button(page, '删除第1项权益').click();
  await benefit(4).getByRole('combobox').click();
  await option(page, '会员折扣').click();
  await expect(number(4)).toHaveCount(0);
  await benefit(4).getByRole('combobox').click();
  await option(page, '免费门票').click();
  await expect(number(4)).toHaveValue('');
});
