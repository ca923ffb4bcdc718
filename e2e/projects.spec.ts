import { estateExample } from '#contracts/examples/estates.ts';
import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, fill, list, more, row, titleBar, toggle } from './parts.ts';
import { expectFound } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';
import { fillSignIn } from './signIn.ts';

/** Real-estate projects: list, shelf, ordering, base data and details (domain design, sections 4.1 to 4.3). */

const base = '/estate/project-manage';
const listPath = `${base}/project-list`;
const detail = (id: string) => `${base}/${id}/project-detail`;
const crumbs = (page: Page) => page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem');
const ordering = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^修改排序 ${name}`) });

const projects = testsOf({
  ...{ noun: '项目', base, list: listPath },
  ...{ resource: 'estates', area: 'estates' },
});
projects.lists({
  columns: [
    ...['项目名称', '所属公司', '销售状态', '均价(元/㎡)', '在售/总套数', '上架', '完善度', '排序'],
    ...['所在地区', '物业类型', '创建时间', '操作'],
  ],
  rows: {
    临海·听澜苑: [
      '一线海景 · 精装',
      '海澜置业有限公司',
      '在售',
      '15800.00',
      '/9',
      '宁波市浙江省',
      '住宅 · 度假公寓',
    ],
    云栖湖畔: ['待售', '价格待定', '杭州市浙江省'],
    椰林湾壹号: ['北境康养地产有限公司', '售罄'],
  },
  first: '临海·听澜苑',
});
projects.finds({
  chosen: { 所属公司: '北境康养地产有限公司', 销售状态: '售罄', 物业类型: '度假公寓', 上架状态: '上架' },
  address: /companyId=2.*saleStatus=40.*propertyType=70.*enabled=1/,
  row: '椰林湾壹号',
  kept: ['所属公司', '销售状态', '物业类型', '上架状态'],
  typed: [{ label: '项目名称', text: '湖畔', row: '云栖湖畔' }],
});

test('a project changes its place in the list by keyboard, in the row, which a form opened before does not put back', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await ordering(page, '云栖湖畔').focus();
  await page.keyboard.press('Enter');
  const input = page.getByLabel('排序 云栖湖畔');
  await expect(input).toBeFocused();
  await page.keyboard.type('101');
  await page.keyboard.press('Enter');
  await expect(page.getByText('排序范围为0-100')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(ordering(page, '云栖湖畔')).toBeFocused();
  await expect(ordering(page, '云栖湖畔')).toHaveText('30');
  const token = await system.tokenOf('superAdmin');
  const version = async () =>
    ((await system.call('estates/get/2', {}, token)).data as { version: number }).version;
  const before = await version();
  await page.keyboard.press('Enter');
  await input.fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('云栖湖畔');
  await expect(ordering(page, '云栖湖畔')).toHaveText('99');
  // A form that still has the old version is asked what to keep.
  expect(await version()).toBe(before + 1);
});

test('the order that was typed stays when the server refuses it', async ({ page, signInAs, system }) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await system.control('faults', {
    endpoint: 'estates.updateOrdering',
    kind: 'status',
    value: -1099,
    times: 1,
  });
  await ordering(page, '云栖湖畔').click();
  await page.getByLabel('排序 云栖湖畔').fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(page.getByLabel('排序 云栖湖畔')).toHaveValue('7');
  await page.keyboard.press('Enter');
  await expect(ordering(page, '云栖湖畔')).toHaveText('7');
});

test('what is missing is said before a project is put on the shelf, and banners before it is taken off', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await toggle(page, '上架云栖湖畔').click();
  await expect(dialog(page)).toContainText('项目信息未完善，无法上架：销售信息');
  expect(await callsOf(system, 'estates')).not.toContain('enable');
  await button(page, '去完善').click();
  await expect(page).toHaveURL(detail('2'));
  await expect(page.getByRole('note')).toHaveText('项目信息未完善，无法上架：销售信息');

  await page.goto(listPath);
  await toggle(page, '上架临海·听澜苑').click();
  await expect(dialog(page)).toContainText('确定下架该项目吗？');
  await expect(dialog(page)).toContainText('有2个轮播图指向该项目');
  await button(page, '取消').click();
  await expect(toggle(page, '上架临海·听澜苑')).toBeChecked();
  await toggle(page, '上架临海·听澜苑').click();
  await confirm(page).click();
  await expect(toggle(page, '上架临海·听澜苑')).not.toBeChecked();
  await toggle(page, '上架临海·听澜苑').click();
  await expect(toggle(page, '上架临海·听澜苑')).toBeChecked();

  // Somebody takes the last thing away between the look and the switch: the server says the same.
  await toggle(page, '上架临海·听澜苑').click();
  await confirm(page).click();
  await expect(toggle(page, '上架临海·听澜苑')).not.toBeChecked();
  await page.route('**/estates/enable/1?*', async (route) => {
    const token = await system.tokenOf('platformAdmin');
    await system.call('estate-companies/enable/1', { data: { enable: 0 } }, token);
    await route.continue();
  });
  await toggle(page, '上架临海·听澜苑').click();
  await expect(page.getByText('项目信息未完善，无法上架：所属公司未启用')).toBeVisible();
  await expect(toggle(page, '上架临海·听澜苑')).not.toBeChecked();
});

test('the question before a project is removed names its parts, and the banners that lead to it', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await more(page, '临海·听澜苑', '删除');
  await expect(dialog(page)).toContainText(/其楼栋、\d+套房源、户型、顾问、沙盘等资料将一并删除，不能恢复/);
  await expect(dialog(page)).toContainText('有2个轮播图指向该项目');
  await button(page, '取消').click();
  await more(page, '云栖湖畔', '删除');
  await expect(dialog(page)).toContainText('资料将一并删除，不能恢复');
  await expect(dialog(page)).not.toContainText('轮播图');
  await button(page, '取消').click();
  expect(await callsOf(system, 'estates')).not.toContain('remove');
});

test('what a project lacks is told in the language of the console', async ({
  page,
  signInAs,
  context,
  baseURL,
}) => {
  await signInAs('superAdmin');
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(detail('2'));
  await expect(page.getByRole('note')).toHaveText(
    'The project is incomplete and cannot be put on sale: sales details',
  );
});

test('its form asks what the switch asks before it takes a project off the shelf', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/1/add-base-info`);
  await toggle(page, '上架').click();
  await confirm(page).click();
  await expect(dialog(page)).toContainText('确定下架该项目吗？');
  await expect(dialog(page)).toContainText('项目名称临海·听澜苑');
  await expect(dialog(page)).toContainText('有2个轮播图指向该项目');
  await button(page, '取消').last().click();
  expect(await callsOf(system, 'estates')).not.toContain('update');
  await confirm(page).click();
  await confirm(page).click();
  await expect(page).toHaveURL(detail('1'));
  await expect(titleBar(page)).toContainText('下架');

  // One that is off the shelf already is saved without a question.
  await page.goto(`${base}/1/add-base-info`);
  await expect(toggle(page, '上架')).not.toBeChecked();
  await fill(page, { 推广名: '听澜' });
  await confirm(page).click();
  await expect(page).toHaveURL(detail('1'));
});

test('a project is added for a company; what is missing is told first, then its details say what comes next', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await button(page, '添加项目').click();
  await expect(page.getByRole('heading', { name: '添加项目', level: 1 })).toBeVisible();
  await expect(page.getByLabel('上架', { exact: true })).toHaveCount(0);
  await confirm(page).click();
  await expect(page.getByLabel('项目名称')).toBeFocused();
  for (const sentence of [
    '请选择所属公司',
    '请选择物业类型',
    '请选择所在地区',
    '请输入详细地址',
    '请输入咨询电话',
    '请输入项目简介',
  ])
    await expect(page.getByText(sentence).first()).toBeVisible();
  await fill(page, {
    项目名称: '云栖湖畔',
    详细地址: estateExample.address,
    经度: String(estateExample.longitude),
    纬度: String(estateExample.latitude),
    咨询电话: estateExample.phone,
    项目简介: estateExample.intro,
  });
  await choose(page, '所属公司', '海澜置业有限公司');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await page.getByRole('checkbox', { name: '住宅' }).check();
  await confirm(page).click();
  await expect(page.getByText('该城市已存在同名项目')).toHaveCount(2);
  await fill(page, { 项目名称: estateExample.name });
  await confirm(page).click();
  await expect(page).toHaveURL(/\/\d+\/project-detail$/);
  await expect(page.getByRole('heading', { name: estateExample.name, level: 1 })).toBeVisible();
  await expect(titleBar(page)).toContainText('待售下架');
  await expect(page.getByRole('note')).toHaveText('项目信息未完善，无法上架：销售信息、项目图片、户型');
  await expect(page.getByRole('region', { name: '销售信息' })).toHaveText('销售信息尚未填写');
  // Back leads to the list and not into the form of a project that exists.
  await page.goBack();
  await expect(page).toHaveURL(listPath);
  await more(page, estateExample.name, '删除');
  await expect(page.getByText('确定删除吗？')).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expectFound(page, 4);
});

test('the base data of a project is changed, with its name in breadcrumb and title and the way to its other sections', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(listPath);
  await button(page, '编辑 云栖湖畔').click();
  await expect(page).toHaveURL(`${base}/2/add-base-info`);
  await expect(crumbs(page)).toHaveText([/置业/, /项目管理/, /项目列表/, /云栖湖畔/, /基本信息/]);
  await expect(page).toHaveTitle(/云栖湖畔/);
  const strip = page.getByRole('navigation', { name: '项目资料' });
  await expect(strip.getByRole('link', { name: /^销售信息/ })).toHaveText('销售信息未完善');
  await expect(strip.getByRole('link', { name: /^项目概况/ })).toHaveText('项目概况已完善');
  await expect(strip.locator('[aria-current=page]')).toHaveText('基本信息已完善');
  await fill(page, { 推广名: '湖畔里', 经度: '120.1' });
  await confirm(page).click();
  await expect(page).toHaveURL(detail('2'));
  await expect(page.getByRole('region', { name: '基本信息' })).toContainText('湖畔里');
  await expect(page.getByText('编辑项目').first()).toBeVisible();
  // The form has ended: it is no tab, and Back does not open it again.
  await expect(page.getByRole('tab', { name: /基本信息/ })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(listPath);
});

for (const width of [960, 1280])
  test(`the sections of a project stand in one line at ${width} px`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 700 });
    await signInAs('superAdmin');
    await page.goto(`${base}/1/add-base-info`);
    const links = page.getByRole('navigation', { name: '项目资料' }).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(10);
    await expect(links.last()).toHaveAccessibleName('周边配套 已完善');
    const lines = await links.evaluateAll(
      (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
    );
    expect(lines).toBe(1);
  });

test('the company stays once somebody recommends a buyer; a company’s user never chooses one', async ({
  page,
  signInAs,
}) => {
  await page.route('**/estates/get/1?*', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, companyLocked: 1 } } });
  });
  await signInAs('superAdmin');
  await page.goto(`${base}/1/add-base-info`);
  await expect(page.getByText('已有推荐记录，不能更换公司')).toBeVisible();
  await expect(page.getByLabel('所属公司')).toHaveAttribute('readonly', '');
  await signInAs('estateManager');
  await page.goto(`${base}/add-base-info`);
  await expect(page.getByLabel('所属公司')).toHaveValue('海澜置业有限公司');
  await expect(page.getByLabel('所属公司')).toHaveAttribute('readonly', '');
  await expect(list(page, '所属公司')).toHaveCount(0);
});

test('the details show each section, lead to it, and are printed without the frame', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(detail('1'));
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [name, texts] of Object.entries({
    基本信息: ['海澜置业有限公司', '住宅 · 度假公寓', '浙江省 宁波市 滨海大道听澜路9号'],
    项目概况: ['2.50', '35.00%', '480 户', '18000.00㎡', '地暖'],
    销售信息: ['15800.00', '980000.00 ~ 2680000.00', '按成交总价比例佣金比例1.00%', '30天'],
    项目视频: ['听澜苑宣传片', '01:36', '样板间', '01:12'],
    操作记录: ['周明慧 添加项目'],
  }))
    for (const text of texts) await expect(part(name)).toContainText(text);
  await expect(part('项目图片').getByRole('button', { name: /^查看大图/ })).toHaveCount(8);
  await expect(part('销售信息').getByRole('row').nth(1)).toContainText('1号楼');
  await page
    .getByRole('navigation', { name: '项目资料' })
    .getByRole('link', { name: /^项目视频/ })
    .click();
  await expect(part('项目视频')).toBeInViewport();
  await expect(page).toHaveURL(detail('1'));
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, '打印')).toBeHidden();
  await expect(page.getByRole('navigation', { name: '项目资料' })).toBeHidden();
  await expect(part('销售信息')).toBeVisible();
});

test('after the sign-in the wanted project is open', async ({ page }) => {
  await page.goto(`${base}/1/add-sale-info`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, personas.superAdmin, demoPassword);
  await expect(page).toHaveURL(`${base}/1/add-sale-info`);
  await expect(page.getByLabel('售楼处地址')).toHaveValue('滨海大道听澜路9号听澜苑营销中心');
});

test('a project that is not there says so', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(detail('999'));
  await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
});

test('a company’s manager sees his own two projects without their company, a consultant only the one that he is responsible for', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('estateManager');
  await page.goto(listPath);
  await expectFound(page, 2);
  await expect(page.getByRole('columnheader', { name: '所属公司' })).toHaveCount(0);
  await button(page, '展开').click();
  await expect(list(page, '所属公司')).toHaveCount(0);
  await expect(button(page, '添加项目')).toBeVisible();

  await signInAs('consultant');
  await page.goto(listPath);
  await expectFound(page, 1);
  await expect(button(page, '添加项目')).toHaveCount(0);
  await expect(toggle(page, '上架临海·听澜苑')).toBeDisabled();
  await expect(ordering(page, '临海·听澜苑')).toHaveCount(0);
  await expect(row(page, '临海·听澜苑').getByRole('button', { name: /^编辑 / })).toHaveCount(0);
  await button(page, '详情 临海·听澜苑').click();
  await expect(page).toHaveURL(detail('1'));
  await expect(page.getByRole('region', { name: '销售信息', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^编辑/ })).toHaveCount(0);
  await expect(button(page, '编辑')).toHaveCount(0);
  await expect.poll(() => callsOf(system, 'estates')).toEqual(['get', 'listOfOwnCompany']);
  for (const path of ['1/add-base-info', '1/add-estate-situation', '1/add-sale-info', 'add-base-info']) {
    await page.goto(`${base}/${path}`);
    await expect(page).toHaveURL(/\/401/);
  }
  await page.goto(detail('2'));
  await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
  await signInAs('merchantManager');
  await page.goto(listPath);
  await expect(page).toHaveURL(/\/401/);
});

test('each figure of recommends leads to a list of as many', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(detail('1'));
  const links = page.getByRole('region', { name: '推荐数据' }).getByRole('link');
  await expect(links).toHaveCount(6);
  const figures = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']),
  );
  for (const [count, address] of figures) {
    await page.goto(address ?? '');
    await expect(page.getByText(`共${count}条推荐，`)).toBeVisible();
  }
});
