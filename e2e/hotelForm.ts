import { expect, type Page } from './fixtures.ts';
import { choose, fill } from './parts.ts';
import { file, png } from './pictures.ts';

/** Everything that a new hotel needs but its merchant. */
export async function fillHotel(page: Page) {
  await fill(page, {
    酒店名称: '湖滨新馆',
    总房量: '80',
    详细地址: '湖滨路8号',
    经度: '120.160123',
    纬度: '30.251234',
    前台电话: '0571-88880000',
    简介: '湖边的一座小馆。',
  });
  await choose(page, '星级', '高档型(四星)');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await page.getByLabel('图片', { exact: true }).setInputFiles(file('hotel.png', png(60, 50)));
  await expect(page.getByRole('button', { name: /^查看大图/ })).toBeVisible();
}
