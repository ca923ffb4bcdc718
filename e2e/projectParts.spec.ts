import { expect, type Page, type System, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, fill, list, row, toggle, upload } from './parts.ts';
import { png } from './pictures.ts';
import { partPath, partTestsOf } from './projectParts.ts';

/** House shapes, consultants and amenities of a project (domain design, sections 4.8, 4.11 and 4.12). */

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const inUse = (kind: string) => (system: System) =>
  system.control('provider-states', {
    state: 'a record that something depends on exists',
    params: { kind },
  });

const plans = partTestsOf({ noun: '户型', page: 'add-house-shape', item: card });
plans.lists({
  count: 3,
  items: {
    两室A户型: ['主力户型', '2室2厅1厨1卫1阳', '89.50㎡', '71.60㎡', '80.00%', '1414100.00 元', '观海阳台'],
    复式A户型: ['4室3厅1厨3卫2阳', '东南'],
  },
  more: async (page) => {
    await button(page, '查看大图 两室A户型').click();
    await expect(dialog(page).getByRole('img', { name: '两室A户型' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^三室\s*1$/ }).click();
    await expect(page).toHaveURL(/categoryId=2/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto(partPath('add-house-shape', '4'));
    await expect(page.getByText('暂无数据')).toBeVisible();
  },
});
plans.adds({
  missing: ['请输入户型名称', '请选择分类', '请输入室', '请输入建筑面积', '请选择朝向', '请上传户型图'],
  fill: async (page) => {
    await fill(dialog(page), { 户型名称: '三室C户型', 室: '3', 厅: '2', 厨: '1', 卫: '2', 阳台: '1' });
    await fill(dialog(page), { 建筑面积: '118.5', 层高: '3' });
    await choose(dialog(page), '分类', '三室');
    await choose(dialog(page), '朝向', '南北');
    await upload(page, '户型图');
  },
  refused: { label: '套内面积', value: '118.51', right: '94.8', says: '套内面积不能大于建筑面积' },
  name: '三室C户型',
  listed: ['3室2厅1厨2卫1阳', '118.50㎡', '80.00%', '价格待定'],
  changed: { label: '参考总价', value: '1888000', listed: '1888000.00 元' },
});
plans.staysInUse({
  name: '两室A户型',
  says: /户型已被\d+套房源使用，无法删除/,
  prepare: inUse('roomPlan'),
});
plans.isReadOnly({ name: '两室A户型' });

test('a select without anything to choose from says what has to be there first', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  const all = `${system.url}/api/main/estate-amenity-categories/list?offset=0&limit=100&token=${token}`;
  const { data } = (await (await fetch(all)).json()) as { data: { list: { id: string }[] } };
  for (const { id } of data.list)
    await system.call(`estate-amenity-categories/enable/${id}`, { data: { enable: 0 } }, token);
  await signInAs('platformAdmin');
  await page.goto(partPath('add-support-info'));
  await button(page, '添加配套').click();
  await list(dialog(page), '分类').click();
  await expect(page.getByText('还没有启用的配套分类，请先在分类管理中添加')).toBeVisible();
});

const consultants = partTestsOf({ noun: '顾问', page: 'add-estate-people', item: row });
consultants.lists({
  count: 2,
  items: {
    叶青禾: ['199****0007', '资深置业顾问', '6年'],
    俞见深: ['199****3102', '3年'],
  },
  more: async (page) => {
    await page.getByLabel('姓名/手机号').fill('03102');
    await button(page, '查询').click();
    await expect(row(page, '俞见深')).toBeVisible();
    await expect(row(page, '叶青禾')).toHaveCount(0);
  },
});
consultants.adds({
  missing: ['请输入姓名', '请输入手机号', '请上传头像'],
  fill: async (page) => {
    await expect(dialog(page).getByLabel('职务')).toHaveValue('置业顾问');
    await fill(dialog(page), { 姓名: '顾南笙', 从业年限: '5' });
    await dialog(page)
      .getByLabel('头像', { exact: true })
      .setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: png(300, 300) });
    await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click();
    await expect(dialog(page).getByRole('button', { name: /^查看大图/ })).toBeVisible();
    await list(dialog(page), '关联账号').click();
    await page.getByRole('option', { name: '郑海生', exact: true }).click();
  },
  refused: { label: '手机号', value: '19900003102', right: '19900005678', says: '该顾问已存在' },
  name: '顾南笙',
  listed: ['199****5678', '郑海生', '5年'],
  changed: { label: '职务', value: '案场经理', listed: '案场经理' },
});
consultants.staysInUse({
  name: '叶青禾',
  says: /该顾问有\d+条未完结线索，请先转交/,
  prepare: inUse('estateConsultant'),
});
consultants.isReadOnly({ name: '叶青禾' });

test('a consultant’s mobile is shown whole by 查看 alone, which his log keeps', async ({
  page,
  signInAs,
}) => {
  await signInAs('estateManager');
  await page.goto(partPath('add-estate-people'));
  await button(page, '编辑 叶青禾').click();
  await button(page, '查看 手机号').click();
  await expect(dialog(page).getByLabel('手机号', { exact: true })).toHaveValue('19900000007');
  await page.reload();
  await expect(dialog(page)).toContainText('查看手机号');
  await expect(dialog(page).getByLabel('手机号', { exact: true })).toHaveValue('199****0007');
});

const amenities = partTestsOf({ noun: '配套', page: 'add-support-info', item: row });
amenities.lists({
  count: 7,
  items: {
    听澜路公交站: ['交通', '300m', '步行4分钟', '3条公交线路经过。'],
    澜湾购物中心: ['商业', '1.3km', '公交8分钟'],
  },
  more: async (page) => {
    await choose(page, '分类', '交通');
    await button(page, '查询').click();
    await expect(page.getByText('共 2 条')).toBeVisible();
  },
});
amenities.adds({
  missing: ['请输入配套名称', '请选择分类', '请输入距离'],
  fill: async (page) => {
    await fill(dialog(page), { 距离: '1200', 用时: '15' });
    await choose(dialog(page), '分类', '交通');
    await choose(dialog(page), '出行方式', '步行');
  },
  refused: { label: '配套名称', value: '滨海高铁站', right: '轻轨站', says: '配套名称已存在' },
  name: '轻轨站',
  listed: ['1.2km', '步行15分钟'],
  changed: { label: '距离', value: '950', listed: '950m' },
});
amenities.isReadOnly({ name: '望海沙滩' });

for (const [what, page, beside, taken, empty] of [
  ['house shapes', 'add-house-shape', '户型', '三室', '五室'],
  ['amenities', 'add-support-info', '配套', '教育', '政务'],
] as const)
  test(`categories of ${what} are added, renamed, switched and removed; one with records stays`, async ({
    page: tab,
    signInAs,
    system,
  }) => {
    await signInAs('platformAdmin');
    await tab.goto(partPath(page));
    await button(tab, '分类管理').click();
    await expect(tab).toHaveURL(/categories=all/);
    await button(tab, '添加分类').click();
    await fill(dialog(tab).last(), { 分类名称: taken });
    await confirm(tab).click();
    await expect(tab.getByText('分类名称已存在').first()).toBeVisible();
    await fill(dialog(tab).last(), { 分类名称: '新的' });
    await confirm(tab).click();
    await button(tab, '编辑 新的').click();
    await fill(dialog(tab).last(), { 分类名称: empty });
    await confirm(tab).click();
    await toggle(tab, `启用${empty}`).click();
    await expect(toggle(tab, `启用${empty}`)).not.toBeChecked();
    await button(tab, `删除 ${empty}`).click();
    await confirm(tab).click();
    await expect(row(tab, empty)).toHaveCount(0);
    await button(tab, `删除 ${taken}`).click();
    await confirm(tab).click();
    await expect(tab.getByText(`分类下存在${beside}，无法删除`)).toBeVisible();
    const area = page === 'add-house-shape' ? 'roomPlanCategories' : 'amenityCategories';
    await expect
      .poll(() => callsOf(system, area))
      .toEqual(expect.arrayContaining(['add', 'enable', 'get', 'list', 'remove', 'update']));
  });

test('the details of a project show its house shapes, consultants and amenities', async ({
  page,
  signInAs,
}) => {
  await signInAs('consultant');
  await page.goto(partPath('project-detail'));
  await expect(card(page, '三室A户型')).toContainText('3室2厅1厨2卫2阳');
  await expect(row(page, '叶青禾')).toContainText('199****0007');
  await expect(row(page, '望海沙滩')).toContainText('350m');
});
