import type { Locator } from '@playwright/test';
import { roomExample } from '#contracts/examples/estateBuildings.ts';
import { roomPlanExample } from '#contracts/examples/estateParts.ts';
import { saleInfoExample, situationExample } from '#contracts/examples/estates.ts';
import { testDay } from '../contracts/testing/moment.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { pagesOf } from './printedPages.ts';
import { cameTooLate } from './tooLate.ts';

/** 销控图 of the first building of the seed: 2 units of 6 floors with 2 rooms each (domain design, section 4.9). */

const path = '/estate/project-manage/1/add-building';
const room = (page: Page, unit: number, no: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${unit}单元 \\d+层 ${no} `) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const chosen = (page: Page) => page.getByRole('gridcell', { selected: true });

async function open(page: Page, signInAs: (persona: 'companyAdmin') => Promise<void>) {
  await signInAs('companyAdmin');
  await page.goto(`${path}?building=1`);
  await expect(room(page, 2, '601')).toBeVisible();
}
/** Makes a move of a room as another user. */
const moveElsewhere = async (system: System, move: string, id: string, data: object) =>
  system.call(`estate-rooms/${move}/${id}`, { data }, await system.tokenOf('platformAdmin'));
const idOf = async (page: Page, unit: number, no: string) =>
  (await room(page, unit, no).getAttribute('data-room')) ?? '';

/** Moves the mouse with its button down; while a span is drawn, what is under it is no cell. */
async function drawTo(page: Page, to: Locator) {
  const box = await to.boundingBox();
  if (!box) throw new Error('the room is not in view');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
}

test('rooms are chosen by keys: arrows, spans, a whole unit, single ones, none', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs);
  await room(page, 1, '601').click({ modifiers: ['Control'] });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(room(page, 2, '601')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(chosen(page)).toHaveCount(4);
  await expect(page.getByText('已选4套')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(chosen(page)).toHaveCount(12);
  await page.keyboard.press('Space');
  await expect(chosen(page)).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('1号楼-2单元-502');
  await page.keyboard.press('Escape');
  await expect(room(page, 2, '502')).toBeFocused();
});

test('a span that is drawn gets other prices; what is sold refuses, and the change is taken back', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs);
  await room(page, 1, '501').hover();
  await page.mouse.down();
  await drawTo(page, room(page, 1, '402'));
  await page.mouse.up();
  await expect(chosen(page)).toHaveCount(4);
  await button(page, '批量改价').click();
  await dialog(page).getByRole('radio', { name: '按比例' }).check();
  await dialog(page).getByRole('textbox').fill('10');
  await expect(dialog(page)).toContainText('将修改2套，0套没有变化');
  await expect(dialog(page)).toContainText('2套不能修改（已认购房源不能改价）：1单元 401、1单元 402');
  await expect(dialog(page).getByRole('row', { name: /1单元 501/ })).toContainText('16000.00 → 17600.00');
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套，失败0套，共2套');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await expect(room(page, 1, '501')).toHaveAccessibleName(/1575200\.00$/);
  await expect(chosen(page)).toHaveCount(4);
  await button(page, '撤销上次修改').click();
  await expect(dialog(page).getByRole('row', { name: /1单元 501/ })).toContainText('17600.00 → 16000.00');
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  await expect(room(page, 1, '501')).toHaveAccessibleName(/1432000\.00$/);
});

test('an undo leaves a room alone that somebody else has changed meanwhile', async ({
  page,
  signInAs,
  system,
}) => {
  await open(page, signInAs);
  await room(page, 2, '601').click({ modifiers: ['Control'] });
  await room(page, 2, '602').click({ modifiers: ['Shift'] });
  await button(page, '批量改状态').click();
  await dialog(page).getByRole('radio', { name: '销控' }).check();
  await dialog(page).getByRole('textbox').fill('领导预留');
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套');
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();
  const id = await idOf(page, 2, '601');
  const customer = { customerName: '林小雨', customerMobile: '19900005566' };
  const money = { subscribeAmount: 0, subscribeDate: testDay };
  await moveElsewhere(system, 'subscribe', id, { ...customer, ...money });
  await expect(room(page, 2, '601')).toHaveAccessibleName(/ 已认购 /, { timeout: 10_000 });
  await button(page, '撤销上次修改').click();
  await expect(dialog(page)).toContainText('1套不能修改（已认购房源不能改状态）：2单元 601');
  await button(page, '修改1套').click();
  await expect(dialog(page)).toContainText('成功1套，失败0套，共1套');
});

test('what another one changes shows by itself, and the selection stays', async ({
  page,
  signInAs,
  system,
}) => {
  await open(page, signInAs);
  await room(page, 2, '601').click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+ArrowRight');
  await moveElsewhere(system, 'hold', await idOf(page, 2, '501'), { reason: '老客户' });
  await expect(room(page, 2, '501')).toHaveAccessibleName(/ 销控 /, { timeout: 10_000 });
  await expect(chosen(page)).toHaveCount(2);
  await expect(room(page, 2, '602')).toBeFocused();
});

test('the dialogs have the licences and house shapes that somebody added after the grid was opened', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('platformAdmin');
  const write = (path: string, data: object) => system.call(path, { data }, token);
  const licensed = (buildingIds: string[]) =>
    write('estates/update-sale-info/1', {
      ...saleInfoExample,
      licences: [{ no: '浙售许字(2026)第00001号', date: '2026-01-10', buildingIds }],
    });
  await licensed(['2']);
  await write('estate-rooms/add', roomExample);
  await open(page, signInAs);
  await licensed(['1', '2']);
  await write('estate-room-plans/add', roomPlanExample);
  await room(page, 1, '699').click({ modifiers: ['Control'] });
  await button(page, '批量改状态').click();
  await dialog(page).getByRole('radio', { name: '可售' }).check();
  await expect(dialog(page)).toContainText('将修改1套，0套没有变化');
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await button(page, '批量设户型').click();
  await expect(dialog(page).getByRole('radio', { name: roomPlanExample.name })).toBeVisible();
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await button(page, '添加房源').click();
  await dialog(page).getByRole('combobox', { name: '户型' }).click();
  await expect(page.getByRole('option', { name: roomPlanExample.name })).toBeVisible();
});

test('rooms beyond the planned number are warned about where they are made, and not refused', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('platformAdmin');
  const { rooms } = (await system.call('estates/get/1', {}, token)).data as { rooms: Record<string, number> };
  const total = Object.values(rooms).reduce((sum, count) => sum + count, 0);
  const plan = (plannedRooms: number) =>
    system.call('estates/update-situation/1', { data: { ...situationExample, plannedRooms } }, token);
  const warning = (n: number, planned: number) =>
    dialog(page).getByText(`项目房源将达${n}套，超过规划户数${planned}户`, { exact: true });
  const anyWarning = dialog(page).getByText('超过规划户数');

  await plan(total + 1);
  await signInAs('companyAdmin');
  await page.goto(path);
  await button(page, '更多 1号楼').click();
  await page.getByRole('menuitem', { name: '生成房源' }).click();
  // All of these are there already.
  await expect(dialog(page)).toContainText('将生成24套房源');
  await expect(anyWarning).toHaveCount(0);
  await dialog(page).getByRole('textbox', { name: '每层户数' }).fill('3');
  await expect(warning(total + 12, total + 1)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: '每层户数' }).fill('2');
  await expect(anyWarning).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '取消' }).click();

  await page.goto(`${path}?building=1`);
  await button(page, '添加房源').click();
  await expect(dialog(page).getByRole('textbox', { name: '房号' })).toBeVisible();
  await expect(anyWarning).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '取消' }).click();
  // Somebody plans fewer meanwhile.
  await plan(total);
  await button(page, '添加房源').click();
  await expect(warning(total + 1, total)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: '楼层' }).fill('6');
  await dialog(page).getByRole('textbox', { name: '房号' }).fill('699');
  await dialog(page).getByRole('textbox', { name: '建筑面积' }).fill('90');
  await dialog(page).getByRole('button', { name: '保存并继续添加' }).click();
  await expect(warning(total + 2, total)).toBeVisible();
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(room(page, 1, '699')).toBeVisible();
});

test('prices are pasted from a spreadsheet over the chosen rooms', async ({ page, signInAs }) => {
  await open(page, signInAs);
  await room(page, 2, '601').click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+ArrowRight');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '17,000\n18,000\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog(page).getByRole('row', { name: /2单元 602/ })).toContainText('→ 18000.00');
  await button(page, '修改2套').click();
  await expect(dialog(page)).toContainText('成功2套');
});

test('a room is subscribed in its drawer; the counts of the states follow and fade the others', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs);
  const taken = await page.getByRole('gridcell', { name: / 已认购 / }).count();
  const states = (n: number) => page.getByRole('button', { name: new RegExp(`^已认购 ${n} `) });
  await expect(states(taken)).toBeVisible();
  await room(page, 2, '601').click();
  await button(page, '登记认购').click();
  const form = dialog(page).last();
  await form.getByRole('textbox', { name: '客户姓名' }).fill('林小雨');
  await form.getByRole('textbox', { name: '客户手机' }).fill('19900005566');
  await form.getByRole('button', { name: '确定' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText('199****5566');
  await page.keyboard.press('Escape');
  await expect(room(page, 2, '601')).toHaveAccessibleName(/ 已认购 /);
  const state = states(taken + 1);
  await state.click();
  await expect(state).toHaveAttribute('aria-pressed', 'true');
  await expect(room(page, 2, '602')).toHaveCSS('opacity', '0.28');
});

test('a customer who comes second for a room stays in the form, which says that it is taken and by whom', async ({
  page,
  system,
  signInAs,
}) => {
  await open(page, signInAs);
  const id = await idOf(page, 2, '601');
  await room(page, 2, '601').click();
  await button(page, '登记认购').click();
  const form = dialog(page).last();
  await form.getByRole('textbox', { name: '客户姓名' }).fill('林小雨');
  await form.getByRole('textbox', { name: '客户手机' }).fill('19900005566');
  const other = {
    customerName: '何立',
    customerMobile: '19900007788',
    subscribeAmount: 0,
    subscribeDate: testDay,
  };
  expect((await moveElsewhere(system, 'subscribe', id, other)).status).toBe(1);
  await form.getByRole('button', { name: '确定' }).click();
  await cameTooLate(page, { answer: '房源已被认购', state: '已认购', line: '周明慧 认购' });
  await expect(form.getByRole('textbox', { name: '客户姓名' })).toHaveValue('林小雨');
  await form.getByRole('button', { name: '取消' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toContainText('199****7788');
  await page.keyboard.press('Escape');
  await expect(room(page, 2, '601')).toHaveAccessibleName(/ 已认购 /);
});

test('a click opens the drawer of a room, also a double one; spans and single rooms are chosen without it', async ({
  page,
  signInAs,
}) => {
  await open(page, signInAs);
  await room(page, 1, '601').click();
  await expect(dialog(page)).toContainText('1号楼-1单元-601');
  await page.keyboard.press('Escape');
  await expect(room(page, 1, '601')).toBeFocused();
  await room(page, 1, '502').dblclick();
  await expect(dialog(page)).toContainText('1号楼-1单元-502');
  await page.keyboard.press('Escape');
  await room(page, 2, '601').click({ modifiers: ['Shift'] });
  await room(page, 1, '301').click({ modifiers: ['Control'] });
  await room(page, 1, '401').hover();
  await page.mouse.down();
  await drawTo(page, room(page, 1, '302'));
  await page.mouse.up();
  await expect(chosen(page)).toHaveCount(4);
  await expect(dialog(page)).toHaveCount(0);
});

test('a building that fails to load for the form of a room says so, and the next try opens the form', async ({
  page,
  signInAs,
  system,
}) => {
  await open(page, signInAs);
  await room(page, 2, '601').focus();
  await page.keyboard.press('Enter');
  await system.control('faults', { endpoint: 'estateBuildings.get', times: 1, kind: 'status', value: -1099 });
  await button(page, '编辑').click();
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
  await button(page, '编辑').click();
  await expect(dialog(page).last()).toContainText('编辑房源');
});

test('who may not change a project finds neither the dialogs of its buildings nor their buttons', async ({
  page,
  signInAs,
}) => {
  await signInAs('consultant');
  for (const query of ['edit=add', 'edit=1', 'generate=1']) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('row', { name: /1号楼/ })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(button(page, '添加楼栋')).toHaveCount(0);
});

test('rooms are generated after a question that says how many; those that are there are named', async ({
  page,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  await page.goto(`${path}?generate=1`);
  await dialog(page).getByRole('textbox', { name: '每层户数' }).fill('3');
  await dialog(page).getByRole('textbox', { name: '跳过楼层' }).fill('4');
  await expect(dialog(page)).toContainText('将生成30套房源');
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(dialog(page).last()).toContainText('将生成30套房源，是否继续？');
  await dialog(page).last().getByRole('button', { name: '确定' }).click();
  await expect(dialog(page)).toContainText('已生成10套，已跳过20套重复房源');
  await expect(dialog(page)).toContainText('1单元 101');
});

test('the grid is printed on A4 landscape without its tools', async ({ page, signInAs }) => {
  await open(page, signInAs);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, '批量改价')).toBeHidden();
  await expect(room(page, 1, '101')).toBeVisible();
  expect(new Set(await pagesOf(page))).toEqual(new Set(['842x595']));
});
