// biome-ignore-all lint/a11y/useSemanticElements: a table cannot lay out thousands of cells fast enough
import Button from '@douyinfe/semi-ui/lib/es/button';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Building, estateBuildings, type GridRoom } from '#contracts/areas/estateBuildings.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import type { RoomTerms } from '#contracts/estate/roomChanges.ts';
import { buildingText } from '#contracts/estate/rooms.ts';
import { useFreshData } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { layoutOf } from '../../domain/estate/roomLayout.ts';
import { PresenceNote } from '../../domain/presence/PresenceNote.tsx';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { PrintButton } from '../../kit/page/PrintButton.tsx';
import { RetryButtons } from '../../kit/page/RetryButtons.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { type Plan, undoOf } from './batches.ts';
import { GridBody } from './GridBody.tsx';
import { GridStates } from './GridStates.tsx';
import { GridTools, type Opened } from './GridTools.tsx';
import { inOrder, spanOf } from './gridLayout.ts';
import { createGridSelection } from './gridSelection.ts';
import { RoomDialog } from './RoomDialog.tsx';
import { RoomDrawer } from './RoomDrawer.tsx';
import { readBlock, toBlock } from './roomBlock.ts';
import css from './SalesGrid.module.css';
import { useGridKeys } from './useGridKeys.ts';
import { useGridMarks } from './useGridMarks.ts';
import { useGridRooms } from './useGridRooms.ts';

interface Props {
  project: Estate;
  reloadProject: () => unknown;
  id: string;
  onBack: () => void;
}

/** 销控图: all rooms of a building, their states and what can be done with many of them (domain design, section 4.9). */
export default function SalesGrid({ id, ...props }: Props) {
  const { data, error, reload } = useFreshData(estateBuildings.get, { params: { id } });
  const loaded = useGridRooms(id);
  if (!data || !loaded.rooms)
    return (
      <LoadState
        error={error ?? loaded.error}
        onRetry={() => {
          void reload();
          void loaded.refresh();
        }}
      />
    );
  return <Grid building={data} reload={reload} loaded={{ ...loaded, rooms: loaded.rooms }} {...props} />;
}

/** Floors of the first picture. */
const firstFloors = 15;

type Loaded = ReturnType<typeof useGridRooms> & { rooms: ReadonlyMap<string, GridRoom> };

interface GridProps extends Omit<Props, 'id'> {
  building: Building;
  reload: () => unknown;
  loaded: Loaded;
}

function Grid({ building, reload, loaded, project, reloadProject, onBack }: GridProps) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const stateOf = useCodeName('roomSaleStatus');
  const { rooms, take, refresh, error } = loaded;
  const mayChange = useMay(estateRooms.batchPrice) && building.actions.includes('edit');
  const all = useMemo(() => [...rooms.values()], [rooms]);
  // Prices and states change often, places hardly ever: the layout stays the same object meanwhile.
  const places = all.map(({ id, unitName, floor, roomNo }) => `${id}/${unitName}/${floor}/${roomNo}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` is what of the rooms matters
  const layout = useMemo(
    () =>
      layoutOf(
        all,
        building.units.map(({ name }) => name),
      ),
    [places, building.units],
  );
  const latest = useRef({ layout, rooms });
  latest.current = { layout, rooms };
  const [selection] = useState(() => createGridSelection((a, b) => spanOf(latest.current.layout, a, b)));
  const grid = useRef<HTMLDivElement>(null);
  const drawer = useDialogParam('room');
  const [filter, setFilter] = useState<number>();
  const [opened, setOpened] = useState<Opened>();
  // Licences, house shapes and the number of rooms of the project may have changed since the grid was opened.
  const open = (what: Opened) => {
    void reload();
    void reloadProject();
    setOpened(what);
  };
  const [last, setLast] = useState<Plan>();

  useEffect(() => {
    selection.retain((id) => rooms.has(id), inOrder(layout)[0] ?? '');
  }, [layout, rooms, selection]);
  // The floors that a screen shows at once come first, because thousands of cells take their time.
  const [floors, setFloors] = useState(firstFloors);
  useEffect(() => startTransition(() => setFloors(Number.POSITIVE_INFINITY)), []);
  useGridMarks(grid, selection, layout, floors);
  const words = useMemo(
    () => ({
      ...{ stateOf, floor: t('common:floor'), noPrice: t('noPrice') },
      floorOf: (floor: number) => t('common:floorOf', { n: floor }),
    }),
    [stateOf, t],
  );
  const terms: RoomTerms = {
    isLicensed: building.licenceNos.length > 0,
    planOf: (id) => building.plans.find((plan) => plan.id === id),
  };
  /** The chosen rooms from the top floor down; without any the room of the keyboard cursor. */
  const chosenRooms = () => {
    const { chosen, active } = selection.getState();
    const ids = chosen.size > 0 ? chosen : new Set([active]);
    return inOrder(layout).flatMap((id) => {
      const room = ids.has(id) ? rooms.get(id) : undefined;
      return room ? [room] : [];
    });
  };
  const { focusOn, handlers } = useGridKeys({
    ...{ grid, selection, layout, onOpen: drawer.open },
    isShown: (id) => filter === undefined || rooms.get(id)?.status === filter,
  });
  const close = () => {
    setOpened(undefined);
    focusOn(selection.getState().active);
  };
  const planName = (id: string) => building.plans.find((plan) => plan.id === id)?.name ?? '';
  const clipboard = {
    onCopy(event: React.ClipboardEvent) {
      const copied = chosenRooms();
      event.clipboardData.setData('text/plain', toBlock(copied, { stateOf, planOf: planName }));
      event.preventDefault();
      notify('success', t('copied', { n: copied.length }));
    },
    onPaste(event: React.ClipboardEvent) {
      if (!mayChange) return;
      event.preventDefault();
      const pasted = readBlock(event.clipboardData.getData('text/plain'), chosenRooms(), all);
      if (!pasted || pasted.plan.rows.size === 0) notify('warning', t('nothingToPaste'));
      else open({ kind: 'plan', title: t('pasteTitle'), plan: pasted.plan, pasted });
    },
  };
  const title = `${buildingText(building)} ${t('gridTitle')}`;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>
          <span className={css.project}>{project.name} </span>
          {title}
        </h1>
        <PresenceNote kind="estate-buildings" id={building.id} />
        <div className={css.tools}>
          <Button type="tertiary" onClick={onBack}>
            {t('backToBuildings')}
          </Button>
          <PrintButton>{t('printGrid')}</PrintButton>
          {mayChange && <Button onClick={() => open({ kind: 'add' })}>{t('addRoom')}</Button>}
        </div>
      </div>
      <GridStates rooms={all} filter={filter} onFilter={setFilter} />
      <div className={css.bar}>
        <GridTools
          selection={selection}
          rooms={rooms}
          actions={
            mayChange
              ? {
                  onOpen: open,
                  onUndo: last && (() => open({ kind: 'plan', title: t('undo'), plan: last, isUndo: true })),
                }
              : undefined
          }
        />
        {error !== undefined && (
          <span role="alert" className={css.old}>
            {t('notFresh')} <RetryButtons size="small" error={error} onRetry={refresh} />
          </span>
        )}
      </div>
      {all.length === 0 ? (
        <p role="status">{t('noRooms')}</p>
      ) : (
        <div className={css.scroller}>
          <div
            ref={grid}
            role="grid"
            tabIndex={-1}
            aria-label={title}
            aria-multiselectable
            aria-readonly
            className={css.grid}
            data-filter={filter}
            {...handlers}
            {...clipboard}
          >
            <GridBody layout={layout} floors={floors} rooms={rooms} words={words} />
          </div>
        </div>
      )}
      <p className={css.foot}>{t(mayChange ? 'gridHelp' : 'gridHelpLook')}</p>
      {drawer.value && (
        <RoomDrawer
          id={drawer.value}
          onChanged={() => void refresh()}
          onClose={async () => {
            await drawer.close();
            focusOn(selection.getState().active);
          }}
        />
      )}
      {opened?.kind === 'add' && (
        <RoomDialog
          building={building}
          project={project}
          recordId={undefined}
          onSaved={() => {
            void refresh();
            void reloadProject();
          }}
          onClose={close}
        />
      )}
      {opened && opened.kind !== 'add' && (
        <BatchDialog
          opened={opened}
          chosen={chosenRooms()}
          rooms={rooms}
          plans={building.plans}
          terms={terms}
          take={take}
          refresh={refresh}
          onDone={(plan, changed) =>
            setLast(opened.kind === 'plan' && opened.isUndo ? undefined : undoOf(plan, changed))
          }
          onClose={close}
        />
      )}
    </div>
  );
}
