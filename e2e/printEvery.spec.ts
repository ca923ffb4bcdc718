import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from './fixtures.ts';
import { pagesOf } from './printedPages.ts';
import { screenAddress } from './screenAddress.ts';
import { stateOf } from './tradeScenes.ts';

/** Everything with 打印, each with a record: A4, without the frame, with Chinese page numbers. */

const kinds = ['place', 'hotel', 'house'];
/** Where each source file with 打印 is shown. */
const upright: Record<string, string[]> = {
  'areas/estates/ProjectDetail.tsx': ['/estate/project-manage/:id/project-detail'],
  'areas/incomes/IncomeDetail.tsx': ['/finance/income-manage/income-detail'],
  'areas/incomes/SendPlanDetail.tsx': ['/finance/income-manage/send-plan-detail'],
  'areas/memberAccounts/FundChanges.tsx': ['/finance/member-account-manage/fund-change-detail'],
  'areas/memberAccounts/PointDetail.tsx': ['/finance/member-account-manage/member-point-detail'],
  'areas/memberGrades/GradeDetail.tsx': ['/member/member-system/grade-detail'],
  'areas/members/MemberDetail.tsx': ['/member/member-manage/:id/member-detail'],
  'areas/merchants/MerchantDetails.tsx': ['/merchant/manage/setting/details'],
  'areas/orders/OrderDetail.tsx': kinds.map((kind) => `/order/order-manage/order-${kind}-detail`),
  'areas/reconciliations/Reconciliation.tsx': ['/finance/member-account-manage/reconciliation'],
  'areas/refunds/RefundDetail.tsx': kinds.map((kind) => `/order/refund-manage/refund-${kind}-detail`),
  'areas/withdraws/WithdrawDetail.tsx': ['/finance/withdraw-manage/withdraw-record-detail'],
};
const across: Record<string, string[]> = {
  'areas/estateRooms/SalesGrid.tsx': ['/estate/project-manage/1/add-building?building=1'],
  'areas/stocks/RoomOverview.tsx': ['/product/hotel/stock?resourceId=1'],
  'areas/stocks/StockPage.tsx': kinds.map((kind) => `/product/${kind}/stock`),
  'kit/table/ListPage.tsx': ['/statistic/statistic-report/merchant-statistic-list'],
};

/** Buttons that do something, which paper cannot. */
const tools =
  /^(打印|返回|编辑|添加|删除|查询|重置|导出|展开|列设置|保存|更多|上一页|下一页|审核|取消|修改|批量|查看(?!大图)|切换|语言|首页)/;

/** What the style sheets say below each page. */
const belowPages = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => /@bottom-center *\{[^}]*content: ([^;]*);/.exec(rule.cssText)?.[1] ?? '')
      .filter((text) => text !== ''),
  );

for (const [name, screens, size] of [
  ['a record', upright, '595x842'],
  ['a calendar, a grid or a report', across, '842x595'],
] as const)
  test(`${name} prints on A4 of ${size} points without the frame, on every page that has 打印`, async ({
    page,
    system,
    signInAs,
  }) => {
    test.slow();
    await signInAs('superAdmin');
    for (const path of Object.values(screens).flat())
      await test.step(path, async () => {
        await page.emulateMedia({ media: null });
        await page.goto(await screenAddress(path, (state, params) => stateOf(system, state, params)));
        await expect(page.getByRole('button', { name: /^打印/ }).first()).toBeVisible();
        expect(new Set(await pagesOf(page))).toEqual(new Set([size]));
        expect(await belowPages(page)).toEqual(['counter(page) " / " counter(pages)']);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('banner')).toHaveCount(0);
        // Pictures, places on a map, figures of states and sorted heads stay: they are what is printed.
        await expect(page.getByRole('button', { name: tools })).toHaveCount(0);
      });
  });

test('every source file with 打印 is written down above', () => {
  const source = join(import.meta.dirname, '../web/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      file !== 'kit/page/DetailPage.tsx' &&
      /<(PrintButton|DetailPage)\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(found.sort()).toEqual([...Object.keys(upright), ...Object.keys(across)].sort());
});
