import { hotelExample } from '#contracts/examples/hotels.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, fill, list, row, upload } from './parts.ts';
import { fillHotel } from './venueForms.ts';

const roomForm = '/merchant/hotel/rooms/add';
const another = (page: Page) => button(page, '保存并继续添加');
const line = (page: Page, name: string) => page.getByText(`已添加“${name}”，接下来：`);
const goOn = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** The steps before a sale that are missing. */
const missing = (page: Page) =>
  page.getByRole('list', { name: '售卖准备' }).getByRole('listitem').filter({ hasText: '待完成' });

async function fillRoom(page: Page, name: string) {
  await expect(another(page)).toBeVisible();
  await fill(page, { 房型名称: name, 面积: '30', 房间数量: '2' });
  await upload(page, '图片');
}

test('room types are added one after the other: the hotel stays, the rest is blank, and nothing is sent twice', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/rooms/list?hotelId=1');
  await button(page, '添加房型').click();
  await fillRoom(page, '湖景一号');
  await another(page).dblclick();
  await expect(page.getByText('已添加，可以继续添加下一条')).toBeVisible();
  await expect(page.getByLabel('房型名称')).toHaveValue('');
  await expect(page.getByLabel('面积')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^查看大图/ })).toHaveCount(0);
  await expect(list(page, '所属酒店')).toHaveValue('云栖湖度假酒店');
  await expect(list(page, '所属酒店')).toBeFocused();
  const added = (await system.journal()).filter(({ endpoint }) => endpoint === 'hotelRooms.add');
  expect(added).toHaveLength(1);

  // What is typed into the second form is kept like that of any other.
  await page.getByLabel('房型名称').fill('湖景二号');
  await page.goto(`${roomForm}?hotelId=1`);
  await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
  await expect(page.getByLabel('房型名称')).toHaveValue('湖景二号');
  // Of another hotel it is not.
  await page.goto(`${roomForm}?hotelId=3`);
  await expect(list(page, '所属酒店')).toHaveValue('椰林湾度假酒店');
  await expect(page.getByLabel('房型名称')).toHaveValue('');
  await page.goto(`${roomForm}?id=1`);
  await expect(confirm(page)).toBeVisible();
  await expect(another(page)).toHaveCount(0);
});

test('categories are added one after the other in their dialog, with the list behind it renewed', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/classify');
  await button(page, '添加分类').click();
  const form = page.getByRole('dialog', { name: '添加分类' });
  await another(page).click();
  await expect(form.getByText('请输入分类名称')).toHaveCount(2);
  await form.getByLabel('分类名称').fill('湖区商户');
  await form.getByRole('checkbox', { name: '酒店' }).check();
  await another(page).click();
  await expect(form.getByLabel('分类名称')).toHaveValue('');
  await expect(form.getByLabel('分类名称')).toBeFocused();
  await expect(form.getByRole('checkbox', { name: '酒店' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(row(page, '湖区商户')).toBeVisible();
});

test('a parent that the user may not choose is not taken from the address', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/add?merchantId=99999999');
  await expect(list(page, '所属商户')).toHaveValue('');
  await button(page, '取消').click();
  await expect(page).toHaveURL('/merchant/hotel/hotels/list');
});

/** All that a new merchant needs. */
async function fillMerchant(page: Page, name: string) {
  await expect(another(page)).toBeVisible();
  await fill(page, {
    商户名称: name,
    联系人: '江听松',
    联系电话: '0571-88880000',
    详细地址: '听松岭6号',
    法人: '江听松',
    佣金比例: '7.25',
    开户名: '听松山居有限公司',
    开户行: '华夏东方银行',
    统一社会信用代码: '91990000MA99K7H3RX',
    银行账号: '990000123456780206',
  });
  await choose(page, '分类', '综合度假');
  await page.getByRole('checkbox', { name: '酒店' }).check();
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await typeDate(page, '合同结束日期', '20991231');
  for (const label of ['LOGO', '营业执照', '身份证人像面', '身份证国徽面']) await upload(page, label);
}

test('a new merchant with hotel, room and plan is sold without choosing any of them again', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/list');
  await button(page, '添加商户').click();
  await fillMerchant(page, '听松山居');
  await confirm(page).click();
  await expect(page).toHaveURL('/merchant/manage/setting/list');
  await expect(line(page, '听松山居')).toBeVisible();

  await goOn(page, '添加酒店').click();
  await expect(line(page, '听松山居')).toBeHidden();
  await expect(list(page, '所属商户')).toHaveValue('听松山居');
  await page.reload();
  await expect(list(page, '所属商户')).toHaveValue('听松山居');
  await expect(another(page)).toBeVisible();
  await fillHotel(page);
  await confirm(page).click();

  await goOn(page, '添加房型').click();
  await expect(list(page, '所属酒店')).toHaveValue(hotelExample.name);
  await fillRoom(page, '望海房');
  await confirm(page).click();

  await goOn(page, '添加酒店产品').click();
  await expect(list(page, '所属酒店')).toHaveValue(hotelExample.name);
  await expect(list(page, '房型')).toHaveValue('望海房');
  await expect(another(page)).toBeVisible();
  await fill(page, { 产品名称: '含早特惠', 门市价: '600' });
  await choose(page, '早餐', '双早');
  await choose(page, '取消规则', '随时可退');
  await upload(page, '产品图片');
  await confirm(page).click();

  await goOn(page, '价格库存').click();
  await expect(missing(page)).toHaveText([/^价格/, /^上架/]);
  await button(page, '批量设置').click();
  const batch = page.getByRole('dialog');
  for (const [name, value] of [
    ['售价', '500'],
    ['库存', '2'],
  ] as const) {
    await batch.getByRole('checkbox', { name: `设置${name}` }).check();
    await batch.getByRole('textbox', { name }).fill(value);
  }
  await confirm(page).click();
  await expect(missing(page)).toHaveText([/^上架/]);
  await page.getByRole('link', { name: '上架', exact: true }).click();
  await page.getByRole('switch', { name: '上架' }).check();
  await confirm(page).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByText('可下单')).toBeVisible();

  // The page of the merchant and the lists say so, too.
  await page.goto('/merchant/manage/setting/list?name=听松山居');
  await page.getByRole('link', { name: '听松山居' }).click();
  await expect(page.getByRole('list', { name: '售卖准备' })).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
  await expect(row(page, hotelExample.name)).toContainText('可下单');
});

test('a list says what is missing before a place is sold, and leads to it', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  await system.call('hotels/enable/3', { data: { enable: 0 } }, token);
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/list?name=椰林湾');
  const tag = row(page, '椰林湾度假酒店').getByRole('link', { name: '待完善' });
  await tag.focus();
  await expect(page.getByRole('tooltip')).toHaveText(/^还缺：.*资源启用/);
  await tag.click();
  await expect(missing(page).filter({ hasText: '资源启用' })).toBeVisible();
});

test('the steps of a product lead to its merchant, from its form and from its calendar', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('products-hotel/get/23', {}, token);
  const { merchantId } = data as { merchantId: string };
  await system.call(`merchants/enable/${merchantId}`, { data: { enable: 0 } }, token);
  await signInAs('superAdmin');
  for (const address of ['/product/hotel/add?id=23', '/product/hotel/stock?id=23']) {
    await page.goto(address);
    const link = missing(page)
      .filter({ hasText: /^商户启用/ })
      .getByRole('link');
    await expect(link).toHaveAttribute('href', `/merchant/manage/setting/add?id=${merchantId}`);
  }
});
