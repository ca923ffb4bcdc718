import { hotelExample } from '#contracts/examples/hotels.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, fill, list, row, upload } from './parts.ts';
import { fillHotel } from './venueForms.ts';

const roomForm = '/merchant/hotel/rooms/add';
const another = (page: Page) => button(page, '保存并继续添加');
const line = (page: Page, name: string) => page.getByText(`已添加“${name}”，接下来：`);
const goOn = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function fillRoom(page: Page, name: string) {
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
  await expect(form.getByText('请输入分类名称')).toBeVisible();
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

test('from a hotel to its rooms, products and prices, without choosing hotel or room again', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/list?merchantId=4');
  await button(page, '添加酒店').click();
  await expect(list(page, '所属商户')).toHaveValue('南海假日');
  await page.reload();
  await expect(list(page, '所属商户')).toHaveValue('南海假日');
  await fillHotel(page);
  await confirm(page).click();
  await expect(page).toHaveURL('/merchant/hotel/hotels/list?merchantId=4');
  await expect(line(page, hotelExample.name)).toBeVisible();

  await goOn(page, '添加房型').click();
  await expect(line(page, hotelExample.name)).toBeHidden();
  await expect(list(page, '所属酒店')).toHaveValue(hotelExample.name);
  await fillRoom(page, '望海房');
  await confirm(page).click();

  await goOn(page, '添加酒店产品').click();
  await expect(list(page, '所属酒店')).toHaveValue(hotelExample.name);
  await expect(list(page, '房型')).toHaveValue('望海房');
  await fill(page, { 产品名称: '含早特惠', 门市价: '600' });
  await choose(page, '早餐', '双早');
  await choose(page, '取消规则', '随时可退');
  await upload(page, '产品图片');
  await confirm(page).click();

  await goOn(page, '价格库存').click();
  await expect(page.getByRole('heading', { level: 1, name: '含早特惠' })).toBeVisible();
});
