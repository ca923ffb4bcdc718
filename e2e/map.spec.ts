import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, row } from './parts.ts';
import { fillHotel } from './venueForms.ts';

/** Choosing a hotel's point on the map without an online map: only the console's own files are requested. */

const form = '/merchant/hotel/hotels/add';
const map = (page: Page) => page.getByRole('application', { name: '地图选点' });
const longitude = (page: Page) => page.getByLabel('经度', { exact: true });
const latitude = (page: Page) => page.getByLabel('纬度', { exact: true });
const degrees = async (page: Page) => [
  Number(await longitude(page).inputValue()),
  Number(await latitude(page).inputValue()),
];
const expectPoint = async (page: Page, x: string, y: string) => {
  await expect(longitude(page)).toHaveValue(x);
  await expect(latitude(page)).toHaveValue(y);
};
/** The position of the pin's tip on the page. */
async function pin(page: Page) {
  const box = await map(page).locator('.leaflet-marker-draggable').boundingBox();
  if (!box) throw new Error('there is no marker');
  return { x: box.x + box.width / 2, y: box.y + box.height - 1 };
}
const said = (page: Page) => page.getByRole('status').filter({ hasText: /\d+\.\d+, |尚未选点/ });

async function openForm(page: Page, area = true) {
  await page.goto(form);
  if (area) {
    await choose(page, '所在地区 省份', '浙江省');
    await choose(page, '所在地区 城市', '杭州市');
  }
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByText(area ? '杭州市' : '新疆', { exact: true })).toBeVisible();
}

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

test.beforeEach(async ({ context, signInAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('superAdmin');
});

test('a click and a drag fill the fields, and what is typed moves the marker', async ({ page }) => {
  await openForm(page);
  await expect(said(page)).toHaveText('尚未选点');
  await map(page).click({ position: { x: 360, y: 150 } });
  await expect(said(page)).toContainText('浙江省 杭州市');
  const clicked = await degrees(page);
  expect(clicked[0]).toBeGreaterThan(118.3);
  expect(clicked[1]).toBeGreaterThan(29.1);

  const from = await pin(page);
  await page.mouse.move(from.x, from.y - 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 52, { steps: 5 });
  await page.mouse.up();
  const dragged = await degrees(page);
  expect(dragged[0]).toBeGreaterThan(clicked[0] ?? 0);
  expect(dragged[1]).toBeGreaterThan(clicked[1] ?? 0);

  const before = await pin(page);
  await latitude(page).fill(String((dragged[1] ?? 0) - 0.1));
  await expect.poll(async () => (await pin(page)).y).toBeGreaterThan(before.y);
  // When the point is out of view, the map moves to it.
  await longitude(page).fill('87.617733');
  await latitude(page).fill('43.792818');
  await expect(said(page)).toContainText('新疆维吾尔自治区 乌鲁木齐市');
  await expect(map(page).getByText('乌鲁木齐市', { exact: true })).toBeVisible();
  await latitude(page).fill('');
  await expect(said(page)).toHaveText('尚未选点');
  await expect(map(page).locator('.leaflet-marker-draggable')).toHaveCount(0);
});

test('arrows move the marker, + and - zoom', async ({ page }) => {
  await openForm(page);
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  const [x = 0, y = 0] = await degrees(page);
  expect(x).toBeGreaterThan(118);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const [x2 = 0, y2 = 0] = await degrees(page);
  expect(x2).toBeGreaterThan(x);
  expect(y2).toBeGreaterThan(y);
  // With Shift a tenth of the distance; each zoom step halves it.
  await page.keyboard.press('Shift+ArrowRight');
  const [x3 = 0] = await degrees(page);
  expect((x2 - x) / (x3 - x2)).toBeCloseTo(10, 1);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  const [x4 = 0] = await degrees(page);
  expect((x2 - x) / (x4 - x3)).toBeCloseTo(2, 1);
  await page.keyboard.press('-');
  await expect(map(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, '放大')).toBeFocused();
});

test('coordinates and links of both maps are pasted on the map and into the fields', async ({ page }) => {
  await openForm(page, false);
  await map(page).focus();
  await paste(page, '30.221845, 120.098612');
  await expectPoint(page, '120.098612', '30.221845');

  await longitude(page).focus();
  await paste(page, '【西湖】https://uri.amap.com/marker?position=120.143523,30.250612&name=a');
  await expect(page.getByText('已读取高德地图的位置')).toBeVisible();
  await expectPoint(page, '120.143523', '30.250612');

  await map(page).focus();
  await paste(page, 'http://api.map.baidu.com/marker?location=39.915,116.404&title=a&output=html');
  await expect(page.getByText('已读取百度地图的位置，坐标已换算为 GCJ-02')).toBeVisible();
  await expectPoint(page, '116.397627', '39.908657');
  await expect(said(page)).toHaveText('北京市 116.397627, 39.908657');

  await latitude(page).focus();
  await paste(page, 'https://map.baidu.com/poi/a/@13522176,2865337,17z?querytype=share');
  await expect(page.getByText('请核对标记')).toBeVisible();
  await expectPoint(page, '121.463993', '25.057844');
  await paste(page, 'https://surl.amap.com/4mkKGuyJ2bz');
  await expect(page.getByText('短链接不含坐标')).toBeVisible();
  await expectPoint(page, '121.463993', '25.057844');
});

test('a point far from the chosen city shows a warning, and saving it asks first', async ({
  page,
  system,
}) => {
  await page.goto(form);
  await fillHotel(page);
  await choose(page, '所属商户', '悦途酒店集团');
  await longitude(page).fill('118.796877');
  await latitude(page).fill('32.060255');
  const warning = page.getByRole('alert').filter({ hasText: '该位置距离杭州市约' });
  await expect(warning).toHaveText(/约 18\d 公里/);

  await confirm(page).click();
  await expect(dialog(page)).toContainText('该位置距离杭州市约');
  await button(page, '返回修改').click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await system.journal()).filter(({ endpoint }) => endpoint === 'hotels.add')).toEqual([]);

  await confirm(page).click();
  await button(page, '仍然保存').click();
  await expect(page).toHaveURL(/hotels\/list/);
  const [saved] = (await system.journal()).filter(({ endpoint }) => endpoint === 'hotels.add');
  expect(saved?.body).toMatchObject({ longitude: 118.796877, latitude: 32.060255 });
});

test('a point that was far before is not asked about when another field changes', async ({
  page,
  system,
}) => {
  await page.goto('/merchant/hotel/hotels/list');
  const edit = () =>
    row(page, '云栖湖度假酒店')
      .getByRole('link', { name: '编辑' })
      .or(row(page, '云栖湖度假酒店').getByRole('button', { name: '编辑' }))
      .first();
  await edit().click();
  await longitude(page).fill('118.796877');
  await confirm(page).click();
  await button(page, '仍然保存').click();
  await expect(page).toHaveURL(/hotels\/list/);
  await edit().click();
  await page.getByLabel('品牌').fill('云栖');
  await confirm(page).click();
  await expect(page).toHaveURL(/hotels\/list/);
  expect((await system.journal()).filter(({ endpoint }) => endpoint === 'hotels.update')).toHaveLength(2);
});

test('the buttons of the map go under the bar of the form', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await openForm(page);
  const middle = async (name: string) => {
    const box = await button(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [tool, bar] = [await middle('缩小'), await middle('确定')];
  await page.getByRole('main').evaluate((content, by) => content.scrollBy(0, by), tool.y - bar.y);
  await expect.poll(async () => Math.round((await middle('缩小')).y - bar.y)).toBe(0);
  const reached = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel ?? 'the bar',
    await middle('缩小'),
  );
  expect(reached).toBe('the bar');
});

test('works without internet access, and axe finds no violation', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      outside.push(request.url());
  });
  await openForm(page);
  await map(page).click({ position: { x: 60, y: 60 } });
  for (let step = 0; step < 3; step++) await button(page, '缩小').click();
  await expect(map(page).getByText('浙江', { exact: true })).toBeVisible();
  await longitude(page).fill('87.617733');
  await expect(page.getByRole('alert').filter({ hasText: '公里' })).toBeVisible();
  expect(outside).toEqual([]);

  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.body.setAttribute('theme-mode', theme), mode);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('[data-point-map]')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
