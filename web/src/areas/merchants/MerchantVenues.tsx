import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hotels } from '#contracts/areas/hotels.ts';
import type { Merchant } from '#contracts/areas/merchants.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { type BusinessType, businessType } from '#contracts/enums/merchants.ts';
import type { SaleStep } from '#contracts/enums/products.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useData } from '../../api/hooks.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { mayCall, useMay, useSession } from '../../api/session.ts';
import { SaleTag } from '../../domain/trade/SaleTag.tsx';
import {
  newVenuePath,
  orderLists,
  venueForms,
  venueLists,
  venuePath,
} from '../../domain/trade/tradePaths.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import css from './MerchantDetails.module.css';

/** The fields that rows of the three lists of venues share. */
interface Place {
  id: string;
  name: string;
  provinceName: string;
  cityName: string;
  productCount: number;
  /** Cents. */
  minPrice: number | null;
  enabled: 0 | 1;
  missing: SaleStep[];
}
/** An alias, not an interface: `useScopedCalls` looks calls up by name, which needs an index signature. */
type Calls = {
  list: Endpoint<
    string,
    { offset: number; limit: number; merchantId?: string | undefined },
    undefined,
    ListData<Place>
  >;
  add: AnyEndpoint;
};
interface Kind {
  calls: Calls;
  kind: TradeKind;
}
const kinds: Record<BusinessType, Kind> = {
  [businessType.resort]: { kind: 'place', calls: resorts },
  [businessType.hotel]: { kind: 'hotel', calls: hotels },
  [businessType.minsu]: { kind: 'house', calls: minsus },
};

/** 资源列表: a tab for each business type that the merchant has and the user may see. */
export function MerchantVenues({ merchant }: { merchant: Merchant }) {
  const session = useSession();
  const types = merchant.businessTypes.filter(
    (type): type is BusinessType => type in kinds && mayCall(kinds[type as BusinessType].calls.list, session),
  );
  const [chosen, setChosen] = useState<string>();
  const shown = types.find((type) => String(type) === chosen) ?? types[0];
  if (!shown) return null;
  return <ShownVenues {...{ merchant, types, shown }} onShow={setChosen} />;
}

interface ShownProps {
  merchant: Merchant;
  types: readonly BusinessType[];
  shown: BusinessType;
  onShow: (type: string) => void;
}

function ShownVenues({ merchant, types, shown, onShow }: ShownProps) {
  const { t } = useTranslation('merchants');
  const typeName = useCodeName('businessType');
  const own = useIsMerchantUser();
  const kind = kinds[shown];
  const { list } = useScopedCalls(kind.calls);
  // The list of a merchant user contains his own merchant's records only and has no such filter.
  const filter = own ? {} : { merchantId: merchant.id };
  const { data, error, reload } = useData(list, { query: { offset: 0, limit: paging.listSize, ...filter } });
  // The list counts what the user may see; of the other types that is not known.
  const tabs = types.map((type) => ({
    ...{ value: String(type), name: typeName(type) },
    ...(type === shown && { count: data?.count }),
  }));
  return (
    <>
      <Tabs label={t('places')} tabs={tabs} value={String(shown)} onChange={onShow} />
      {data ? (
        <VenueTable merchantId={merchant.id} {...{ kind, data, filter }} name={typeName(shown)} />
      ) : (
        <LoadState error={error} onRetry={reload} />
      )}
    </>
  );
}

interface TableProps {
  merchantId: string;
  kind: Kind;
  name: string;
  data: ListData<Place>;
  /** What leads to all of them in their list. */
  filter: Record<string, string | undefined>;
}

function VenueTable({ merchantId, kind, name, data, filter }: TableProps) {
  const { t } = useTranslation(['merchants', 'products', 'menu', 'common']);
  const label = useLabel();
  const own = useIsMerchantUser();
  const mayOpen = useMayOpen();
  const mayOpenForm = mayOpen(venueForms[kind.kind]);
  const mayAdd = useMay(useScopedCalls(kind.calls).add);
  return (
    <>
      <InnerTable
        label={name}
        rows={data.list}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: name,
            render: ({ id, name }) => <Link to={venuePath(kind.kind, id)}>{name}</Link>,
          },
          {
            key: 'area',
            title: label('area'),
            render: ({ provinceName, cityName }) =>
              provinceName === cityName ? cityName : `${provinceName} ${cityName}`,
          },
          {
            key: 'products',
            title: label('productCount'),
            align: 'right',
            render: ({ productCount }) => String(productCount),
          },
          {
            key: 'price',
            title: label('lowestPrice'),
            align: 'right',
            render: ({ minPrice }) => formatMoney(minPrice),
          },
          {
            key: 'enabled',
            title: t('common:status'),
            render: ({ enabled }) => <EnabledTag enabled={enabled} />,
          },
          {
            key: 'sale',
            title: t('products:saleState'),
            render: ({ id, missing }) => (
              <SaleTag kind={kind.kind} merchantId={merchantId} resourceId={id} missing={missing} />
            ),
          },
        ]}
      />
      {mayOpenForm && mayAdd && (
        <Link className={css.all} to={newVenuePath(kind.kind, own ? undefined : merchantId)}>
          {t(`menu:${venueForms[kind.kind]}`)}
        </Link>
      )}
      {mayOpen(orderLists[kind.kind]) && (
        <Link className={css.all} to={withQuery(orderLists[kind.kind], filter)}>
          {t(`menu:${orderLists[kind.kind]}`)}
        </Link>
      )}
      {data.count > data.list.length && (
        <Link className={css.all} to={withQuery(venueLists[kind.kind], filter)}>
          {t('merchants:showAll', { count: data.count })}
        </Link>
      )}
    </>
  );
}
