import { useTranslation } from 'react-i18next';
import { estateParts } from '#contracts/areas/estates.ts';
import { paging } from '#contracts/envelope.ts';
import { type SaleInfoForm, saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { useData } from '../../api/hooks.ts';
import { useRuleFacts } from '../../domain/estate/useRuleFacts.ts';
import { formatArea, formatMoney } from '../../kit/display/format.ts';
import { RichText } from '../../kit/display/RichText.tsx';
import { useFieldLabel } from '../../kit/display/useFieldLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import css from './ProjectCard.module.css';

const span = (from: string, to: string) => (from === to ? from : `${from} ~ ${to}`);

/** 销售信息 of a project, to be read. */
export function SaleFacts({ saleInfo, estateId }: { saleInfo: SaleInfoForm; estateId: string }) {
  const { t } = useTranslation(['estates', 'common']);
  const of = useFieldLabel(saleInfoForm);
  const ruleFacts = useRuleFacts();
  const { minTotalPrice, maxTotalPrice, minArea, maxArea, avgPrice } = saleInfo;
  const yesNo = (flag: number) => t(flag === 1 ? 'common:yes' : 'common:no');
  return (
    <div className={css.stack}>
      <Facts
        facts={[
          {
            label: of('avgPrice'),
            value: avgPrice
              ? `${formatMoney(avgPrice)} ${t('common:unit.yuanPerSquareMetre')}`
              : t('estates:priceOpen'),
          },
          {
            label: t('estates:totalPrices'),
            value:
              minTotalPrice && maxTotalPrice
                ? span(formatMoney(minTotalPrice), formatMoney(maxTotalPrice))
                : '',
          },
          {
            label: t('estates:areas'),
            value: minArea && maxArea ? span(formatArea(minArea), formatArea(maxArea)) : '',
          },
          { label: of('openDate'), value: saleInfo.openDate },
          { label: of('latestOpenDate'), value: saleInfo.latestOpenDate },
          { label: of('deliveryDate'), value: saleInfo.deliveryDate },
          { label: of('salesOfficePhone'), value: saleInfo.salesOfficePhone },
          {
            label: t('estates:reception'),
            value: `${saleInfo.receptionStart} ~ ${saleInfo.receptionEnd}`,
          },
          { label: of('bookingEnabled'), value: yesNo(saleInfo.bookingEnabled) },
          { label: of('salesOfficeAddress'), value: saleInfo.salesOfficeAddress, wide: true },
          { label: of('discountText'), value: saleInfo.discountText, wide: true },
          { label: of('recommendEnabled'), value: yesNo(saleInfo.recommendEnabled) },
          ...(saleInfo.commissionMode ? ruleFacts(saleInfo) : []),
          {
            label: of('recommendRule'),
            value: saleInfo.recommendRule && <RichText html={saleInfo.recommendRule} />,
            wide: true,
          },
        ]}
      />
      <Licences licences={saleInfo.licences ?? []} estateId={estateId} />
    </div>
  );
}

function Licences({ licences, estateId }: { licences: SaleInfoForm['licences'] & object; estateId: string }) {
  const { t } = useTranslation('estates');
  const of = useFieldLabel(saleInfoForm);
  const query = { offset: 0, limit: paging.selectSize, estateId };
  const { data } = useData(estateParts.buildings, { query });
  const namesOf = (ids: readonly string[]) =>
    data?.list.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (licences.length === 0) return null;
  return (
    <InnerTable
      label={of('licences')}
      rows={licences}
      keyOf={({ no }) => no}
      columns={[
        { key: 'no', title: of('licences.0.no'), render: ({ no }) => no },
        { key: 'date', title: of('licences.0.date'), render: ({ date }) => date },
        {
          key: 'buildings',
          title: of('licences.0.buildingIds'),
          render: ({ buildingIds = [] }) =>
            buildingIds.length > 0 ? namesOf(buildingIds)?.join(' · ') : t('allBuildings'),
        },
      ]}
    />
  );
}
