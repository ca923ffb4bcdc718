import { expect, it } from 'vitest';
import { payType } from '#contracts/enums/orders.ts';
import { lastColumns, statusColumn } from './columns.tsx';
import type { SharedRow } from './orderKind.ts';

const names: Record<number, string> = { 10: '退款中', 20: '部分退款' };
const { value } = statusColumn('状态', {
  ...{ statusNames: 'stayOrderStatus', statuses: [50] },
  ...{ status: () => '已完成', refund: (code) => names[code] ?? '', noShow: '未入住' },
});
const inFile = (refundState: number, noShow: 0 | 1 = 0) =>
  value?.({ status: 50, refundState, noShow } as SharedRow);

it('a file has the state of the refunds behind the status, as the cell shows it', () => {
  expect(inFile(0)).toBe('已完成');
  expect(inFile(20)).toBe('已完成 部分退款');
  expect(inFile(20, 1)).toBe('已完成 未入住 部分退款');
});

it('what comes of a payment stands in the file of paid orders alone', () => {
  const columns = lastColumns(((key: string) => key) as never, String);
  const row = { commission: 0, settleAmount: 9_400 } as SharedRow;
  const values = (of: number) =>
    columns
      .filter(({ key }) => key === 'commission' || key === 'settleAmount')
      .map((column) => column.value?.({ ...row, payType: of } as SharedRow));
  expect(values(payType.none)).toEqual(['', '']);
  expect(values(payType.wechat)).toEqual([0, 9_400]);
});
