import { estateParts } from '#contracts/areas/estates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { brokenOff, effects, lose, withoutKeys } from './lost.ts';
import { button, choose, confirm, dialog, fill } from './parts.ts';

/** 项目概况 and 销售信息 of a project (domain design, sections 4.4 and 4.5). */

const base = '/estate/project-manage';
const detail = `${base}/1/project-detail`;
const situation = `${base}/1/add-estate-situation`;
const saleInfo = `${base}/1/add-sale-info`;
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an overview is saved; a ratio that does not fit the areas is asked about once', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(situation);
  await said(page, '按面积计算为 2.50');
  for (const [label, unit] of Object.entries({
    占地面积: '㎡',
    绿化率: '%',
    规划户数: '户',
    车位数: '个',
    物业费: '元/㎡·月',
  }))
    await expect(
      page.getByLabel(label, { exact: true }).locator('xpath=ancestor::*[@data-field]'),
    ).toContainText(unit);
  await fill(page, { 容积率: '3', 车位配比: '2:1' });
  await confirm(page).click();
  await said(page, '请输入正确的车位配比，如1:1.2');
  await fill(page, { 车位配比: '1:1.2' });
  await confirm(page).click();
  await expect(dialog(page)).toContainText('容积率与面积不一致，是否继续？');
  await button(page, '取消').last().click();
  await expect(page).toHaveURL(situation);
  await confirm(page).click();
  await confirm(page).click();
  await said(page, '操作成功');
  await expect(page).toHaveURL(detail);
  await expect(region(page, '项目概况')).toContainText('3.00');
  await expect(region(page, '项目概况')).toContainText('1:1.2');
});

test('planned rooms below those of the buildings are asked about', async ({ page, signInAs }) => {
  await page.route('**/estates/get/1?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { rooms: object } };
    const rooms = {
      ...json.data.rooms,
      available: 100,
      waiting: 0,
      held: 0,
      subscribed: 0,
      signed: 0,
      delivered: 0,
    };
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, rooms } } });
  });
  await signInAs('superAdmin');
  await page.goto(situation);
  await fill(page, { 规划户数: '99' });
  await confirm(page).click();
  await expect(dialog(page)).toContainText('规划户数少于楼栋房源 100 套，是否继续？');
});

test('sale information tells each rule at its field, and keeps the licences with their buildings', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(saleInfo);
  const wrong: [Record<string, string>, string, Record<string, string>][] = [
    [{ 最高总价: '900000' }, '最高总价不能低于最低总价', { 最高总价: '2680000' }],
    [{ 最大面积: '' }, '请同时填写最小面积和最大面积', { 最大面积: '168' }],
    [{ 最新开盘: '2020-01-01' }, '最新开盘日期不能早于首次开盘日期', { 最新开盘: '2026-03-29' }],
    [{ 交房时间: '2020-01-01' }, '交房日期不能早于开盘日期', { 交房时间: '2027-07-17' }],
    [{ 接待结束时间: '08:00' }, '结束时间必须晚于开始时间', { 接待结束时间: '18:00' }],
    [{ 佣金比例: '10.01' }, '佣金比例范围为0.01-10%', { 佣金比例: '1.5' }],
    [{ 推荐保护期: '0' }, '推荐保护期范围为1-365', { 推荐保护期: '60' }],
  ];
  for (const [values, sentence, right] of wrong) {
    await fill(page, values);
    await confirm(page).click();
    const [label = ''] = Object.keys(values);
    await expect(
      page.getByLabel(label, { exact: true }).locator('xpath=ancestor::*[@data-field]'),
    ).toContainText(sentence);
    await fill(page, right);
  }
  const row = (n: number) => page.getByRole('group', { name: `许可证${n}`, exact: true });
  await button(page, '添加许可证').click();
  await row(3).getByLabel('证号').fill('甬房预许字(2025)第0126号');
  await row(3).getByLabel('发证日期').fill('2026-01-05');
  await confirm(page).click();
  await expect(row(3)).toContainText('证号不能重复');
  await row(3).getByLabel('证号').fill('甬房预许字(2026)第0007号');
  await expect(row(3).getByRole('combobox', { name: '绑定楼栋' })).toHaveAttribute('placeholder', '全部楼栋');
  await choose(row(3), '绑定楼栋', '2号楼');
  await button(page, '删除许可证1').click();
  // Recommends with a fixed commission: the rate is not asked for any more.
  await choose(page, '佣金方式', '固定金额');
  await expect(page.getByLabel('佣金比例')).toHaveCount(0);
  await confirm(page).click();
  await said(page, '请输入佣金金额');
  await fill(page, { 佣金金额: '8888.88' });
  await confirm(page).click();
  await said(page, '1号楼有可售或销控的房源，须保留预售许可证');
  await choose(row(2), '绑定楼栋', '1号楼');
  await confirm(page).click();
  await expect(page).toHaveURL(detail);
  await expect(region(page, '销售信息')).toContainText('固定金额佣金金额8888.88');
  await expect(region(page, '销售信息').getByRole('row').nth(2)).toContainText(
    '甬房预许字(2026)第0007号2026-01-051号楼 · 2号楼',
  );
});

test('a licence shows the ids of its buildings while their names cannot be read, and reads them when the list is opened', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  const fault = { endpoint: estateParts.buildings.name, kind: 'status', value: -1099, times: 1 };
  await system.control('faults', fault);
  await page.goto(saleInfo);
  const first = page.getByRole('group', { name: '许可证1', exact: true });
  await expect(first.getByRole('button', { name: '删除1', exact: true })).toBeVisible();
  await first.getByRole('combobox', { name: '绑定楼栋' }).click();
  await expect(first.getByRole('button', { name: '删除1号楼', exact: true })).toBeVisible();
});

test('a project on sale needs a licence and one with recommends a rule; what the server refuses stands at its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/2/add-sale-info`);
  await choose(page, '销售状态', '在售');
  await page.getByRole('switch', { name: '接受推荐' }).check();
  await fill(page, { 售楼处地址: '云栖湖路188号', 售楼电话: '0571-88000002', 佣金金额: '5000' });
  await confirm(page).click();
  await said(page, '在售项目必须填写预售许可证');
  await said(page, '请输入推荐规则');
  await page.getByRole('switch', { name: '接受推荐' }).uncheck();
  await choose(page, '销售状态', '待售');
  const says = '仍有可售房源，不能设为售罄';
  const refusal = { status: -1008, message: says, data: { field: 'saleStatus' } };
  await page.route('**/estates/update-sale-info/2?*', (route) => route.fulfill({ json: refusal }), {
    times: 1,
  });
  await confirm(page).click();
  await expect(page.getByText(says)).toHaveCount(2);
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/2/project-detail`);
  await expect(region(page, '销售信息')).toContainText('价格待定');
});

for (const keys of [true, false])
  test(`a section whose answer was lost is saved once, ${keys ? 'with' : 'without'} idempotency keys`, async ({
    page,
    signInAs,
    system,
    allowConsole,
  }) => {
    allowConsole(brokenOff);
    if (!keys) await withoutKeys(page);
    await signInAs('superAdmin');
    await page.goto(situation);
    await fill(page, { 开发商: '听澜置业' });
    await lose(system, 'estates.updateSituation');
    await confirm(page).click();
    if (keys) {
      await said(page, 'Network Error');
      await expect(page.getByLabel('开发商')).toHaveValue('听澜置业');
      await confirm(page).click();
    }
    await expect(page).toHaveURL(detail);
    await expect(region(page, '项目概况')).toContainText('听澜置业');
    expect(await effects(system, 'estates.updateSituation')).toBe(1);
  });
