import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose, withoutKeys } from './lost.ts';
import { button, confirm, dialog } from './parts.ts';

/** Changes of many rooms whose answer gets lost after the backend has acted: the user sends them again, and nothing happens twice. */

const path = '/estate/project-manage/1/add-building';
const room = (page: Page, no: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^2单元 \\d+层 ${no} `) });

/** Chooses two rooms, and answers the id of the first. */
async function chooseTwo(page: Page): Promise<string> {
  await page.goto(`${path}?building=1`);
  await room(page, '601').click({ modifiers: ['Control'] });
  await page.keyboard.press('Shift+ArrowRight');
  return (await room(page, '601').getAttribute('data-room')) ?? '';
}
/** How often a room of the building was changed in this way. */
async function changesOf(system: System, id: string, action: string) {
  const token = await system.tokenOf('platformAdmin');
  const { data } = await system.call(`estate-rooms/get/${id}`, {}, token);
  return (data as { logs: { action: string }[] }).logs.filter((line) => line.action === action).length;
}

test.beforeEach(({ allowConsole }) => allowConsole(brokenOff));

const batches: [call: string, title: string, action: string, change: (page: Page) => Promise<void>][] = [
  [
    'batchPrice',
    '批量改价',
    '改价',
    async (page) => {
      await dialog(page).getByRole('radio', { name: '固定单价' }).check();
      await dialog(page).getByRole('textbox').fill('17777');
    },
  ],
  [
    'batchStatus',
    '批量改状态',
    '预留',
    async (page) => {
      await dialog(page).getByRole('radio', { name: '销控' }).check();
      await dialog(page).getByRole('textbox').fill('领导预留');
    },
  ],
  [
    'batchPlan',
    '批量设户型',
    '设置户型',
    (page) => dialog(page).getByRole('radio', { name: '复式A户型' }).check(),
  ],
];
for (const [call, title, action, change] of batches)
  for (const keys of [true, false])
    test(`${title}: rooms are changed once when the answer is lost, ${keys ? 'with' : 'without'} idempotency keys`, async ({
      page,
      system,
      signInAs,
    }) => {
      if (!keys) await withoutKeys(page);
      await signInAs('companyAdmin');
      const id = await chooseTwo(page);
      await button(page, title).click();
      await change(page);
      await lose(system, `estateRooms.${call}`);
      await button(page, '修改2套').click();
      await expect(dialog(page).getByRole('alert').first()).toContainText(
        '还有2套没有结果，已完成的不会丢失。',
      );
      await expect(dialog(page)).toContainText('成功0套，失败0套，共2套');
      await button(page, '继续提交').click();
      await expect(dialog(page)).toContainText('成功2套，失败0套，共2套');
      await expect(button(page, '继续提交')).toHaveCount(0);
      await dialog(page).getByRole('button', { name: '关闭' }).last().click();
      expect(await effects(system, `estateRooms.${call}`)).toBe(1);
      expect(await changesOf(system, id, action)).toBe(1);
      // What was found to be changed already can be taken back like the rest.
      await button(page, '撤销上次修改').click();
      await button(page, '修改2套').click();
      await expect(dialog(page)).toContainText('成功2套，失败0套，共2套');
    });

test('rooms whose answer was lost are sent again; those that somebody else changed meanwhile are named', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  const id = await chooseTwo(page);
  await button(page, '批量设户型').click();
  await dialog(page).getByRole('radio', { name: '复式A户型' }).check();
  // The call does not arrive.
  await system.control('faults', { endpoint: 'estateRooms.batchPlan', kind: 'drop', times: 1 });
  await button(page, '修改2套').click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('还有2套没有结果');
  const token = await system.tokenOf('platformAdmin');
  expect((await system.call(`estate-rooms/hold/${id}`, { data: { reason: '老客户' } }, token)).status).toBe(
    1,
  );
  await button(page, '继续提交').click();
  await expect(dialog(page)).toContainText('成功1套，失败1套，共2套');
  await expect(dialog(page).getByRole('listitem')).toHaveText('2单元 601 数据已被修改，请刷新后重试');
});

for (const keys of [true, false])
  test(`rooms are generated once when the answer is lost, ${keys ? 'with' : 'without'} idempotency keys`, async ({
    page,
    system,
    signInAs,
  }) => {
    if (!keys) await withoutKeys(page);
    await signInAs('companyAdmin');
    await page.goto(`${path}?generate=1`);
    await dialog(page).getByRole('textbox', { name: '每层户数' }).fill('3');
    await lose(system, 'estateBuildings.generateRooms');
    await confirm(page).click();
    await confirm(page).click();
    if (keys) {
      await expect(page.getByText('Network Error').first()).toBeVisible();
      await expect(dialog(page)).toHaveCount(1);
      await confirm(page).click();
      await expect(dialog(page).last()).toContainText('将生成36套房源，是否继续？');
      await confirm(page).click();
      // Again the first answer, with the rooms that were there before.
      await expect(dialog(page)).toContainText('已生成12套，已跳过24套重复房源');
      await expect(dialog(page).getByRole('listitem')).toHaveCount(24);
    } else {
      // The console reads the building, which has more rooms now.
      await expect(page.getByText('未收到回复，经核对已保存')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    }
    expect(await effects(system, 'estateBuildings.generateRooms')).toBe(1);
    const token = await system.tokenOf('platformAdmin');
    const { data } = await system.call('estate-buildings/get/1', {}, token);
    expect((data as { totalRooms: number }).totalRooms).toBe(36);
  });
