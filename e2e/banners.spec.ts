import { expect, type Page, test } from './fixtures.ts';
import { button } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

const base = '/setting/system-setting';
const lists = {
  home: { path: `${base}/home-banner-list`, kind: 'mini-home' },
  estate: { path: `${base}/estate-banner-list`, kind: 'estate' },
  landing: { path: `${base}/landing-banner-list`, kind: 'landing' },
};

const dialog = (page: Page) => page.getByRole('dialog', { name: /轮播图/ });
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Opens the form of the first banner. */
const edit = (page: Page) => button(page, '编辑 云栖湖秋色正浓').click();

async function choose(page: Page, select: string, option: string) {
  await dialog(page).getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the list has every column of the specification', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await expect(page.getByRole('columnheader')).toHaveText([
    '轮播图',
    '跳转类型',
    '产品类型',
    '跳转路径/名称',
    '排序',
    '创建时间',
    '启用',
    '操作',
  ]);
  await expect(row(page, '云栖湖秋色正浓').getByRole('cell')).toContainText([
    '云栖湖秋色正浓',
    '产品',
    '景区门票',
    '云栖湖成人票',
    '100',
  ]);
  await expect(row(page, '会员日 积分翻倍').getByRole('cell')).toContainText([
    '',
    '小程序页面',
    '-',
    'pages/member/benefit',
  ]);
  const orderings = await page.getByRole('row').locator('td:nth-child(5)').allTextContents();
  expect(orderings.map(Number)).toEqual([...orderings].map(Number).sort((a, b) => b - a));
});

for (const [name, { path, kind }] of Object.entries(lists)) {
  test(`switches, and the list refreshes: ${name}`, async ({ page, signInAs, system }) => {
    await signInAs('superAdmin');
    await page.goto(path);
    const first = page.getByRole('switch').first();
    await expect(first).toBeChecked();
    await first.click();
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(first).not.toBeChecked();
    const enable = (await system.journal()).find((call) => call.path.includes(`enable-for-${kind}/`));
    expect(enable?.body).toEqual({ enable: 0 });
  });

  test(`deletes after 确定删除吗？: ${name}`, async ({ page, signInAs }) => {
    await signInAs('superAdmin');
    await page.goto(path);
    const total = page.getByText(/^共 \d+ 条$/);
    await expect(page.getByRole('button', { name: /^删除 / }).first()).toBeVisible();
    const before = Number((await total.textContent())?.match(/\d+/)?.[0]);
    await page
      .getByRole('button', { name: /^删除 / })
      .first()
      .click();
    await expect(page.getByText('确定删除吗？')).toBeVisible();
    await page.getByRole('button', { name: '取消' }).click();
    await expect(total).toHaveText(`共 ${before} 条`);
    await page
      .getByRole('button', { name: /^删除 / })
      .first()
      .click();
    await confirm(page).click();
    await expect(page.getByText('删除成功!')).toBeVisible();
    await expect(total).toHaveText(`共 ${before - 1} 条`);
  });
}

test('the dialog is 700 px wide, has the defaults and stays on a click outside', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await page.getByRole('button', { name: '添加轮播图' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
  const sheet = dialog(page);
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(700);
  await expect(dialog(page).getByRole('switch')).toBeChecked();
  await expect(dialog(page).getByLabel('排序')).toHaveValue('0');
  await page.mouse.click(10, 450);
  await expect(dialog(page)).toBeVisible();
});

test('a new banner that its ordering puts on another page is shown there', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await page.getByRole('button', { name: '添加轮播图' }).click();
  await dialog(page).getByLabel('轮播图名称').fill('排在最后的');
  await dialog(page).locator('input[type=file]').setInputFiles(gif);
  await expect(page.getByText('文件上传成功!')).toBeVisible();
  await choose(page, '跳转类型', '不跳转');
  await confirm(page).click();
  await expect(row(page, '排在最后的')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

test('says what is missing, first fault first, and moves the focus there', async ({
  clock,
  page,
  signInAs,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  await page.goto(`${lists.home.path}?banner=add`);
  await confirm(page).click();
  await expect(page.getByText('请输入轮播图名称')).toHaveCount(2);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: '请上传轮播图' })).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(page.getByText('请输入轮播图名称')).toHaveCount(1);
});

test('the fault that is told is the first one on the page, whatever the order of the schema', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await edit(page);
  await dialog(page).getByLabel('排序').fill('');
  await choose(page, '跳转类型', 'H5页面');
  await Promise.all([expect(page.getByText('请选择H5页面')).toHaveCount(2), confirm(page).click()]);
  await expect(page.getByText('请输入排序')).toHaveCount(1);
  await expect(dialog(page).getByLabel('页面路径')).toBeFocused();
});

test('a banner whose product goes off sale says so, and its title can still be edited', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await expect(row(page, '云栖湖秋色正浓')).toContainText('云栖湖成人票');
  await expect(page.getByText('目标已下架')).toHaveCount(0);
  const token = await system.tokenOf('platformAdmin');
  expect((await system.call('products-place/enable/1', { data: { enable: 0 } }, token)).status).toBe(1);
  await page.reload();
  await expect(row(page, '云栖湖秋色正浓')).toContainText('云栖湖成人票目标已下架');
  await expect(page.getByText('目标已下架')).toHaveCount(1);
  await edit(page);
  await expect(dialog(page).getByText('目标已下架')).toBeVisible();
  await dialog(page).getByLabel('轮播图名称').fill('云栖湖冬日');
  await confirm(page).click();
  await expect(row(page, '云栖湖冬日')).toContainText('云栖湖成人票目标已下架');
});

test('banners whose target is gone are found by 目标状态', async ({ page, signInAs, system }) => {
  await stateOf(system, 'a live banner leads to what is gone', { context: 'miniHome' });
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await expect(page.getByText('目标已下架')).toHaveCount(1);
  const state = page.getByRole('combobox', { name: '目标状态' });
  const rows = page.locator('tbody').getByRole('row');
  await state.click();
  await page.getByRole('option', { name: '目标已下架', exact: true }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/targetGone=1/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('云栖湖秋色正浓');
  await state.click();
  await page.getByRole('option', { name: '目标正常', exact: true }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/targetGone=0/);
  await expect(rows.filter({ hasText: '会员日 积分翻倍' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '云栖湖秋色正浓' })).toHaveCount(0);
});

test('paths of mini programs may hold addresses, Chinese and short links; blanks around an address do no harm', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  const values = [
    ['小程序页面', 'pages/web/index?url=https://a.example/x&tag=春,夏', ''],
    ['外部小程序', '#小程序://美美旅享/AbC123', ''],
    ['H5页面', ' https://www.example.com/autumn ', 'https://www.example.com/autumn'],
  ] as const;
  for (const [type, typed, stored] of values) {
    await edit(page);
    await choose(page, '跳转类型', type);
    await dialog(page).getByLabel('页面路径').fill(typed);
    await confirm(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(row(page, '云栖湖秋色正浓')).toContainText(stored || typed);
  }
  const [last] = (await system.journal()).filter(({ endpoint }) => endpoint === 'homeBanners.update');
  expect(last?.status).toBe(1);
});

test('every link type requires its own fields, with its own messages', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${lists.home.path}?banner=add`);
  await dialog(page).getByLabel('轮播图名称').fill('测试');
  await choose(page, '跳转类型', '产品');
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择产品类型').last()).toBeVisible();
  await choose(page, '产品类型', '酒店');
  await confirm(page).click();
  await expect(dialog(page).getByText('请选择产品名称').last()).toBeVisible();
  for (const [type, message] of [
    ['H5页面', '请选择H5页面'],
    ['小程序页面', '请输入小程序页面路径'],
    ['外部小程序', '请输入外部小程序路径'],
  ] as const) {
    await choose(page, '跳转类型', type);
    await confirm(page).click();
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: message })).toBeVisible();
    await expect(dialog(page).getByPlaceholder(message)).toHaveValue('');
  }
  await choose(page, '跳转类型', '不跳转');
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: '请输入外部小程序路径' })).toBeHidden();
});

test('the estate product type shows in the estate context only', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const typesIn = async (path: string) => {
    await page.goto(`${path}?banner=add`);
    await choose(page, '跳转类型', '产品');
    await dialog(page).getByRole('combobox', { name: '产品类型' }).click();
    return page.getByRole('listbox').getByRole('option').allTextContents();
  };
  expect(await typesIn(lists.home.path)).toEqual(['景区门票', '酒店', '民宿']);
  expect(await typesIn(lists.landing.path)).toEqual(['景区门票', '酒店', '民宿']);
  expect(await typesIn(lists.estate.path)).toEqual(['置业', '景区门票', '酒店', '民宿']);
});

test('quick picks follow the context; the product lists are always there', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const picksIn = async (path: string) => {
    await page.goto(`${path}?banner=add`);
    await choose(page, '跳转类型', '小程序页面');
    return page.getByRole('group', { name: '快捷选择' }).getByRole('button').allTextContents();
  };
  const lists3 = ['门票列表', '酒店列表', '民宿列表'];
  expect(await picksIn(lists.home.path)).toEqual(['首页', '会员中心', '会员权益', '活动列表', ...lists3]);
  expect(await picksIn(lists.estate.path)).toEqual(['置业首页', '项目列表', '推荐有礼', ...lists3]);
  expect(await picksIn(lists.landing.path)).toEqual(lists3);
  await page.getByRole('button', { name: '酒店列表' }).click();
  await expect(dialog(page).getByLabel('页面路径')).toHaveValue('pages/hotel/list');
});

test('an edit sends the version it loaded; if somebody else has saved since, the form keeps its input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('云栖湖秋色正浓');
  await dialog(page).getByLabel('轮播图名称').fill('云栖湖冬雪');
  const token = await system.tokenOf('platformAdmin');
  await system.call('slide-images/enable-for-mini-home/1', { data: { enable: 0 } }, token);
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('云栖湖冬雪');
});

test('edits and shows the change', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await dialog(page).getByLabel('轮播图名称').fill('云栖湖冬雪');
  await dialog(page).getByLabel('排序').fill('999');
  await confirm(page).click();
  await expect(dialog(page).getByText('排序范围为0-100').first()).toBeVisible();
  await dialog(page).getByLabel('排序').fill('5');
  await choose(page, '跳转类型', 'H5页面');
  await dialog(page).getByLabel('页面路径').fill('https://www.example.com/winter');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, '云栖湖冬雪')).toContainText('https://www.example.com/winter');
});

test('opening a record that was removed meanwhile shows an error, and the list stays usable', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await expect(row(page, '云栖湖秋色正浓')).toBeVisible();
  const token = await system.tokenOf('platformAdmin');
  await system.call('slide-images/remove-for-mini-home/1', {}, token);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await expect(page.getByText('数据不存在或已被删除')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('without the manage right the switch is disabled and the actions are absent', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('support');
  await page.goto(lists.home.path);
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: /编辑|删除|添加/ })).toHaveCount(0);
  await page.goto(`${lists.home.path}?banner=add`);
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await expect(dialog(page)).toHaveCount(0);
  const refused = await system.call(
    'slide-images/remove-for-mini-home/1',
    {},
    await system.tokenOf('support'),
  );
  expect(refused.status).toBe(-1003);
});

test('markup in a title is refused with a message and never rendered', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(lists.home.path);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await dialog(page).getByLabel('轮播图名称').fill('<b>x</b>');
  await confirm(page).click();
  await expect(
    dialog(page).getByRole('paragraph').filter({ hasText: '轮播图名称不能包含HTML标签' }),
  ).toBeVisible();
});

test('every product type offers its own targets', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${lists.estate.path}?banner=add`);
  await choose(page, '跳转类型', '产品');
  for (const [type, target, house] of [
    ['置业', '临海·听澜苑'],
    ['景区门票', '云栖湖成人票', '云栖湖国家风景区'],
    ['酒店', '高级大床房·含双早', '云栖湖度假酒店'],
    // Another guesthouse has a room of the same name.
    ['民宿', '庭院整套·整院', '梧桐里民宿'],
  ]) {
    await choose(page, '产品类型', type ?? '');
    await choose(page, '产品名称', [target, house].filter(Boolean).join(' '));
    await expect(dialog(page).getByRole('combobox', { name: '产品名称' })).toHaveValue(
      [target, house].filter(Boolean).join(' · '),
    );
  }
});

/** A GIF is not cropped, so the dialog can be saved at once. */
const gif = {
  name: '海.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

for (const name of ['estate', 'landing'] as const) {
  test(`edits and adds in its own context, with no default jump type: ${name}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('superAdmin');
    await page.goto(lists[name].path);
    await page
      .getByRole('button', { name: /^编辑 / })
      .first()
      .click();
    await expect(dialog(page).getByLabel('轮播图名称')).not.toHaveValue('');
    await dialog(page).getByLabel('轮播图名称').fill('改过的名称');
    await confirm(page).click();
    await expect(row(page, '改过的名称')).toBeVisible();
    await page.getByRole('button', { name: '添加轮播图' }).click();
    await dialog(page).getByLabel('轮播图名称').fill('新的轮播图');
    await dialog(page).locator('input[type=file]').setInputFiles(gif);
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    await confirm(page).click();
    await expect(dialog(page).getByText('请选择跳转类型').last()).toBeVisible();
    await expect(dialog(page).getByRole('combobox', { name: '跳转类型' })).toBeFocused();
    await choose(page, '跳转类型', '不跳转');
    await confirm(page).click();
    await expect(row(page, '新的轮播图')).toBeVisible();
  });
}
