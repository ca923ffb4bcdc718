import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import type { SaleStep } from '#contracts/enums/products.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { Column } from '../../kit/table/column.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { CityRail, type CityStats } from './CityRail.tsx';
import { merchantColumn } from './merchantColumn.tsx';
import { newVenuePath, productLists, productsPath, venueForms, venuePath } from './tradePaths.ts';
import { useAboutDisablingVenue } from './useAboutDisabling.ts';
import { useSaleColumn } from './useSaleColumn.tsx';

/** The fields that rows of scenic spots, hotels and guesthouses share. */
export interface VenueRow {
  id: string;
  name: string;
  coverUrl: string;
  merchantId: string;
  merchantName: string;
  missing: SaleStep[];
  provinceName: string;
  cityName: string;
  productCount: number;
  /** Cents. */
  minPrice: number | null;
  ordering: number;
  enabled: number;
  actions: string[];
}

/** An alias, not an interface: `useScopedCalls` looks calls up by name, which needs an index signature. */
type VenueCalls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters, which are read from the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
  statsOfCity: CityStats;
} & Record<'get' | 'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;

/** Columns by field name, and the columns that all venues share. */
interface Parts<Row> extends ReturnType<typeof useColumns<Row>> {
  /** Name and merchant; for a merchant user the name only. */
  names: Column<Row>[];
  area: Column<Row>;
  /** Number of products, lowest price, whether the place is on, and whether orders are taken. */
  sale: Column<Row>[];
  ordering: Column<Row>;
  actions: Column<Row>[];
}
/** Has to be the same function on each render. */
export type VenueColumns<Row> = (parts: Parts<Row>) => Column<Row>[];

export interface VenueListProps<Row> {
  kind: TradeKind;
  calls: VenueCalls<Row>;
  form: z.core.$ZodType;
  /** Names of the filters in their order. */
  search: readonly string[];
  columns: VenueColumns<Row>;
  /** The text of the link to the products. */
  productsText: string;
  /** Widths of the columns of name, city and actions, in pixels. */
  widths: { name: number; area: number; actions: number };
  more?: (row: Row) => readonly RowAction[];
  mayMore?: boolean;
}

/**
 * A list of scenic spots, hotels or guesthouses beside the rail of their cities: all of them, those of the user's merchant, or those assigned to him.
 */
export function VenueList<Row extends VenueRow>(props: VenueListProps<Row>) {
  const { kind, form, widths, columns: arrange, productsText } = props;
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  const calls = useScopedCalls(props.calls);
  const list = useList(calls.list);
  const ofMerchant = useIsMerchantUser();
  const mayAdd = useMay(calls.add);
  const mayViewProducts = useMayOpen()(productLists[kind]);
  const column = useColumns<Row>(form, calls.list);
  const search = useSearchFields(calls.list, props.search, {
    merchantId: { endpoint: merchants.all },
  });
  const { enable, actions, removals } = useRecordActions<Row>({
    calls,
    form,
    reload: list.reload,
    aboutDisabling: useAboutDisablingVenue(kind),
    edit: ({ id }) => navigate(venuePath(kind, id)),
    width: widths.actions,
    mayMore: Boolean(props.mayMore) || mayViewProducts,
    more: (row) => [
      ...(props.more?.(row) ?? []),
      ...(mayViewProducts
        ? [{ text: productsText, onClick: () => navigate(productsPath(kind, row.id)) }]
        : []),
    ],
  });
  const sale = useSaleColumn<Row>(kind, idsOf);
  const ordering = useOrdering<Row>({ calls, form, reload: list.reload });
  const columns = useMemo(() => {
    const name = pictureNameColumn<Row>(column.label('name'), widths.name, ({ coverUrl, id }) => ({
      url: coverUrl,
      to: venuePath(kind, id),
    }));
    const merchant = merchantColumn<Row>({ key: 'merchant', title: column.label('merchantId'), width: 112 });
    return arrange({
      ...column,
      names: ofMerchant ? [name] : [name, merchant],
      area: areaColumn<Row>(column.label('area'), widths.area),
      sale: [column.number('productCount', 68), column.hundredths('minPrice', 76), enable, sale],
      ordering,
      actions,
    });
  }, [actions, arrange, column, enable, kind, ofMerchant, ordering, sale, widths.name, widths.area]);
  return (
    <CityRail endpoint={calls.statsOfCity} list={list} changes={removals}>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={
          mayAdd && {
            text: t(venueForms[kind]),
            onClick: () => navigate(newVenuePath(kind, list.criteria.merchantId)),
          }
        }
      />
    </CityRail>
  );
}

const idsOf = ({ id, merchantId }: Pick<VenueRow, 'id' | 'merchantId'>) => ({ resourceId: id, merchantId });
