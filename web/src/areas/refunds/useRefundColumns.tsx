import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refundStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { RefundRow } from '#contracts/trade/refunds.ts';
import { trades } from '#contracts/trade/trade.ts';
import { memberColumn } from '../../domain/trade/memberColumn.tsx';
import { memberRefundsPath, orderDetails, orderPath, refundPath } from '../../domain/trade/tradePaths.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import css from './links.module.css';
import { RefundStatusTag } from './RefundStatusTag.tsx';
import type { RefundCalls, RefundKind } from './refundKind.ts';

/**
 * The columns of every list of refunds (domain design, section 11.1), each with its value for a file. The refund's number, status and amount come
 * first. In the list of failed refunds the reason and time of the failure stand beside them.
 */
export function useRefundColumns(
  { kind, useContent }: RefundKind,
  { reveal }: Pick<RefundCalls, 'reveal'>,
  ofFailed: boolean,
): Column<RefundRow>[] {
  const { t } = useTranslation(['refunds', 'orders', 'trade', 'common']);
  const label = useLabel();
  const content = useContent();
  const statusName = useCodeName('refundStatus');
  const sourceName = useCodeName('refundSource');
  const reasonName = useCodeName('refundReason');
  const mayViewOrders = useMayOpen()(orderDetails[kind]);
  return useMemo(() => {
    const failure: Column<RefundRow>[] = [
      textColumn('failReason', label('failReason'), (row) => row.failReason, { width: 176 }),
      timeColumn('failTime', t('refunds:failTime'), (row) => row.failTime),
    ];
    return [
      {
        key: 'refundNo',
        title: label('refundNo'),
        width: 190,
        value: ({ refundNo }) => refundNo,
        render: ({ id, refundNo }) => (
          <Link className={css.link} to={refundPath(kind, id)}>
            {refundNo}
          </Link>
        ),
      },
      {
        key: 'status',
        title: t('common:status'),
        width: 136,
        tags: [...valuesOf(refundStatus).map(statusName), t('refunds:overdue')],
        value: ({ status, overdue }) =>
          overdue ? `${statusName(status)} ${t('refunds:overdue')}` : statusName(status),
        render: (row) => <RefundStatusTag refund={row} />,
      },
      {
        ...moneyColumn<RefundRow>('refundAmount', label('refundAmount'), (row) => row.refundAmount, 104),
        sort: 'refundAmount',
      },
      ...(ofFailed ? failure : []),
      {
        key: 'product',
        title: label('productName'),
        width: 168,
        value: ({ productName }) => productName,
        also: [{ title: label(trades[kind].resource), value: ({ resourceName }) => resourceName }],
        render: ({ productName, resourceName }) => <TwoLines below={resourceName}>{productName}</TwoLines>,
      },
      memberColumn<RefundRow>({
        title: label('member'),
        mobile: ({ refundNo }) => `${refundNo} ${label('memberMobile')}`,
        reveal: (row) => revealOf(reveal, row)('memberMobile'),
        all: { path: (memberId) => memberRefundsPath(kind, memberId), title: t('trade:memberRefunds') },
      }),
      textColumn('content', t('refunds:content'), content, { width: 96 }),
      moneyColumn('applyAmount', t('refunds:applyAmount'), (row) => row.applyAmount, 88),
      moneyColumn('feeAmount', label('feeAmount'), (row) => row.feeAmount, 76),
      moneyColumn('payPrice', t('orders:payPrice'), (row) => row.payPrice, 88),
      {
        key: 'orderNo',
        title: label('orderNo'),
        width: 188,
        value: ({ orderNo }) => orderNo,
        render: ({ orderId, orderNo }) =>
          mayViewOrders ? (
            <Link className={css.link} to={orderPath(kind, orderId)}>
              {orderNo}
            </Link>
          ) : (
            orderNo
          ),
      },
      textColumn('source', t('orders:source'), (row) => sourceName(row.source), { width: 92 }),
      textColumn('reason', t('refunds:reason'), (row) => reasonName(row.reason), { width: 112 }),
      {
        ...timeColumn<RefundRow>('createTime', t('orders:applyTime'), (row) => row.createTime),
        sort: 'createTime',
      },
      timeColumn('finishTime', t('refunds:refundTime'), (row) => row.finishTime),
      ...(ofFailed ? [] : failure),
    ];
  }, [content, kind, label, mayViewOrders, ofFailed, reasonName, reveal, sourceName, statusName, t]);
}
