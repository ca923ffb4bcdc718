import { useTranslation } from 'react-i18next';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchantStatistics, soldTypes } from '#contracts/areas/merchantStatistics.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { statisticBasis } from '#contracts/enums/statistics.ts';
import { productType, valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 商户预订汇总 (domain design, section 15.1). The tabs set the dimension. */
export function useMerchantSearch(): SearchField[] {
  const { t } = useTranslation(['kit', 'statistics']);
  const label = useLabel();
  const basisName = useCodeName('statisticBasis');
  const typeName = useCodeName('productType');
  const { list } = useScopedCalls(merchantStatistics);
  const [{ all: ofHotels }, { all: ofMinsus }, { all: ofResorts }] = [
    useScopedCalls({ all: hotels.all, allOfOwn: hotels.allOfOwn }),
    useScopedCalls({ all: minsus.all, allOfOwn: minsus.allOfOwn }),
    useScopedCalls({ all: resorts.all, allOfOwn: resorts.allOfOwn }),
  ];
  return useSearchFields(list, [
    {
      ...{ kind: 'select', name: 'basis', label: label('statisticBasis'), always: true },
      options: valuesOf(statisticBasis).map((code) => ({ value: String(code), label: basisName(code) })),
    },
    dateRangeField({
      ...{ name: 'startDate', endName: 'endDate', label: label('statisticSpan'), looks: 'back' },
    }),
    { kind: 'remote', name: 'merchantId', label: label('merchant'), endpoint: merchants.all },
    {
      ...{ kind: 'select', name: 'productType', label: t('kit:productType') },
      options: soldTypes.map((code) => ({ value: String(code), label: typeName(code) })),
    },
    {
      ...{ kind: 'remoteBy', name: 'resourceId', label: t('statistics:resource') },
      follows: { field: 'productType' },
      endpoints: {
        [productType.resortTicket]: ofResorts,
        [productType.hotel]: ofHotels,
        [productType.minsu]: ofMinsus,
      },
    },
  ]);
}
