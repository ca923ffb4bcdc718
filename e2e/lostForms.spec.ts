import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff } from './lost.ts';
import { button, choose, confirm, dialog, fill, row } from './parts.ts';
import { type Change, changeOnce, firstOf, recordsOf, versionOf, type Way, ways } from './pressedAgain.ts';
import { fillHotel } from './venueForms.ts';

/** Every kind of form, and what changes a record without one, on every way on which an answer can be lost. */

const hotels = '/merchant/hotel/hotels';
const banners = '/setting/system-setting/home-banner-list';
const categories = '/merchant/manage/setting/classify';
const project = '/estate/project-manage/1';
const settings = '/setting/system-setting/basic-config';
const saved = (page: Page) => expect(page.getByText('操作成功').last()).toBeVisible();
const onOff = (page: Page) => page.getByRole('switch', { name: /^启用/ }).first();
const ordering = (page: Page) => page.getByRole('button', { name: /^修改排序 / }).first();

/** A number for each way; the larger ones are those that come later. */
const newest = (way: Way) => String(93 + 2 * (ways as readonly Way[]).indexOf(way));

/** The versions of the days of a calendar that have a price. */
async function versionsOf(system: System): Promise<number[]> {
  const token = await system.tokenOf('superAdmin');
  const days = 'startDate=2026-06-01&endDate=2026-06-30';
  const answer = await fetch(
    `${system.url}/api/main/products-hotel/23/price-stocks/list?${days}&token=${token}`,
  );
  const { data } = (await answer.json()) as { data: { list: { version: number }[] } };
  return data.list.map(({ version }) => version);
}

const changes: Record<string, Change> = {
  'a page that adds a record': {
    call: 'hotels.add',
    async begin(page, system, way) {
      await page.goto(`${hotels}/add`);
      await fillHotel(page);
      await fill(page, { 酒店名称: `湖滨${way}` });
      await choose(page, '所属商户', '南海假日');
      return recordsOf(system, 'hotels.list');
    },
    done: (page) => expect(page).toHaveURL(`${hotels}/list`),
  },
  'a page that edits a record': {
    call: 'hotels.update',
    async begin(page, system, way) {
      await page.goto(`${hotels}/add?id=1`);
      await page.getByLabel('详细地址').fill(`新址${way}`);
      return versionOf(system, 'hotels.get', '1');
    },
    done: (page) => expect(page.getByRole('heading', { name: '编辑酒店' })).toBeHidden(),
  },
  'a dialog': {
    call: 'merchantCategories.add',
    async begin(page, system, way) {
      await page.goto(categories);
      await button(page, '添加分类').click();
      await fill(dialog(page), { 分类名称: `亲子${way}` });
      await dialog(page).getByRole('checkbox', { name: '酒店' }).check();
      return recordsOf(system, 'merchantCategories.list');
    },
    done: (page, way) => expect(row(page, `亲子${way}`)).toHaveCount(1),
  },
  'a section of a project': {
    call: 'estates.updateSituation',
    async begin(page, system, way) {
      await page.goto(`${project}/add-estate-situation`);
      await fill(page, { 开发商: `听澜${way}` });
      return versionOf(system, 'estates.get', '1');
    },
    done: (page) => expect(page).toHaveURL(`${project}/project-detail`),
  },
  'the settings': {
    call: 'settings.update',
    async begin(page, system, way) {
      await page.goto(settings);
      await fill(page, { 超时取消: newest(way) });
      return versionOf(system, 'settings.get');
    },
    done: (page) => expect(page.getByText('配置修改成功')).toBeVisible(),
  },
  'the ordering in a row': {
    call: 'merchantCategories.update',
    async begin(page, system, way) {
      await page.goto(categories);
      await ordering(page).click();
      await page.getByLabel(/^排序 /).fill(newest(way));
      return versionOf(system, 'merchantCategories.get', await firstOf(system, 'merchantCategories.list'));
    },
    press: (page) => page.getByLabel(/^排序 /).press('Enter'),
    again: (page) => page.keyboard.press('Enter'),
    done: (page, way) => expect(ordering(page)).toHaveText(newest(way)),
  },
  'a switch': {
    call: 'homeBanners.enable',
    async begin(page, system) {
      await page.goto(banners);
      await expect(onOff(page)).toBeVisible();
      return versionOf(system, 'homeBanners.get', '1');
    },
    press: (page) => onOff(page).click(),
    done: saved,
  },
  'a removal': {
    call: 'homeBanners.remove',
    by: -1,
    async begin(page, system) {
      await page.goto(banners);
      return recordsOf(system, 'homeBanners.list');
    },
    async press(page) {
      await page
        .getByRole('button', { name: /^删除 / })
        .last()
        .click();
      await confirm(page).click();
    },
    done: (page) => expect(page.getByText('删除成功!').last()).toBeVisible(),
  },
  'a batch': {
    call: 'stocksHotel.batchSave',
    by: 2,
    async begin(page, system, way) {
      await page.goto('/product/hotel/stock?id=23&month=2026-06');
      await page.getByRole('gridcell', { name: new RegExp(`^2026年6月${newest(way).slice(1)}日 `) }).focus();
      await page.keyboard.press('Shift+ArrowRight');
      await button(page, '批量设置').click();
      for (const [name, value] of [
        ['售价', `5${newest(way)}`],
        ['库存', '3'],
      ] as const) {
        await dialog(page)
          .getByRole('checkbox', { name: `设置${name}` })
          .check();
        await dialog(page).getByRole('textbox', { name, exact: true }).fill(value);
      }
      await expect(dialog(page).getByText('将更新2天')).toBeVisible();
      return async () => (await versionsOf(system)).reduce((sum, version) => sum + version, 0);
    },
    done: (page) => expect(dialog(page)).toHaveCount(0),
  },
};

test.beforeEach(({ allowConsole }) => allowConsole(brokenOff));

for (const [name, change] of Object.entries(changes))
  test(`${name} acts once on every way`, async ({ page, system, signInAs }) => {
    await signInAs('superAdmin');
    for (const way of ways) await test.step(way, () => changeOnce(page, system, way, change));
  });
