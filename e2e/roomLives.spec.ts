import type { Locator } from '@playwright/test';
import { addDays } from '#contracts/days.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { calendar, dayIn, typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, fill, more, row } from './parts.ts';

/** Buildings of a project, and a room in its drawer from the form that adds it to the day it is handed over (domain design, section 4.9). */

const path = '/estate/project-manage/1/add-building';
const room = (page: Page, no: string) => page.getByRole('gridcell', { name: new RegExp(` ${no} `) });
const top = (page: Page) => dialog(page).last();
const drawer = (page: Page) => dialog(page).first();

/** Presses a button of the drawer, and answers the form or the question that it opens. */
async function move(page: Page, name: string, values: Record<string, string> = {}) {
  await drawer(page).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page)).toHaveCount(2);
  await fill(top(page), values);
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(1);
}
const facts = (page: Page): Locator => drawer(page);

test('a building is added, changed and removed; one with sold rooms stays', async ({ page, signInAs }) => {
  await signInAs('companyAdmin');
  await page.goto(path);
  await button(page, '添加楼栋').click();
  await confirm(page).click();
  for (const sentence of ['请输入楼栋名称', '请选择建筑类型', '请输入地上层数', '请选择产权年限'])
    await expect(dialog(page).getByText(sentence).first()).toBeVisible();
  await fill(dialog(page), { 楼栋名称: '1号楼', 地上层数: '18', 梯户: '2梯2户', 期数: '一期' });
  await choose(dialog(page), '建筑类型', '小高层');
  await choose(dialog(page), '产权年限', '70年');
  await confirm(page).click();
  await expect(dialog(page).getByText('楼栋名称已存在').first()).toBeVisible();
  await fill(dialog(page), { 楼栋名称: '9号楼' });
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, '9号楼')).toContainText('小高层');
  await expect(row(page, '9号楼')).toContainText('18/0');

  await button(page, '编辑 9号楼').click();
  await expect(dialog(page).getByLabel('梯户')).toHaveValue('2梯2户');
  await fill(dialog(page), { 期数: '三期' });
  await confirm(page).click();
  await expect(row(page, '9号楼')).toContainText('三期');
  await more(page, '9号楼', '删除');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '9号楼')).toHaveCount(0);

  await more(page, '1号楼', '删除');
  await confirm(page).click();
  await expect(page.getByText('楼栋存在已售房源，无法删除')).toBeVisible();
  await expect(row(page, '1号楼')).toBeVisible();
});

async function addRoom(page: Page, no: string) {
  await page.goto(`${path}?building=1`);
  await button(page, '添加房源').click();
  await fill(dialog(page), { 楼层: '6', 房号: no });
  await choose(dialog(page), '户型', '两室A户型');
  // The house shape brings its areas along.
  await expect(dialog(page).getByLabel('建筑面积', { exact: true })).toHaveValue('89.5');
  await fill(dialog(page), { 单价: '16000' });
  await expect(dialog(page).getByLabel('总价', { exact: true })).toHaveValue('1432000');
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(room(page, no)).toHaveAccessibleName(/ 待售 /);
  await room(page, no).dblclick();
  await expect(dialog(page)).toContainText(`1号楼-1单元-${no}`);
}

test('a room is added, changed and removed; its number is taken by itself alone', async ({
  page,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  await addRoom(page, '699');
  await drawer(page).getByRole('button', { name: '编辑', exact: true }).click();
  await expect(top(page).getByLabel('房号')).toHaveValue('699');
  await fill(top(page), { 房号: '601' });
  await confirm(page).click();
  await expect(top(page).getByText('房号已存在').first()).toBeVisible();
  // The total is typed, and the price of a square metre follows.
  await fill(top(page), { 房号: '698', 总价: '1790000' });
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(facts(page)).toContainText('20000.00');
  await drawer(page).getByRole('button', { name: '删除', exact: true }).click();
  await expect(top(page)).toContainText('1号楼-1单元-698');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(room(page, '698')).toHaveCount(0);
  await expect(page.getByText('数据不存在或已被删除')).toHaveCount(0);
});

test('a room goes its way to the customer and back, and to the day it is handed over', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  await addRoom(page, '699');
  const customer = { 客户姓名: '林小雨', 客户手机: '19900005566', 认购金: '50000' };
  const contract = { 合同编号: 'HT-2026-699', 成交总价: '1420000' };
  const state = (name: string) => expect(facts(page).getByText(name, { exact: true }).first()).toBeVisible();
  await move(page, '推售');
  await state('可售');
  await move(page, '撤回');
  await state('待售');
  await move(page, '推售');
  await move(page, '预留', { 预留原因: '老客户保留' });
  await state('销控');
  await expect(facts(page)).toContainText('老客户保留');
  await move(page, '释放');
  await state('可售');
  await move(page, '登记认购', customer);
  await state('已认购');
  await move(page, '退定', { 退定原因: '贷款未获批准' });
  await state('可售');
  await expect(facts(page)).not.toContainText('199****5566');
  await move(page, '登记认购', customer);
  await move(page, '签约', contract);
  await state('已签约');
  await expect(facts(page)).toContainText('HT-2026-699');
  await move(page, '退房', { 退房原因: '双方协商解除' });
  await state('可售');
  await move(page, '登记认购', customer);
  await move(page, '签约', contract);
  await move(page, '交房');
  await state('已交付');
  for (const over of ['推售', '登记认购', '退房', '删除'])
    await expect(drawer(page).getByRole('button', { name: over, exact: true })).toHaveCount(0);
  const actions = drawer(page).getByRole('listitem');
  await expect(actions.filter({ hasText: '退定' })).toContainText('贷款未获批准');
  await expect(actions.filter({ hasText: '交房' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(room(page, '699')).toHaveAccessibleName(/ 已交付 /);
  const made = ['add', 'cancelDeal', 'deliver', 'hold', 'open', 'release', 'sign', 'subscribe'];
  await expect
    .poll(() => callsOf(system, 'estateRooms'))
    .toEqual(expect.arrayContaining([...made, 'unsubscribe', 'withdraw']));
});

test('the days of a room’s moves are offered in their order and until today, also where no year is typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await addRoom(page, '699');
  const [yesterday, before, tomorrow] = [-1, -2, 1].map((n) => addDays(testDay, n)) as [
    string,
    string,
    string,
  ];
  const open = (name: string) => drawer(page).getByRole('button', { name, exact: true }).click();
  const expectOffered = async (label: string, days: Record<string, boolean>) => {
    await top(page).getByLabel(label, { exact: true }).click();
    await expect(dayIn(page, testDay)).toBeVisible();
    for (const [day, isOffered] of Object.entries(days))
      await expect(dayIn(page, day).and(page.locator(':not([aria-disabled])')), day).toHaveCount(
        isOffered ? 1 : 0,
      );
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
  };
  await move(page, '推售');
  await open('登记认购');
  await expectOffered('认购日期', { [testDay]: true, [tomorrow]: false });
  await typeDate(top(page), '认购日期', yesterday.slice(5));
  await expect(top(page).getByLabel('认购日期', { exact: true })).toHaveValue(yesterday);
  await fill(top(page), { 客户姓名: '林小雨', 客户手机: '19900005566', 认购金: '50000' });
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await open('签约');
  await expectOffered('签约日期', { [before]: false, [testDay]: true, [tomorrow]: false });
  await fill(top(page), { 合同编号: 'HT-2026-699' });
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await open('交房');
  await expectOffered('交房日期', { [yesterday]: false, [testDay]: true, [tomorrow]: false });
});

test('a customer’s mobile is shown whole by 查看, which the room’s log keeps', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('companyAdmin');
  const params = { status: 40 };
  const { id } = (await system.control('provider-states', { state: 'a room is in a state', params })) as {
    id: string;
  };
  await page.goto(`${path}?building=1&room=${id}`);
  await expect(facts(page)).toContainText('199****5566');
  await button(page, '查看 客户手机').click();
  await expect(facts(page)).toContainText('19900005566');
  await expect(drawer(page).getByRole('listitem').filter({ hasText: '查看' })).toHaveCount(1);
});

test('chosen rooms get another house shape with its areas; an undo gives both back', async ({
  page,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  await page.goto(`${path}?building=1`);
  await room(page, '601')
    .last()
    .click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+ArrowDown');
  await button(page, '批量设户型').click();
  await dialog(page).getByRole('radio', { name: '三室A户型' }).check();
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套，失败0套，共2套');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await page.keyboard.press('Escape');
  await room(page, '601').last().dblclick();
  await expect(facts(page)).toContainText('三室A户型');
  await page.keyboard.press('Escape');
  await button(page, '撤销上次修改').click();
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套，失败0套，共2套');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await room(page, '601').last().dblclick();
  await expect(facts(page)).toContainText('两室A户型');
});
