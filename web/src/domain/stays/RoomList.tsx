import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { BedRecord } from '#contracts/forms/beds.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { linkedCount } from '../../kit/table/linkedCount.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { productLists, roomForms, roomProductsPath } from '../trade/tradePaths.ts';
import { useAboutDisablingRoom } from '../trade/useAboutDisabling.ts';
import { houseFields, newRoomPath, roomPath } from './roomPaths.ts';
import { type HouseCalls, useHouse } from './useHouse.ts';

/** The fields that rows of hotel rooms and of guesthouse rooms share. */
interface RoomRow {
  id: string;
  hotelId?: string;
  minsuId?: string;
  name: string;
  beds: BedRecord[];
  roomArea: number;
  roomCount: number;
  productCount: number;
  ordering: number;
  enabled: number;
  actions: string[];
}

/** Aliases, not interfaces: `useScopedCalls` looks calls up by name, which needs an index signature. */
type RoomCalls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters, which are read from the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
} & Record<'get' | 'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;

interface Parts<Row> extends ReturnType<typeof useColumns<Row>> {
  name: Column<Row>;
  /** The beds of a room, each as one text. */
  beds: (width: number, inWords: (bed: BedRecord & { type: string }) => string) => Column<Row>;
  /** Room count, products, on or off, and the order in lists. */
  sale: Column<Row>[];
  actions: Column<Row>[];
}
/** Has to be the same function on each render. */
export type RoomColumns<Row> = (parts: Parts<Row>) => Column<Row>[];

interface Props<Row> {
  kind: StayKind;
  calls: RoomCalls<Row>;
  form: z.core.$ZodType;
  /** The calls of the hotels or guesthouses. */
  houses: HouseCalls<{ name: string }> & { all: SelectEndpoint };
  /** Names of the filters in their order. */
  search: readonly string[];
  /** The address of a room's picture. */
  pictureOf: (row: Row) => string;
  columns: RoomColumns<Row>;
}

/** A list of the rooms of the house in the address, or of all houses. */
export function RoomList<Row extends RoomRow>(props: Props<Row>) {
  const { kind, form, houses, pictureOf, columns: arrange } = props;
  const { t } = useTranslation('menu');
  const bedName = useCodeName('bedType');
  const navigate = useNavigate();
  const calls = useScopedCalls(props.calls);
  const { all } = useScopedCalls(houses);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const houseId = (list.criteria as Record<string, string | undefined>)[houseFields[kind]];
  const house = useHouse(houses, houseId);
  const column = useColumns<Row>(form, calls.list);
  const search = useSearchFields(calls.list, props.search, {
    // The house of the address may not be on the first page of the select, so its name is given.
    [houseFields[kind]]: {
      endpoint: all,
      named: house && houseId ? { value: houseId, name: house.name } : undefined,
    },
    merchantId: { endpoint: merchants.all },
  });
  const { enable, actions } = useRecordActions<Row>({
    calls,
    form,
    reload: list.reload,
    aboutDisabling: useAboutDisablingRoom(kind),
    edit: ({ id }) => navigate(roomPath(kind, id)),
    width: 112,
  });
  const ordering = useOrdering<Row>({ calls, form, reload: list.reload, width: 60 });
  const columns = useMemo(
    () =>
      arrange({
        ...column,
        name: pictureNameColumn<Row>(column.label('name'), 172, (row) => ({
          url: pictureOf(row),
          to: roomPath(kind, row.id),
        })),
        beds: (width, inWords) => ({
          key: 'beds',
          title: column.label('beds'),
          width,
          render: ({ beds }) =>
            beds.map((bed) => inWords({ ...bed, type: bedName(bed.bedType) })).join(' · '),
        }),
        sale: [
          column.number('roomCount', 84),
          linkedCount(column.number('productCount', 72), productLists[kind], (row) =>
            roomProductsPath(kind, row[houseFields[kind]], row.id),
          ),
          enable,
          ordering,
        ],
        actions,
      }),
    [actions, arrange, bedName, column, enable, kind, ordering, pictureOf],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={mayAdd && { text: t(roomForms[kind]), onClick: () => navigate(newRoomPath(kind, houseId)) }}
    />
  );
}
