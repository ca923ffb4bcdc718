import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { merchants } from '#contracts/areas/merchants.ts';
import { type MinsuRoomRow, minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { addRoomPath, editRoomPath } from './paths.ts';

/** 房源列表: what guesthouses let, of one of them (`minsuId` of the address) or of all. */
export default function MinsuRoomList() {
  const { t } = useTranslation(['minsus', 'kit', 'menu']);
  const bedName = useCodeName('bedType');
  const navigate = useNavigate();
  const calls = useScopedCalls(minsuRooms);
  const minsuCalls = useScopedCalls(minsus);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const { minsuId } = list.criteria;
  const valueLabel = useMinsuName(minsuId);
  const column = useColumns<MinsuRoomRow>(minsuRoomForm);
  const search = useSearchFields(
    calls.list,
    ['name', 'minsuId', 'rentType', 'bedType', 'enabled', 'merchantId'],
    {
      minsuId: { endpoint: minsuCalls.all, valueLabel },
      merchantId: { endpoint: merchants.allEnabled },
    },
  );
  const { enable, actions } = useRecordActions<MinsuRoomRow>({
    calls,
    form: minsuRoomForm,
    reload: list.reload,
    edit: ({ id }) => navigate(editRoomPath(id)),
    width: 112,
  });
  const columns = useMemo<Column<MinsuRoomRow>[]>(
    () => [
      pictureNameColumn(column.label('name'), 172, ({ coverUrl, id }) => ({
        url: coverUrl,
        to: editRoomPath(id),
      })),
      column.text('minsuName', 116, column.label('minsuId')),
      column.code('rentType', 88),
      {
        key: 'plan',
        title: t('minsus:plan'),
        width: 124,
        render: ({ bedrooms, livingRooms, kitchens, bathrooms }) =>
          t('minsus:planOf', { bedrooms, livingRooms, kitchens, bathrooms }),
      },
      {
        key: 'beds',
        title: column.label('beds'),
        width: 124,
        render: ({ beds }) => beds.map((bed) => `${bedName(bed.bedType)}×${bed.count}`).join(' · '),
      },
      column.hundredths('roomArea', 92),
      column.number('maxGuests', 84),
      column.number('roomCount', 84),
      column.number('productCount', 72, t('kit:productCount')),
      enable,
      column.number('ordering', 60),
      ...actions,
    ],
    [actions, bedName, column, enable, t],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayAdd && {
          text: t('menu:/merchant/homestay/rooms/add'),
          onClick: () => navigate(addRoomPath(minsuId)),
        }
      }
    />
  );
}

/** The name of the guesthouse in the address, which need not be on the first page of its select. */
function useMinsuName(id: string | undefined): string | undefined {
  const calls = useScopedCalls(minsus);
  const mayView = useMay(calls.get);
  const { data } = useData(calls.get, id && mayView ? { params: { id } } : null);
  return data?.name;
}
