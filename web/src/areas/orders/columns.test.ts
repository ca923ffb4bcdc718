import { expect, it } from 'vitest';
import { statusColumn } from './columns.tsx';
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
