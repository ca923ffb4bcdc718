import { addDays } from '#contracts/days.ts';
import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { testDay as today } from '../contracts/testing/moment.ts';
import { expect, type Page, type Persona, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { button, choose, confirm, fill, list, more, row, toggle, upload } from './parts.ts';
import { resourceLabels } from './tradeScenes.ts';

/** The life of a product of each kind, for staff and for a merchant user (domain design, section 9). */

interface Offer {
  /** A place of the merchantManager's merchant. */
  resource: string;
  /** Codes of the kind's own fields, by label; the list can be filtered by them, too. */
  choices: Record<string, string>;
  /** Fills in the other required fields. */
  needs: (page: Page) => Promise<void>;
}
const withoutMeal = (page: Page) => choose(page, '早餐', '不含早');
const offers: Record<TradeKind, Offer> = {
  place: {
    resource: '悦途湖畔水世界',
    choices: { 票种: '成人票' },
    needs: (page) => fill(page, { 费用包含: '门票一张', 使用说明: '当日有效' }),
  },
  hotel: { resource: '云栖湖度假酒店', choices: { 房型: '湖景套房' }, needs: withoutMeal },
  house: { resource: '梧桐里民宿', choices: { 房型: '阁楼单间' }, needs: withoutMeal },
};
const titles = { place: '门票产品', hotel: '酒店产品', house: '民宿产品' };
const people: [name: string, persona: Persona, own: boolean][] = [
  ['staff', 'operator', false],
  ['a merchant user', 'merchantManager', true],
];

for (const kind of tradeKinds) {
  const { resource, choices, needs } = offers[kind];
  const chooseAll = async (page: Page) => {
    await choose(page, resourceLabels[kind], resource);
    for (const [label, name] of Object.entries(choices)) await choose(page, label, name);
  };
  for (const [who, persona, own] of people) {
    test(`${who} adds, edits, sells, copies and removes products of ${kind}`, async ({
      page,
      system,
      signInAs,
    }) => {
      await signInAs(persona);
      await page.goto(`/product/${kind}/list`);
      await button(page, '展开').click();
      await expect(list(page, '所属商户')).toHaveCount(own ? 0 : 1);
      await chooseAll(page);
      await button(page, '查询').click();
      const found = page.getByRole('row').filter({ has: page.getByRole('link') });
      await expect(found.filter({ hasText: resource })).not.toHaveCount(0);
      await expect(found.filter({ hasNotText: resource })).toHaveCount(0);

      await button(page, `添加${titles[kind]}`).click();
      await expect(page.getByRole('heading', { name: `添加${titles[kind]}` })).toBeVisible();
      await fill(page, { 产品名称: '会员日专享', 门市价: '2000' });
      await chooseAll(page);
      await needs(page);
      await choose(page, '取消规则', '不可取消');
      await upload(page, '产品图片');
      await confirm(page).click();
      // In the list filtered by these conditions.
      await expect(row(page, '会员日专享')).toContainText('未设价');

      await page.getByRole('link', { name: '会员日专享' }).click();
      await expect(page.getByRole('heading', { name: `编辑${titles[kind]}` })).toBeVisible();
      await expect(page.getByLabel('门市价')).toHaveValue('2000');
      await fill(page, { 产品名称: '早鸟专享' });
      await confirm(page).click();
      await expect(row(page, '早鸟专享')).toBeVisible();
      await expect(row(page, '会员日专享')).toHaveCount(0);

      const address = await page.getByRole('link', { name: '早鸟专享' }).getAttribute('href');
      const days = [{ date: addDays(today, 1), version: 0, price: 120_000, stock: 1 }];
      const priced = await system.call(
        `products-${kind}/${address?.split('id=')[1]}/price-stocks/save`,
        { data: { days } },
        await system.tokenOf('operator'),
      );
      expect(priced).toMatchObject({ status: 1 });
      await expect(toggle(page, '上架早鸟专享')).toBeDisabled();
      await page.reload();
      await toggle(page, '上架早鸟专享').click();
      await expect(row(page, '早鸟专享')).toContainText('1200.00');
      await expect(toggle(page, '上架早鸟专享')).toBeChecked();

      await more(page, '早鸟专享', '复制');
      await confirm(page).click();
      await expect(row(page, '早鸟专享-副本')).toContainText('未设价');
      await expect(toggle(page, '上架早鸟专享-副本')).not.toBeChecked();
      await more(page, '早鸟专享-副本', '删除');
      await confirm(page).click();
      await expect(page.getByText('删除成功!')).toBeVisible();
      await expect(row(page, '早鸟专享-副本')).toHaveCount(0);

      const called = ['add', 'copy', 'enable', 'get', 'list', 'remove', 'update'];
      await expect
        .poll(() => callsOf(system, `products${trades[kind].name}`))
        .toEqual(own ? mirrorsOf(...called) : called);
    });
  }
}
