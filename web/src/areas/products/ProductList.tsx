import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { merchants } from '#contracts/areas/merchants.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { priceGap } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { productFormPath, stockPath } from '../../domain/trade/tradePaths.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';
import { manageProducts, viewStock } from './paths.ts';
import { type AllShared, type ProductRow, useProductColumns } from './useProductColumns.tsx';

type OfOne<Body> = Endpoint<`${string}/{id}`, undefined, Body, unknown>;
/** An alias, not an interface: areas of calls are looked up by name (`useScopedCalls`). */
type Calls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: any filters will do, the list reads them by the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
  enable: OfOne<{ enable: 0 | 1 }>;
  copy: OfOne<undefined>;
  remove: OfOne<undefined>;
};

interface Props<Row extends ProductRow> {
  kind: TradeKind;
  calls: Calls<Row>;
  /** What products are of, to search by. */
  resources: SelectEndpoint;
  /** The kind's own conditions; they stand behind name and resource. */
  search: SearchField[];
  soldTitle: string;
  /** What else leads on from here, of what the list is of: the place searched by, or else of the first row. */
  tools?: ((resourceId: string) => ReactNode) | undefined;
  /** All columns in their order, the kind's own between the shared ones. Give the same function as long as nothing changed. */
  columns: (shared: AllShared<Row>) => Column<Row>[];
}

/** The list of products of any kind: what differs comes from the kind (domain design, section 9.2). */
export function ProductList<Row extends ProductRow>(props: Props<Row>) {
  const { kind, resources, search: ownSearch, soldTitle, columns: arrange } = props;
  const { t } = useTranslation(['products', 'common', 'menu']);
  const label = useLabel();
  const gapName = useCodeName('priceGap');
  const navigate = useNavigate();
  const ofMerchant = useIsMerchantUser();
  const mayManage = useRight(manageProducts(kind));
  const mayViewStock = useRight(viewStock(kind));
  const calls = useScopedCalls(props.calls);
  const list = useList(calls.list);
  const { reload } = list;
  const resourceId = list.criteria.resourceId ?? list.rows[0]?.resourceId;
  const shared = useProductColumns<Row>(kind, soldTitle);

  const merchant: SearchField = {
    kind: 'remote',
    name: 'merchantId',
    label: label('merchant'),
    endpoint: merchants.allEnabled,
  };
  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('productName'), maxLength: 40 },
    { kind: 'remote', name: 'resourceId', label: label(trades[kind].resource), endpoint: resources },
    ...ownSearch,
    ...(ofMerchant ? [] : [merchant]),
    {
      kind: 'select',
      name: 'enabled',
      label: t('products:shelfState'),
      options: [
        { value: '1', label: label('onShelf') },
        { value: '0', label: t('products:offShelf') },
      ],
    },
    {
      kind: 'select',
      name: 'priceGap',
      label: t('products:priceGap'),
      options: valuesOf(priceGap).map((code) => ({ value: String(code), label: gapName(code) })),
    },
  ];

  const columns = useMemo<Column<Row>[]>(() => {
    const enable = async ({ id }: Row, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const copy = async ({ id, name }: Row) => {
      if (!(await confirmAction(t('products:copyConfirm', { name })))) return;
      await call(calls.copy, { params: { id } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: Row) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('productName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const actionsOf = (row: Row): RowAction[] => [
      ...(mayManage
        ? [{ text: t('common:edit'), onClick: () => navigate(productFormPath(kind, row.id)) }]
        : []),
      ...(mayViewStock
        ? [{ text: t('products:priceStock'), onClick: () => navigate(stockPath(kind, row.id)) }]
        : []),
      ...(mayManage
        ? [
            { text: t('common:copy'), onClick: () => copy(row) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]
        : []),
    ];
    const enabled: Column<Row> = enableColumn({
      title: label('onShelf'),
      label: (row) => t('products:shelfOf', { name: row.name }),
      needs: manageProducts(kind),
      onChange: enable,
    });
    const actions: Column<Row> = {
      key: 'actions',
      title: t('common:actions'),
      width: 176,
      actions: true,
      render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
    };
    const mayAct = mayManage || mayViewStock;
    return [...arrange({ ...shared, enabled }), ...(mayAct ? [actions] : [])];
  }, [arrange, calls, kind, label, mayManage, mayViewStock, navigate, reload, shared, t]);

  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      tools={resourceId && props.tools?.(resourceId)}
      add={
        mayManage && { text: t(`menu:/product/${kind}/add`), onClick: () => navigate(productFormPath(kind)) }
      }
    />
  );
}
