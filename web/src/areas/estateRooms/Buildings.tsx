import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuildingRow, buildingForm, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { call } from '../../api/client.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { ProjectPage } from '../../domain/estate/ProjectPage.tsx';
import { RoomCountsText } from '../../domain/estate/RoomCountsText.tsx';
import { SaleStatusTag } from '../../domain/estate/SaleStatusTag.tsx';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { lazyWith } from '../../kit/page/lazyWith.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

const BuildingDialog = lazyDialog(() => import('./BuildingDialog.tsx'));
const GenerateDialog = lazyDialog(() => import('./GenerateDialog.tsx'));
const SalesGrid = lazyWith(() => import('./SalesGrid.tsx'));

/** 楼栋 of a project, and 房源 of one of them (domain design, section 4.9). */
export default function Buildings() {
  return <ProjectPage>{(project, reload) => <Shown project={project} reload={reload} />}</ProjectPage>;
}

interface Props {
  project: Estate;
  reload: () => unknown;
}

function Shown({ project, reload }: Props) {
  const rooms = useDialogParam('building');
  if (!rooms.value) return <List project={project} reload={reload} openRooms={rooms.open} />;
  const back = () => {
    void rooms.close();
    void reload();
  };
  return (
    <Suspense fallback={<TopBar active />}>
      <SalesGrid key={rooms.value} id={rooms.value} project={project} reloadProject={reload} onBack={back} />
    </Suspense>
  );
}

function List({ project, reload, openRooms }: Props & { openRooms: (id: string) => void }) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const { id: estateId } = project;
  const ofProject = useMemo(() => ({ estateId }), [estateId]);
  const list = useList(estateBuildings.list, undefined, undefined, ofProject);
  const label = useLabel();
  const column = useColumns<BuildingRow>(buildingForm, estateBuildings.list);
  const stateName = useCodeName('roomSaleStatus');
  const search = useSearchFields(estateBuildings.list, ['name']);
  const edit = useDialogParam('edit');
  const generate = useDialogParam('generate');
  const ofEditable = project.actions.includes('edit');
  const mayAdd = useMay(estateBuildings.add) && ofEditable;
  const mayEdit = useMay(estateBuildings.update) && ofEditable;
  const mayGenerate = useMay(estateBuildings.generateRooms) && ofEditable;
  const { reload: reloadList } = list;
  const ordering = useOrdering<BuildingRow>({
    ...{ calls: estateBuildings, form: buildingForm, reload: reloadList, width: 60 },
  });
  const columns = useMemo<Column<BuildingRow>[]>(() => {
    const changed = () => {
      void reloadList();
      void reload();
    };
    const remove = async (row: BuildingRow) => {
      const facts = [
        { label: column.label('name'), value: row.name },
        { label: column.label('totalRooms'), value: row.totalRooms },
      ];
      if (!(await confirmAction(t('common:removeConfirm'), { facts }))) return;
      await call(estateBuildings.remove, { params: { id: row.id } });
      notify('success', t('common:removed'));
      changed();
    };
    // How many rooms the project has by now is told in the dialog.
    const openGenerate = (id: string) => {
      void reload();
      generate.open(id);
    };
    const actionsOf = (row: BuildingRow): RowAction[] => {
      const may = (name: string) => row.actions.includes(name);
      return [
        { text: label('rooms'), onClick: () => openRooms(row.id) },
        ...(may('edit') ? [{ text: t('common:edit'), onClick: () => edit.open(row.id) }] : []),
        ...(may('generateRooms') ? [{ text: t('generate'), onClick: () => openGenerate(row.id) }] : []),
        ...(may('remove') ? [{ text: t('common:remove'), onClick: () => remove(row), danger: true }] : []),
      ];
    };
    return [
      {
        ...column.text('name', 120),
        render: (row) => <NameButton name={row.name} onClick={() => openRooms(row.id)} />,
      },
      column.text('phase', 72),
      column.code('buildType', 88),
      column.number('unitCount', 72),
      {
        ...column.number('floorsAbove', 112),
        title: t('floors'),
        kind: 'text',
        align: 'right',
        value: ({ floorsAbove, floorsBelow }) => `${floorsAbove}/${floorsBelow}`,
        render: ({ floorsAbove, floorsBelow }) => `${floorsAbove}/${floorsBelow}`,
      },
      column.number('totalRooms', 72),
      {
        key: 'rooms',
        title: t('byState'),
        width: 208,
        value: ({ rooms }) =>
          (Object.entries(roomSaleStatus) as [keyof typeof rooms, number][])
            .filter(([name]) => rooms[name] > 0)
            .map(([name, code]) => `${stateName(code)} ${rooms[name]}`)
            .join(' '),
        render: ({ rooms }) => <RoomCountsText counts={rooms} />,
      },
      {
        ...column.code('saleStatus', 96),
        render: ({ saleStatus }) => <SaleStatusTag status={saleStatus} />,
      },
      {
        key: 'licenceNos',
        title: column.label('licenceNos'),
        width: 168,
        render: ({ licenceNos }) => licenceNos.join(t('common:comma')) || '-',
      },
      column.text('deliveryDate', 108),
      ordering,
      {
        key: 'actions',
        title: t('common:actions'),
        width: 156,
        actions: true,
        render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
      },
    ];
  }, [column, edit.open, generate.open, openRooms, ordering, reload, reloadList, stateName, label, t]);
  const close = { onClose: () => edit.close(), onSaved: () => void Promise.all([reloadList(), reload()]) };
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('addBuilding'), onClick: () => edit.open('add') }}
      />
      {edit.value && (edit.value === 'add' ? mayAdd : mayEdit) && (
        <BuildingDialog
          estateId={estateId}
          recordId={edit.value === 'add' ? undefined : edit.value}
          {...close}
        />
      )}
      {generate.value && mayGenerate && (
        <GenerateDialog
          id={generate.value}
          project={project}
          onSaved={close.onSaved}
          onClose={() => generate.close()}
        />
      )}
    </>
  );
}
