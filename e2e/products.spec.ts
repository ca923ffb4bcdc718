import { orderStatus } from '#contracts/enums/orders.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { choose, confirm, fill, list, more, option, options, row, upload } from './parts.ts';
import { orderIn } from './tradeScenes.ts';

/** Clicks 确定 and returns the request's body; the journal would contain only its first twenty fields. */
async function save(page: Page, call: RegExp) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && call.test(request.url()));
  await page.getByRole('button', { name: '确定' }).click();
  const { data } = (await sent).postDataJSON() as { data: Record<string, unknown> };
  const answer = await (await (await sent).response())?.json();
  return { data, status: (answer as { status: number }).status };
}
test('the list of tickets shows prices, what is left and what has no price', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/product/place/list');
  await expect(page.getByRole('columnheader')).toHaveText([
    '产品名称',
    '所属景区',
    '票种',
    '门市价',
    '售价起',
    '今日库存',
    '上架',
    '售卖状态',
    '提前预订',
    '取消规则',
    '实名制',
    '已售',
    '所属商户',
    '排序',
    '创建时间',
    '操作',
  ]);
  const adult = row(page, '云栖湖成人票');
  for (const text of [
    '云栖湖国家风景区',
    '云栖湖文旅',
    '成人票',
    '150.00',
    '/800',
    '当天16:00前',
    '限时可退',
    '一单一证',
  ])
    await expect(adult).toContainText(text);
  await expect(row(page, '悦途水世界夏夜票')).toContainText('未设价');
  await expect(page.getByRole('switch', { name: '上架悦途水世界夏夜票' })).not.toBeChecked();

  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '价格缺失', '30天内到期');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '青岚山古道老人票')).toBeVisible();
  await expect(page).toHaveURL(/priceGap=20/);
  await page.getByRole('button', { name: '重置' }).click();
  await choose(page, '票种', '学生票');
  await choose(page, '所属商户', '黔山秀水旅游');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '赤水崖瀑布学生票')).toContainText('学生票');
});

test('rooms to search by follow the hotel; what is sold out says so', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/hotel/list');
  await page.getByRole('button', { name: '展开' }).click();
  await list(page, '房型').click();
  // Of all hotels, which have rooms of the same name.
  await expect(options(page).first()).toHaveText('高级大床房 云栖湖度假酒店');
  await page.keyboard.press('Escape');
  await choose(page, '所属酒店', '椰林湾度假酒店');
  await list(page, '房型').click();
  await expect(options(page)).toHaveText(['园景大床房', '海景双床房', '海景家庭套房', '沙滩别墅']);
  await option(page, '沙滩别墅').click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '沙滩别墅·单早')).toContainText('售罄');
  await choose(page, '所属酒店', '云栖湖度假酒店');
  await choose(page, '早餐', '按人数含早');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(row(page, '湖景套房·含早礼遇')).toContainText('人工确认');
});

test('a ticket is added: fields that depend on a choice are shown and hidden with it', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/product/place/list');
  await page.getByRole('button', { name: '添加门票产品' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入产品名称').first()).toBeVisible();
  await expect(page.getByText('请选择所属景区')).toBeVisible();
  await fill(page, { 产品名称: '赤水崖双人套票', 门市价: '160', 费用包含: '门票两张', 使用说明: '当日有效' });
  await choose(page, '所属景区', '赤水崖瀑布群');
  await choose(page, '票种', '套票');
  await fill(page, { 包含人数: '99' });
  await choose(page, '票种', '成人票');
  await expect(page.getByLabel('包含人数')).toHaveCount(0);
  await choose(page, '使用方式', '有效期内任选');
  await fill(page, { 有效天数: '30' });
  await choose(page, '入园方式', '换票');
  await fill(page, { 换票地址: '大门西侧1号窗口' });
  await choose(page, '取消规则', '限时可退');
  // A ticket for any day of its validity has no day of use.
  const ahead = page.getByLabel('取消提前天数');
  await expect(ahead).toHaveAccessibleDescription(/^有效期最后一天前多少天/);
  await choose(page, '使用方式', '指定日期');
  await expect(ahead).toHaveAccessibleDescription(/^使用日前多少天/);
  await choose(page, '使用方式', '有效期内任选');
  await fill(page, { 有效天数: '30', 取消提前天数: '1', 逾期手续费: '12.5' });
  await typeDate(page, '取消截止时间', '18:00');
  await choose(page, '取消规则', '随时可退');
  await expect(page.getByLabel('逾期手续费')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: '上架' })).toBeDisabled();
  await expect(page.getByText('上架前请先设置价格库存')).toBeVisible();
  await upload(page, '产品图片');
  const { data, status } = await save(page, /products-place\/add/);
  expect(status).toBe(1);
  expect(data).toMatchObject({
    marketPrice: 16_000,
    validDays: 30,
    exchangeAddress: '大门西侧1号窗口',
    enabled: 0,
  });
  for (const field of ['personCount', 'cancelDays', 'feeRate', 'pointLimitRate'])
    expect(data).not.toHaveProperty(field);
  const added = row(page, '赤水崖双人套票');
  await expect(added).toContainText('未设价');

  const onShelf = page.getByRole('switch', { name: '上架赤水崖双人套票' });
  await expect(onShelf).not.toBeChecked();
  await expect(onShelf).toBeDisabled();
  await expect(onShelf).toHaveAccessibleDescription('上架前请先设置价格库存');
  await more(page, '赤水崖双人套票', '删除');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(added).toHaveCount(0);
});

test('a rate plan is added to a room of the hotel', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/hotel/add');
  await fill(page, { 产品名称: '豪华双床房·周末价', 门市价: '988' });
  await expect(list(page, '房型')).toBeDisabled();
  await choose(page, '所属酒店', '云栖湖度假酒店');
  await list(page, '房型').click();
  await expect(options(page)).toHaveText(['高级大床房', '豪华双床房', '湖景套房']);
  await option(page, '豪华双床房').click();
  await choose(page, '早餐', '双早');
  await choose(page, '确认方式', '人工确认');
  await fill(page, { 确认时限: '60', 最少连住: '3', 最多连住: '2' });
  await choose(page, '取消规则', '限时可退');
  await fill(page, { 取消提前天数: '2' });
  await typeDate(page, '取消截止时间', '18点');
  await choose(page, '逾期扣款', '按比例');
  await fill(page, { 逾期手续费: '30' });
  await upload(page, '产品图片');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('最多连住不能小于最少连住').first()).toBeVisible();
  await fill(page, { 最多连住: '7' });
  // A refusal by the server keeps the input.
  await fill(page, { 产品名称: '豪华双床房·含双早' });
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('该资源下已存在同名产品').first()).toBeVisible();
  await expect(page.getByLabel('逾期手续费')).toHaveValue('30');
  await fill(page, { 产品名称: '豪华双床房·周末价' });
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto('/product/hotel/list?name=周末价');
  await expect(row(page, '豪华双床房·周末价')).toContainText('人工确认');
  await page.getByRole('link', { name: '豪华双床房·周末价' }).click();
  await expect(page.getByText('共88间')).toBeVisible();
  await choose(page, '所属酒店', '临海观澜大酒店');
  await expect(list(page, '房型')).not.toHaveValue('豪华双床房');
});

test('a product with orders keeps its place and room; its copy is off sale', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/hotel/list?name=高级大床房·含双早');
  await page.getByRole('button', { name: '编辑 高级大床房·含双早' }).click();
  await expect(page.getByRole('heading', { name: '编辑酒店产品' })).toBeVisible();
  await expect(page.getByText('已有订单，不能修改')).toHaveCount(2);
  await expect(page.getByLabel('房型', { exact: true })).toHaveValue('高级大床房');
  await expect(page.getByLabel('房型', { exact: true })).not.toBeEditable();
  await expect(page.getByRole('link', { name: '设置价格库存' })).toHaveAttribute(
    'href',
    /\/product\/hotel\/stock\?id=/,
  );
  await fill(page, { 礼包含项: '欢迎水果' });
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await more(page, '高级大床房·含双早', '复制');
  await confirm(page).click();
  await expect(row(page, '高级大床房·含双早-副本')).toContainText('未设价');
  await expect(page.getByRole('switch', { name: '上架高级大床房·含双早-副本' })).not.toBeChecked();
  await more(page, '高级大床房·含双早', '复制');
  await page.getByRole('checkbox', { name: '连同价格库存一起复制' }).check();
  await confirm(page).click();
  await expect(row(page, '高级大床房·含双早-副本2')).not.toContainText('未设价');
  await expect(page.getByRole('switch', { name: '上架高级大床房·含双早-副本2' })).not.toBeChecked();
});

test('the form of a product ends with who changed which value', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/place/list');
  const open = () => row(page, '云栖湖成人票').getByRole('button', { name: '编辑' }).click();
  await open();
  await page.getByLabel('门市价').fill('199.5');
  await page.getByLabel('提前预订天数').fill('2');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/list/);
  await open();
  const line = page.getByRole('listitem').filter({ hasText: '苏晚晴 编辑门票产品' });
  await expect(line).toContainText('门市价 150.00元 → 199.50元；提前预订天数 0天 → 2天');
});

test('a product with unused orders cannot be removed', async ({ page, system, signInAs }) => {
  const { productName } = await orderIn(system, 'hotel', orderStatus.toUse);
  await signInAs('operator');
  await page.goto(`/product/hotel/list?name=${productName}`);
  await more(page, productName, '删除');
  await confirm(page).click();
  await expect(page.getByText('产品存在未完成订单，无法删除')).toBeVisible();
  await expect(row(page, productName)).toBeVisible();
});

test('a merchant user sees his own, and a price of breakfast only where none is included', async ({
  page,
  signInAs,
}) => {
  await signInAs('merchantManager');
  await page.goto('/product/place/list');
  await expect(page.getByText('共 3 条')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
  await list(page, '所属景区').click();
  // The second one is disabled, and its products are found all the same.
  await expect(options(page)).toHaveText(['悦途湖畔水世界', '云栖星空营地']);

  await page.goto('/product/house/list?name=阁楼单间');
  await page.getByRole('link', { name: '阁楼单间·随时可退' }).first().click();
  await expect(page.getByLabel('早餐费')).toHaveValue('28');
  await choose(page, '早餐', '双早');
  await expect(page.getByLabel('早餐费')).toHaveCount(0);
  const { data, status } = await save(page, /products-house\/update-of-own-merchant/);
  expect(status).toBe(1);
  expect(data).not.toHaveProperty('breakfastPrice');
});

test('who may not manage sees neither form nor actions', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto('/product/place/list');
  await expect(page).toHaveURL(/\/401/);
});

test('English: columns, sections and messages', async ({ page, signInAs }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', domain: '127.0.0.1', path: '/' }]);
  await signInAs('operator');
  await page.goto('/product/house/list');
  await expect(page.getByRole('columnheader', { name: 'Room nights sold' })).toBeVisible();
  await page.goto('/product/house/add');
  await expect(page.getByText('Set price and stock before putting it on sale')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Fill in “product name”').first()).toBeVisible();
});

test('the products of a disabled resort are listed under its name', async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('operator');
  const { data } = await system.call('resorts/get/1', {}, token);
  const { name } = data as { name: string };
  expect(await system.call('resorts/enable/1', { data: { enable: 0 } }, token)).toMatchObject({ status: 1 });
  await signInAs('operator');
  await page.goto('/product/place/list?resourceId=1&name=无此产品');
  await expect(page.getByRole('combobox', { name: '所属景区' })).toHaveValue(name);
});
