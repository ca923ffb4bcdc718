import { estateSands } from '#contracts/areas/estateSands.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, list, option, tab } from './parts.ts';
import { file, png } from './pictures.ts';

/** 沙盘 of a project: points on a picture, by pointer and by key. Project 1 has a sand table with its two buildings, a gate, a car park and a school. */

const path = '/estate/project-manage/1/add-sand-info';
const canvas = (page: Page) => page.getByRole('application', { name: '沙盘画布' });
const mark = (page: Page, name: string) =>
  canvas(page).getByRole('button', { name: new RegExp(`、${name}、`) });
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '标注列表' }).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('group', { name: '编辑标注' });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const picture = (page: Page) => canvas(page).getByRole('group', { name: '一期' });

async function open(page: Page) {
  await page.goto(path);
  await expect(mark(page, '主入口')).toBeVisible();
  // The picture gives the frame its height.
  await expect
    .poll(() =>
      picture(page)
        .locator('img')
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBe(1920);
}

/** A place of the picture on the screen. */
async function at(page: Page, x: number, y: number) {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('The picture is not on the page.');
  return [box.x + (x / 10_000) * box.width, box.y + (y / 10_000) * box.height] as const;
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

async function stored(system: System) {
  const token = await system.tokenOf('platformAdmin');
  const { data } = await system.call(estateSands.get.path.replace('{id}', '1'), {}, token);
  return data as unknown as {
    version: number;
    sands: {
      name: string;
      imageUrl: string;
      points: { name: string; x: number; y: number; kind: number }[];
    }[];
  };
}
const pointNamed = async (system: System, name: string) =>
  (await stored(system)).sands[0]?.points.find((point) => point.name === name);

/** Within a pixel or two of the screen. */
const near = (wanted: number) => (actual: number) => Math.abs(actual - wanted) <= 30;

test('a click adds a point, a drag moves it, and both are saved in ten-thousandths', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  await open(page);
  await choose(page, '新标注的类型', '商业');
  await page.mouse.click(...(await at(page, 2000, 2500)));
  await expect(mark(page, '商业')).toBeFocused();
  await expect(panel(page).getByLabel('横坐标')).toHaveValue(/^(19[789]|20[012])\d$/);
  await fill(panel(page), { 标注名称: '海街', 标注说明: '首层商铺' });
  await drag(page, await at(page, 2000, 2500), await at(page, 8000, 3000));
  await expect(said(page, /海街已移到/)).toBeAttached();
  await drag(page, await at(page, 5000, 8800), await at(page, 4000, 9400));
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  const [street, gate] = [await pointNamed(system, '海街'), await pointNamed(system, '主入口')];
  expect([street?.x, street?.y].map((value) => Number.isInteger(value))).toEqual([true, true]);
  expect([near(8000)(street?.x ?? 0), near(3000)(street?.y ?? 0)]).toEqual([true, true]);
  expect([near(4000)(gate?.x ?? 0), near(9400)(gate?.y ?? 0)]).toEqual([true, true]);
});

test('a point that is taken back leaves the name of the sand table in its place', async ({
  page,
  signInAs,
}) => {
  await signInAs('companyAdmin');
  await open(page);
  await choose(page, '新标注的类型', '商业');
  await page.mouse.click(...(await at(page, 2000, 2500)));
  await expect(mark(page, '商业')).toBeFocused();
  await expect(page.getByRole('textbox', { name: '沙盘名称' })).toBeHidden();
  await button(page, '撤销修改').click();
  await expect(mark(page, '商业')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '沙盘名称' })).toBeVisible();
});

test('zoom changes no coordinate, and a drag while zoomed moves by what the pointer moved', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await open(page);
  const before = await picture(page).boundingBox();
  await rowOf(page, '主入口').click();
  await button(page, '放大').click();
  await button(page, '放大').click();
  await expect(page.getByRole('status', { name: '缩放比例' })).toHaveText('200%');
  const after = await picture(page).boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(2, 1);
  await expect(panel(page).getByLabel('横坐标')).toHaveValue('5000');
  await expect(panel(page).getByLabel('纵坐标')).toHaveValue('8800');

  // Choosing a point in the list brings it into view.
  await rowOf(page, '1号楼').click();
  await expect(mark(page, '1号楼')).toBeInViewport();
  await drag(page, await at(page, 3300, 4180), await at(page, 3500, 4180));
  await expect
    .poll(async () => near(3500)(Number(await panel(page).getByLabel('横坐标').inputValue())))
    .toBe(true);
  await expect(panel(page).getByLabel('纵坐标')).toHaveValue('4180');

  // Ctrl and the wheel zoom at the pointer; the page itself stays as it is.
  const [x, y] = await at(page, 3500, 4180);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page.getByRole('status', { name: '缩放比例' })).toHaveText('279%');
  const [left, top] = await at(page, 3500, 4180);
  expect(Math.hypot(left - x, top - y)).toBeLessThan(3);

  // Beside a point a drag moves the picture and adds nothing.
  await drag(page, [x + 120, y + 60], [x + 60, y + 30]);
  const [panned] = await at(page, 3500, 4180);
  expect(Math.round(panned - left)).toBe(-60);
  await expect(rowOf(page, '')).toHaveCount(5);
  await button(page, '适应画布').click();
  await expect(page.getByRole('status', { name: '缩放比例' })).toHaveText('100%');
});

test('everything works by keyboard alone', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await open(page);
  await mark(page, '主入口').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(said(page, '主入口已移到横坐标 5010，纵坐标 8700')).toBeAttached();
  await expect(mark(page, '主入口')).toBeFocused();
  await expect(mark(page, '主入口')).toHaveAccessibleName('出入口、主入口、横坐标 5010，纵坐标 8700');

  // Enter edits, Enter leads back.
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('标注名称')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('北门');
  await page.keyboard.press('Enter');
  await expect(mark(page, '北门')).toBeFocused();

  await page.keyboard.press('+');
  await expect(page.getByRole('status', { name: '缩放比例' })).toHaveText('150%');
  await page.keyboard.press('0');
  await expect(page.getByRole('status', { name: '缩放比例' })).toHaveText('100%');

  // A point is removed, and comes back with Ctrl+Z.
  await mark(page, '地面停车场').focus();
  await page.keyboard.press('Delete');
  await expect(mark(page, '地面停车场')).toHaveCount(0);
  await expect(said(page, '已删除地面停车场')).toBeAttached();
  await expect(canvas(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(mark(page, '地面停车场')).toBeVisible();
  await mark(page, '社区幼儿园').focus();
  await page.keyboard.press('Delete');

  // The button adds in the middle of what is in view.
  await list(page, '新标注的类型').focus();
  await page.keyboard.press('Enter');
  await option(page, '地铁/公交').click();
  await button(page, '添加标注').focus();
  await page.keyboard.press('Enter');
  await expect(mark(page, '地铁/公交')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('操作成功')).toBeVisible();
  const names = (await stored(system)).sands[0]?.points.map(({ name, x, y }) => [name, x, y]);
  expect(names).toEqual([
    ['1号楼', 3300, 4180],
    ['2号楼', 6480, 4180],
    ['北门', 5010, 8700],
    ['地面停车场', 3280, 7540],
    ['地铁/公交', 4990, 5000],
  ]);
});

test('a building has one point, named after it, in the colour and with the sign of its sales state', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await open(page);
  await expect(page.getByRole('list', { name: '销售状态图例' }).getByRole('listitem')).toHaveText([
    '在售',
    '待售',
    '售罄',
  ]);
  await expect(mark(page, '1号楼')).toHaveAccessibleName(
    /^楼栋、1号楼、(在售|待售|售罄)、横坐标 3300，纵坐标 4180$/,
  );
  await mark(page, '1号楼').hover();
  await expect(page.getByRole('tooltip')).toContainText(/在售|待售|售罄/);
  await expect(rowOf(page, '1号楼')).toHaveAttribute('data-lit', 'true');
  await rowOf(page, '2号楼').hover();
  await expect(mark(page, '2号楼')).toHaveAttribute('data-lit', 'true');

  // Both are marked: a further one is not added, and the other building cannot be chosen.
  await page.mouse.click(...(await at(page, 1000, 5000)));
  await expect(page.getByText('所有楼栋都已标注')).toBeVisible();
  await expect(rowOf(page, '')).toHaveCount(5);
  await mark(page, '1号楼').click();
  await list(panel(page), '楼栋').click();
  await expect(option(page, '2号楼 已标注')).toBeDisabled();
  await page.keyboard.press('Escape');
  await button(page, '删除').click();
  await page.mouse.click(...(await at(page, 1000, 5000)));
  await expect(mark(page, '1号楼')).toBeFocused();
});

test('another picture keeps the points, after a question', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await open(page);
  const before = await stored(system);
  const replace = () =>
    page
      .getByLabel('沙盘图', { exact: true })
      .filter({ visible: true })
      .setInputFiles(file('新图.png', png(160, 160)));
  await replace();
  await expect(dialog(page)).toContainText('更换沙盘图将保留已有标注，是否继续？');
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(picture(page).locator('img')).toHaveAttribute(
    'src',
    new RegExp(`${before.sands[0]?.imageUrl}$`),
  );
  await replace();
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(picture(page).locator('img')).not.toHaveAttribute(
    'src',
    new RegExp(`${before.sands[0]?.imageUrl}$`),
  );
  await expect(mark(page, '社区幼儿园')).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  const after = await stored(system);
  expect(after.sands[0]?.imageUrl).not.toBe(before.sands[0]?.imageUrl);
  expect(after.sands[0]?.points).toEqual(before.sands[0]?.points);
});

test('sand tables are added, renamed, put in order and removed; what is missing is pointed at', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await open(page);
  await button(page, '添加沙盘').click();
  await expect(tab(page, '2期')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('请先上传沙盘图，再添加标注')).toBeVisible();
  await page.getByRole('textbox', { name: '沙盘名称' }).fill('二期');
  await tab(page, '一期').click();
  await confirm(page).click();
  // The second one, which has no picture, opens.
  await expect(page.getByText('请上传沙盘图').first()).toBeVisible();
  await expect(tab(page, '二期')).toHaveAttribute('aria-selected', 'true');
  await page
    .getByLabel('沙盘图', { exact: true })
    .filter({ visible: true })
    .setInputFiles(file('二期.png', png(160, 90)));
  await choose(page, '新标注的类型', '会所/泳池');
  await button(page, '添加标注').click();
  await expect(mark(page, '会所/泳池')).toBeFocused();
  await fill(panel(page), { 标注名称: '' });
  await button(page, '关闭').click();
  await confirm(page).click();
  await expect(page.getByText('请输入标注名称').first()).toBeVisible();
  await expect(panel(page).getByLabel('标注名称')).toBeFocused();
  await page.keyboard.type('海景泳池');
  await button(page, '向前移动').click();
  await expect(page.getByRole('main').getByRole('tab').first()).toContainText('二期');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await stored(system)).sands.map(({ name }) => name)).toEqual(['二期', '一期']);

  await page.goto(path);
  await expect(tab(page, '二期')).toHaveAttribute('aria-selected', 'true');
  await button(page, '删除沙盘').click();
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await expect(tab(page, '二期')).toHaveCount(0);
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await stored(system)).sands.map(({ name }) => name)).toEqual(['一期']);
});

test('a conflict shows both pictures with their points, and what was done survives a reload', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await open(page);
  await mark(page, '主入口').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.reload();
  page.on('dialog', (question) => void question.accept());
  await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
  await expect(mark(page, '主入口')).toHaveAccessibleName(/横坐标 4900/);

  const token = await system.tokenOf('platformAdmin');
  const { sands, version } = await stored(system);
  const theirs = sands.map((sand) => ({ ...sand, points: sand.points.slice(0, 2) }));
  const save = estateSands.save.path.replace('{id}', '1');
  expect((await system.call(save, { data: { sands: theirs, version } }, token)).status).toBe(1);
  await confirm(page).click();
  const side = (name: string) =>
    page.getByRole('dialog', { name: '数据已被修改' }).getByRole('group', { name, exact: true });
  await expect(side('对方保存的').locator('[data-point]')).toHaveCount(2);
  await expect(side('我填写的').locator('[data-point]').first()).toBeVisible();
  await expect(side('我填写的').locator('[data-point]')).toHaveCount(5);
  await page.getByRole('dialog').getByRole('radio', { name: '对方保存的' }).check();
  await button(page, '填入表单').click();
  await expect(canvas(page).locator('[data-point]')).toHaveCount(2);
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('a consultant looks at the sand table of his project and changes nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('consultant');
  await page.goto('/estate/project-manage/1/project-detail');
  const sand = page.getByRole('region', { name: '沙盘' });
  await sand.scrollIntoViewIfNeeded();
  const gate = sand.getByRole('button', { name: '出入口、主入口、横坐标 5000，纵坐标 8800' });
  await gate.focus();
  await expect(sand.getByRole('tooltip')).toContainText('人车分流');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(gate).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('没有访问权限').first()).toBeVisible();
});
