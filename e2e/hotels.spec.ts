import { expect, type Page, test } from './fixtures.ts';
import { fillHotel } from './hotelForm.ts';

const base = '/merchant/hotel/hotels';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await option(page, name).click();
}

test('the list shows every hotel with its star, place, rooms and times', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '酒店名称',
    '所属商户',
    '星级',
    '所在地区',
    '房型数',
    '总房量',
    '产品数',
    '起价',
    '启用',
    '入离时间',
    '排序',
    '操作',
  ]);
  await expect(row(page, '云栖湖度假酒店').getByRole('cell')).toHaveText([
    '云栖湖度假酒店',
    '悦途酒店集团',
    '豪华型(五星)',
    '杭州市浙江省',
    '4',
    '268',
    '5',
    /^\d+\.\d{2}$/,
    '',
    '14:00 / 12:00',
    '10',
    '编辑房型更多',
  ]);
  await expect(
    row(page, '云栖湖度假酒店')
      .getByRole('button', { name: /云栖湖度假酒店/ })
      .first(),
  ).toBeVisible();
});

test('finds by merchant, star, place and status, and keeps it in the address', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '所属商户', '悦途酒店集团');
  await choose(page, '星级', '舒适型(三星)');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await choose(page, '状态', '启用');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/merchantId=2.*starLevel=20.*provinceId=33.*cityId=3301.*enabled=1/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '栖霞里精品酒店')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
  await expect(page.getByRole('combobox', { name: '星级' })).toHaveText('舒适型(三星)');
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByLabel('酒店名称').fill('椰林');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '椰林湾度假酒店')).toBeVisible();
});

test('adds a hotel: what is missing is said first, then it stands in the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '添加酒店' }).click();
  await expect(page.getByRole('heading', { name: '添加酒店' })).toBeVisible();
  await expect(page.getByLabel('入住时间')).toHaveValue('14:00');
  await expect(page.getByLabel('离店时间')).toHaveValue('12:00');
  await expect(page.getByLabel('最晚保留')).toHaveValue('18:00');
  await confirm(page).click();
  await expect(page.getByText('请输入酒店名称')).toHaveCount(2);
  await expect(page.getByLabel('酒店名称')).toBeFocused();
  for (const message of ['请选择所属商户', '请选择星级', '请输入总房量', '请选择所在地区', '请上传图片'])
    await expect(page.getByText(message)).toBeVisible();

  await fillHotel(page);
  await choose(page, '所属商户', '南海假日');
  await page.getByLabel('开业年份').fill('2015');
  await page.getByLabel('装修年份').fill('2014');
  await page.getByLabel('押金').fill('200.5');
  await page.getByRole('switch', { name: '加床' }).click();
  await confirm(page).click();
  await expect(page.getByText('装修年份不能早于开业年份')).toHaveCount(2);
  await expect(page.getByText('请输入加床价')).toBeVisible();

  await page.getByLabel('装修年份').fill('2020');
  await page.getByLabel('加床价').fill('150');
  await page.getByRole('checkbox', { name: '支付宝' }).check();
  await page.getByRole('checkbox', { name: '充电桩' }).check();
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await expect(row(page, '湖滨新馆')).toContainText('高档型(四星)');
  await page.getByRole('link', { name: '湖滨新馆' }).click();
  await expect(page.getByLabel('押金')).toHaveValue('200.5');
  await expect(page.getByLabel('加床价')).toHaveValue('150');
  await expect(page.getByRole('checkbox', { name: '支付宝' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '充电桩' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '停车场' })).not.toBeChecked();
});

test('edits: the name leads to the form; a taken name is told at its field', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('link', { name: '栖霞里精品酒店' }).click();
  await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
  await expect(page.getByLabel('加床价')).toHaveValue('120');
  await page.getByLabel('酒店名称').fill('云栖湖度假酒店');
  await confirm(page).click();
  await expect(page.getByText('该城市已存在同名酒店')).toHaveCount(2);
  await expect(page.getByLabel('酒店名称')).toBeFocused();
  await page.getByLabel('酒店名称').fill('栖霞里小院酒店');
  await page.getByLabel('总房量').fill('40');
  await expect(page.getByText('房型的房间数量合计42间，超过酒店总房量40间')).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await expect(row(page, '栖霞里小院酒店')).toContainText('40');
});

test('two people edit one hotel: the second is told, and keeps the input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('详细地址').fill('新址1号');
  await system.call('hotels/enable/1', { data: { enable: 1 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
});

test('what has room types stays; what has none goes; switching asks nothing', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '更多 云栖湖度假酒店' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(page.getByText('请先删除该酒店下的房型')).toBeVisible();
  await page.getByRole('switch', { name: '启用云栖湖度假酒店' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('switch', { name: '启用云栖湖度假酒店' })).not.toBeChecked();
  await page.getByRole('button', { name: '更多 旧港城际酒店' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '旧港城际酒店')).toHaveCount(0);
});

test('a merchant user sees, adds, edits, switches and removes his own', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page.getByText('共 4 条')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await page.getByRole('button', { name: '添加酒店' }).click();
  await expect(page.getByRole('heading', { name: '添加酒店' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await fillHotel(page);
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await page.getByRole('link', { name: '湖滨新馆' }).click();
  await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeVisible();
  await page.getByLabel('品牌').fill('湖滨');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await page.getByRole('switch', { name: '启用湖滨新馆' }).click();
  await expect(page.getByRole('switch', { name: '启用湖滨新馆' })).not.toBeChecked();
  await page.getByRole('button', { name: '更多 湖滨新馆' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(row(page, '湖滨新馆')).toHaveCount(0);
  const writes = (await system.journal()).filter(({ path }) =>
    /hotels\/(add|update|enable|remove)/.test(path),
  );
  expect(writes).toHaveLength(4);
  for (const { path } of writes) expect(path).toMatch(/\/merchants\/2\/hotels\/\w+-of-own-merchant/);
});

test('without the right there is no way in', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(`${base}/list`);
  await expect(page).toHaveURL(/\/401/);
});
