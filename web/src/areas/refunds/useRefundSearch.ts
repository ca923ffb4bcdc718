import { useTranslation } from 'react-i18next';
import { merchants } from '#contracts/areas/merchants.ts';
import { payType, refundReason, refundSource } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import type { RefundKind } from './refundKind.ts';

/** The search conditions of every list of refunds (domain design, section 11.1). The tabs set the status. */
export function useRefundSearch({ kind, resources, calls }: RefundKind): SearchField[] {
  const { t } = useTranslation(['refunds', 'orders', 'common']);
  const label = useLabel();
  const sourceName = useCodeName('refundSource');
  const reasonName = useCodeName('refundReason');
  const payName = useCodeName('payType');
  const ofMerchant = useIsMerchantUser();
  const choices = (codes: readonly number[], name: (code: number) => string) =>
    codes.map((code) => ({ value: String(code), label: name(code) }));
  const merchant: SearchField = {
    kind: 'remote',
    name: 'merchantId',
    label: label('merchant'),
    endpoint: merchants.all,
  };
  const channelNo = useSearchFields(calls.list, ['channelNo']);
  return [
    ...useSearchFields(calls.list, ['refundNo', 'orderNo']),
    { kind: 'digits', name: 'memberMobile', label: label('memberMobile'), maxLength: 11 },
    ...(ofMerchant ? [] : [merchant]),
    {
      kind: 'remote',
      name: 'resourceId',
      label: label(trades[kind].resource),
      endpoint: ofMerchant ? resources.own : resources.plain,
    },
    {
      kind: 'select',
      name: 'source',
      label: t('orders:source'),
      options: choices(valuesOf(refundSource), sourceName),
    },
    {
      kind: 'select',
      name: 'reason',
      label: t('refunds:reason'),
      options: choices(valuesOf(refundReason), reasonName),
    },
    {
      kind: 'select',
      name: 'overdue',
      label: t('refunds:overdue'),
      options: [
        { value: '1', label: t('common:yes') },
        { value: '0', label: t('common:no') },
      ],
    },
    ...channelNo,
    {
      kind: 'select',
      name: 'channel',
      label: t('refunds:channel'),
      options: choices(
        valuesOf(payType).filter((code) => code !== payType.none),
        payName,
      ),
    },
    dateRangeField({
      name: 'createStart',
      endName: 'createEnd',
      label: t('orders:applyTime'),
      looks: 'back',
    }),
    dateRangeField({
      name: 'finishStart',
      endName: 'finishEnd',
      label: t('refunds:refundTime'),
      looks: 'back',
    }),
    dateRangeField({
      ...{ name: 'orderStart', endName: 'orderEnd', label: t('orders:orderTime'), looks: 'back' },
    }),
    dateRangeField({
      ...{ name: 'settleStart', endName: 'settleEnd', label: t('orders:settleDay'), looks: 'back' },
    }),
    { kind: 'text', name: 'failReason', label: label('failReason'), maxLength: 40 },
    dateRangeField({ name: 'failStart', endName: 'failEnd', label: t('refunds:failTime'), looks: 'back' }),
  ];
}
