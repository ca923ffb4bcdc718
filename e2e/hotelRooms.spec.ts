import { expect, type Page, test } from './fixtures.ts';
import { file, png } from './pictures.ts';

const base = '/merchant/hotel/rooms';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const bed = (page: Page, n: number) => page.getByRole('group', { name: `第${n}行床型` });

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await option(page, name).click();
}

async function upload(page: Page) {
  await page.getByLabel('图片', { exact: true }).setInputFiles(file('room.png', png(60, 50)));
  await expect(page.getByRole('button', { name: /^查看大图/ })).toBeVisible();
}

test('a hotel leads to its room types, with beds, area, guests and number', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/list');
  await page.getByRole('button', { name: '房型 云栖湖度假酒店' }).click();
  await expect(page).toHaveURL(`${base}/list?hotelId=1`);
  await expect(page.getByRole('combobox', { name: '所属酒店' })).toHaveValue('云栖湖度假酒店');
  await expect(page.getByRole('columnheader')).toHaveText([
    '房型名称',
    '所属酒店',
    '床型',
    '面积',
    '楼层',
    '可住人数',
    '窗户',
    '房间数量',
    '产品数',
    '启用',
    '排序',
    '操作',
  ]);
  await expect(row(page, '亲子家庭房')).toContainText('大床 180cm×1 · 上下铺 100cm×1');
  for (const text of ['52.00㎡', '2层', '2成人3儿童', '有窗', '36'])
    await expect(row(page, '亲子家庭房')).toContainText(text);
  await expect(page.getByText('共 4 条')).toBeVisible();
});

test('finds by hotel, bed, status and merchant', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '所属酒店', '椰林湾度假酒店');
  await choose(page, '床型', '圆床/水床');
  await choose(page, '状态', '启用');
  await choose(page, '所属商户', '南海假日');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/hotelId=3.*bedType=80.*enabled=1.*merchantId=4/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '沙滩别墅')).toBeVisible();
});

test('adds a room type to the hotel of the list; more rooms than the hotel has are warned of', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list?hotelId=1`);
  await page.getByRole('button', { name: '添加房型' }).click();
  await expect(page.getByRole('combobox', { name: '所属酒店' })).toHaveValue('云栖湖度假酒店');
  await page.getByRole('button', { name: '添加床型' }).click();
  await expect(bed(page, 2).getByRole('combobox', { name: '床型' })).toBeFocused();
  await page.getByLabel('床宽').last().fill('80');
  await confirm(page).click();
  await expect(page.getByText('请输入房型名称')).toHaveCount(2);
  await expect(page.getByLabel('房型名称')).toBeFocused();
  for (const message of ['床宽范围为90-300', '请输入面积', '请输入房间数量', '请上传图片'])
    await expect(page.getByText(message)).toBeVisible();

  await page.getByLabel('房型名称').fill('湖景双床房');
  await bed(page, 2).getByRole('combobox', { name: '床型' }).click();
  await option(page, '单人床').click();
  await page.getByLabel('床宽').last().fill('120');
  await page.getByLabel('面积').fill('30.5');
  await page.getByLabel('房间数量').fill('25');
  await expect(page.getByText('房型的房间数量合计269间，超过酒店总房量268间')).toBeVisible();
  await page.getByLabel('可加床数').fill('1');
  await upload(page);
  await confirm(page).click();
  await expect(page.getByText('请输入加床价')).toHaveCount(2);
  await page.getByLabel('加床价').fill('150');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list?hotelId=1`);
  await expect(row(page, '湖景双床房')).toContainText('大床 180cm×1 · 单人床 120cm×1');
  await expect(row(page, '湖景双床房')).toContainText('30.50㎡');
});

test('edits; a taken name and a disabled hotel are told at their fields', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list?hotelId=1`);
  await page.getByRole('link', { name: '湖景套房' }).click();
  await expect(page.getByRole('heading', { name: '编辑房型' })).toBeVisible();
  await expect(page.getByLabel('面积')).toHaveValue('68.5');
  await page.getByLabel('房型名称').fill('高级大床房');
  await confirm(page).click();
  await expect(page.getByText('该酒店下已存在同名房型')).toHaveCount(2);
  await expect(page.getByLabel('房型名称')).toBeFocused();
  await page.getByLabel('房型名称').fill('湖景行政套房');
  await choose(page, '所属酒店', '临海观澜大酒店');
  await system.call('hotels/enable/2', { data: { enable: 0 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('酒店已停用')).toHaveCount(2);
  await choose(page, '所属酒店', '云栖湖度假酒店');
  await confirm(page).click();
  await expect(row(page, '湖景行政套房')).toBeVisible();
});

test('two people edit one room type: the second is told, and keeps the input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('楼层').fill('6层');
  await system.call('hotel-rooms/enable/1', { data: { enable: 1 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('楼层')).toHaveValue('6层');
});

test('switches and removes', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list?hotelId=6`);
  await page.getByRole('switch', { name: '启用巷景大床房' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('switch', { name: '启用巷景大床房' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 巷景大床房' }).click();
  await confirm(page).click();
  await expect(page.getByText('请先删除该资源下的产品')).toBeVisible();
  await page.goto(`${base}/list?hotelId=1`);
  await page.getByRole('button', { name: '删除 亲子家庭房' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '亲子家庭房')).toHaveCount(0);
});

test('a merchant user chooses among his own hotels and reaches his own room types', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page.getByText('共 10 条')).toBeVisible();
  await page.getByRole('button', { name: '展开' }).click();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await page.getByRole('combobox', { name: '所属酒店' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    '云栖湖度假酒店',
    '临海观澜大酒店',
    '旧港城际酒店',
    '栖霞里精品酒店',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '添加房型' }).click();
  await expect(page.getByRole('heading', { name: '添加房型' })).toBeVisible();
  await page.getByLabel('房型名称').fill('阁楼房');
  await page.getByRole('combobox', { name: '所属酒店' }).click();
  await expect(option(page, '栖霞里精品酒店')).toBeVisible();
  await expect(option(page, '旧港城际酒店')).toHaveCount(0);
  await option(page, '栖霞里精品酒店').click();
  await page.getByLabel('面积').fill('20');
  await page.getByLabel('房间数量').fill('2');
  await upload(page);
  await confirm(page).click();
  await page.getByRole('link', { name: '阁楼房' }).click();
  await page.getByLabel('楼层').fill('4层');
  await confirm(page).click();
  await expect(row(page, '阁楼房')).toContainText('4层');
  await page.getByRole('switch', { name: '启用阁楼房' }).click();
  await expect(page.getByRole('switch', { name: '启用阁楼房' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 阁楼房' }).click();
  await confirm(page).click();
  await expect(row(page, '阁楼房')).toHaveCount(0);
  const writes = (await system.journal()).filter(({ path }) =>
    /hotel-rooms\/(add|update|enable|remove)/.test(path),
  );
  expect(writes).toHaveLength(4);
  for (const { path } of writes) expect(path).toMatch(/\/merchants\/2\/hotel-rooms\/\w+-of-own-merchant/);
});
