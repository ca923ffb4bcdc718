import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { rightsOver } from '#contracts/rights/rights.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useMay, useRight } from '../../api/session.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import type { CityStats } from './CityRail.tsx';
import { productsPath } from './tradePaths.ts';
import { useOfferColumns } from './useOfferColumns.ts';

/** What the rows of scenic spots, hotels and guesthouses have alike. */
interface PlaceRow {
  id: string;
  name: string;
  coverUrl: string;
  merchantName: string;
  provinceName: string;
  cityName: string;
  productCount: number;
  minPrice: number | null;
  ordering: number;
  enabled: number;
  actions: string[];
}

/** An alias, not an interface: areas of calls are looked up by name (`useScopedCalls`). */
type Calls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: any filters will do, the list reads them by the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
  statsOfCity: CityStats;
} & Record<'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;

interface Place<Row> {
  kind: TradeKind;
  calls: Calls<Row>;
  form: z.core.$ZodType;
  /** Filters in their order. */
  search: readonly string[];
  /** The form's address; without an id it adds. */
  formPath: (id?: string) => string;
  /** Words of the button that adds, and of the one that leads to the products. */
  addText: string;
  productsText: string;
  /** Pixels of the name and of the actions. */
  widths: { name: number; actions: number };
  more?: (row: Row) => readonly RowAction[];
  mayMore?: boolean;
}

/** List, search, city numbers and shared columns of a list of places; the screen arranges them between its own. */
export function usePlaceList<Row extends PlaceRow>(place: Place<Row>) {
  const { kind, form, formPath, widths } = place;
  const navigate = useNavigate();
  const calls = useScopedCalls(place.calls);
  const list = useList(calls.list);
  const ofMerchant = useIsMerchantUser();
  const mayAdd = useMay(calls.add);
  const mayViewProducts = useRight(rightsOver('view', trades[kind].product));
  const offers = useOfferColumns<Row>();
  const column = useColumns<Row>(form);
  const search = useSearchFields(calls.list, place.search, {
    merchantId: { endpoint: merchants.allEnabled },
  });
  const actions = useRecordActions<Row>({
    calls,
    form,
    reload: list.reload,
    edit: ({ id }) => navigate(formPath(id)),
    width: widths.actions,
    mayMore: Boolean(place.mayMore) || mayViewProducts,
    more: (row) => [
      ...(place.more?.(row) ?? []),
      ...(mayViewProducts
        ? [{ text: place.productsText, onClick: () => navigate(productsPath(kind, row.id)) }]
        : []),
    ],
  });
  const { enable, removals } = actions;
  const columns = useMemo(() => {
    const name = pictureNameColumn<Row>(column.label('name'), widths.name, ({ coverUrl, id }) => ({
      url: coverUrl,
      to: formPath(id),
    }));
    const merchant: Column<Row> = {
      key: 'merchant',
      title: column.label('merchantId'),
      width: 112,
      render: ({ merchantName }) => <span title={merchantName}>{merchantName || '-'}</span>,
    };
    // A merchant user has one merchant only.
    return {
      first: ofMerchant ? [name] : [name, merchant],
      area: areaColumn<Row>(column.label('area')),
      ...offers,
      enable,
      actions: actions.actions,
    };
  }, [actions.actions, column, enable, formPath, offers, ofMerchant, widths.name]);
  return {
    column,
    columns,
    /** For `<PlaceList>`. */
    page: {
      list,
      search,
      cities: calls.statsOfCity,
      removals,
      add: mayAdd && { text: place.addText, onClick: () => navigate(formPath()) },
    },
  };
}
