import { expect, it } from 'vitest';
import { statusColumn } from './columns.tsx';
import type { SharedRow } from './orderKind.ts';

const names: Record<number, string> = { 10: '退款中', 20: '部分退款' };
const { value } = statusColumn('状态', {
  ...{ statusNames: 'stayOrderStatus', statuses: [50] },
  ...{ status: () => '已完成', refund: (code) => names[code] ?? '' },
});
const inFile = (refundState: number) => value?.({ status: 50, refundState } as SharedRow);

it('a file has the state of the refunds behind the status, as the cell shows it', () => {
  expect(inFile(0)).toBe('已完成');
  expect(inFile(20)).toBe('已完成 部分退款');
});
