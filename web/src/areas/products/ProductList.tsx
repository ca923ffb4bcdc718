import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { priceGap } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { CopyForm } from '#contracts/trade/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import {
  newProductPath,
  orderLists,
  productFormPath,
  productOrdersPath,
  stockPages,
  stockPath,
} from '../../domain/trade/tradePaths.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { type AllShared, type ProductRow, useProductColumns } from './useProductColumns.tsx';

type OfOne<Body> = Endpoint<`${string}/{id}`, undefined, Body, unknown>;
/** An alias, not an interface: `useScopedCalls` looks calls up by name, which needs an index signature. */
type Calls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters, which are read from the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
  copy: OfOne<CopyForm>;
} & Record<'get' | 'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;

interface Props<Row extends ProductRow> {
  kind: TradeKind;
  calls: Calls<Row>;
  form: z.core.$ZodType;
  /** The select list of places by which products can be searched. */
  resources: SelectEndpoint;
  /** The conditions of this kind; they follow those of name and place. */
  search: readonly (string | SearchField)[];
  soldTitle: string;
  /** Further links; `resourceId` is the place of the filter, or else that of the first row. */
  tools?: ((resourceId: string) => ReactNode) | undefined;
  /** Returns all columns in their order, those of the kind between the shared ones. Has to be the same function while nothing changes. */
  columns: (shared: AllShared<Row>) => Column<Row>[];
}

/** The list of products of any kind; what differs comes from the props (domain design, section 9.2). */
export function ProductList<Row extends ProductRow>(props: Props<Row>) {
  const { kind, form, resources, search: ownSearch, soldTitle, columns: arrange } = props;
  const { t } = useTranslation(['products', 'common', 'menu']);
  const label = useLabel();
  const gapName = useCodeName('priceGap');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const mayViewStock = mayOpen(stockPages[kind]);
  const mayViewOrders = mayOpen(orderLists[kind]);
  const calls = useScopedCalls(props.calls);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const { reload } = list;
  const resourceId = list.criteria.resourceId ?? list.rows[0]?.resourceId;
  const { resourceId: place, roomId } = list.criteria as Record<string, string | undefined>;
  const parents = { resourceId: place, roomId };
  const shared = useProductColumns<Row>(kind, form, soldTitle);

  const search = useSearchFields(
    calls.list,
    [
      'name',
      'resourceId',
      ...ownSearch,
      'merchantId',
      {
        kind: 'select',
        name: 'enabled',
        label: t('common:shelfState'),
        options: [
          { value: '1', label: label('onShelf') },
          { value: '0', label: t('common:offShelf') },
        ],
      },
      {
        kind: 'select',
        name: 'priceGap',
        label: t('products:priceGap'),
        options: valuesOf(priceGap).map((code) => ({ value: String(code), label: gapName(code) })),
      },
    ],
    { resourceId: { endpoint: resources }, merchantId: { endpoint: merchants.all } },
  );
  const copying = useDialogParam('copy');
  const copied = list.rows.find(({ id, actions }) => id === copying.value && actions.includes('copy'));
  const copy = async (id: string, body: CopyForm) => {
    await call(calls.copy, { params: { id }, body });
    await copying.close();
    reportDone();
    void reload();
  };
  const { enable, actions } = useRecordActions<Row>({
    calls,
    form,
    reload,
    edit: ({ id }) => navigate(productFormPath(kind, id)),
    width: 176,
    enabled: {
      title: label('onShelf'),
      of: (name) => t('common:shelfOf', { name }),
      words: { on: label('onShelf'), off: t('common:offShelf') },
    },
    whyOff: ({ unpriced }) => (unpriced ? t('products:shelfHelp') : undefined),
    mayMore: mayViewStock || mayViewOrders,
    more: (row) => [
      ...(mayViewStock
        ? [{ text: t('products:priceStock'), onClick: () => navigate(stockPath(kind, row.id)) }]
        : []),
      // A product with open orders cannot be removed, and they may be unpaid, so that none is sold.
      ...(mayViewOrders
        ? [{ text: t('menu:/order'), onClick: () => navigate(productOrdersPath(kind, row.id)) }]
        : []),
      ...(row.actions.includes('copy')
        ? [{ text: t('common:copy'), onClick: () => copying.open(row.id) }]
        : []),
    ],
  });
  const ordering = useOrdering<Row>({ calls, form, reload });
  const columns = useMemo(
    () => [...arrange({ ...shared, enabled: enable, ordering }), ...actions],
    [actions, arrange, enable, ordering, shared],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        tools={resourceId && props.tools?.(resourceId)}
        add={
          mayAdd && {
            text: t(`menu:/product/${kind}/add`),
            onClick: () => navigate(newProductPath(kind, parents)),
          }
        }
      />
      {copied && (
        <CopyDialog
          kind={kind}
          name={copied.name}
          onCopy={(body) => copy(copied.id, body)}
          onClose={() => void copying.close()}
        />
      )}
    </>
  );
}
