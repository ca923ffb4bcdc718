import { useTranslation } from 'react-i18next';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderRefundState, payType } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import { trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import type { ListKind } from './orderKind.ts';

const flagField = (name: string, label: string, yes: string, no: string): SearchField => ({
  ...{ kind: 'select', name, label },
  options: [
    { value: '1', label: yes },
    { value: '0', label: no },
  ],
});

/** The search conditions of every list of orders (domain design, section 10.1). The tabs set the status. */
export function useOrderSearch({
  kind,
  day,
  resources,
  calls,
}: Pick<ListKind<never>, 'kind' | 'day' | 'resources'> & { calls: { list: AnyEndpoint } }) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const refundName = useCodeName('orderRefundState');
  const payName = useCodeName('payType');
  const ofMerchant = useIsMerchantUser();
  const { all } = useScopedCalls(resources);
  const choices = (codes: readonly number[], name: (code: number) => string) =>
    codes.map((code) => ({ value: String(code), label: name(code) }));

  const payNo = useSearchFields(calls.list, ['payNo']);
  const fields: SearchField[] = [
    ...useSearchFields(calls.list, ['orderNo']),
    { kind: 'nameOrNumber', name: 'member', label: t('common:memberOrMobile'), maxLength: 20 },
    dateRangeField({ name: 'createStart', endName: 'createEnd', label: t('orderTime'), looks: 'back' }),
    ...(kind === 'place'
      ? [{ kind: 'code', name: 'voucherCode', label: label('vouchers'), maxLength: 40 } as const]
      : [
          { kind: 'text', name: 'guest', label: t('guestOrContact'), maxLength: 20 } as const,
          { kind: 'text', name: 'roomNo', label: label('roomNos'), maxLength: 10 } as const,
          flagField('noShow', label('noShow'), t('common:yes'), t('common:no')),
        ]),
    { kind: 'digits', name: 'contactMobile', label: label('contactMobile'), maxLength: 11 },
    { kind: 'text', name: 'productName', label: label('productName'), maxLength: 40 },
    { kind: 'remote', name: 'resourceId', label: label(trades[kind].resource), endpoint: all },
    ...(ofMerchant
      ? []
      : [
          {
            kind: 'remote',
            name: 'merchantId',
            label: label('merchant'),
            endpoint: merchants.all,
          } as const,
        ]),
    {
      kind: 'select',
      name: 'refundState',
      label: t('refundState'),
      options: choices(valuesOf(orderRefundState), refundName),
    },
    ...payNo,
    {
      kind: 'select',
      name: 'payType',
      label: t('payType'),
      options: choices(
        valuesOf(payType).filter((code) => code !== payType.none),
        payName,
      ),
    },
    dateRangeField({ name: 'useStart', endName: 'useEnd', label: label(day), looks: 'both' }),
    ...(kind === 'place'
      ? []
      : [
          dateRangeField({
            name: 'leaveStart',
            endName: 'leaveEnd',
            label: label('checkOutDate'),
            looks: 'both',
          }),
        ]),
    dateRangeField({ name: 'payStart', endName: 'payEnd', label: t('payTime'), looks: 'back' }),
    flagField('paid', t('paidState'), t('isPaid'), t('isUnpaid')),
    dateRangeField({ name: 'settleStart', endName: 'settleEnd', label: t('settleDay'), looks: 'back' }),
    { kind: 'moneyRange', name: 'payMin', endName: 'payMax', label: t('payPrice') },
  ];
  return fields;
}
