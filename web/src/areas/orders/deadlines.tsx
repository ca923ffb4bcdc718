import type { TFunction } from 'i18next';
import { orderStatus } from '#contracts/enums/orders.ts';
import type { Column } from '../../kit/table/column.ts';
import { Deadline } from './Deadline.tsx';
import type { SharedRow } from './orderKind.ts';

/** Orders of two tabs end by themselves: those that wait for their payment, and those that wait for the merchant. */

/** The column of such a tab, by the status that its address names; none in the others. */
export function deadlineColumns(t: TFunction<'orders'>, status: string | undefined): Column<SharedRow>[] {
  const column = (title: string, of: (row: SharedRow) => string): Column<SharedRow> => ({
    ...{ key: 'deadline', title, width: 128, kind: 'moment', align: 'left' },
    value: of,
    render: (row) => <Deadline until={of(row)} />,
  });
  if (status === String(orderStatus.unpaid)) return [column(t('timeToPay'), ({ expireTime }) => expireTime)];
  if (status !== String(orderStatus.toConfirm)) return [];
  return [
    { ...column(t('timeToConfirm'), ({ confirmDeadline }) => confirmDeadline), sort: 'confirmDeadline' },
  ];
}

const firstEnding = { sort: 'confirmDeadline', direction: 'asc' } as const;
/** Of orders that wait for the merchant the one that ends first stands first, unless the address sorts them otherwise. */
export const orderOfTab = (address: URLSearchParams) =>
  address.get('status') === String(orderStatus.toConfirm) && !address.has('sort') ? firstEnding : undefined;
