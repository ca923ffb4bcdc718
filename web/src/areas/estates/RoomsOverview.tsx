import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuildingRow, estateBuildings, type GridRoom } from '#contracts/areas/estateBuildings.ts';
import { buildingText } from '#contracts/estate/rooms.ts';
import { useData } from '../../api/hooks.ts';
import { RoomMark } from '../../domain/estate/RoomMark.tsx';
import { layoutOf } from '../../domain/estate/roomLayout.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import css from './RoomsOverview.module.css';

/**
 * The rooms of a building as small marks, units side by side and floors from the top. It is a picture: the numbers by state stand above it as text, and the
 * sales-control grid of the building is where rooms are read and changed.
 */
export function RoomsOverview({ building }: { building: BuildingRow }) {
  const { id } = building;
  const { t } = useTranslation('estateRooms');
  const { data, error, reload } = useData(estateBuildings.rooms, { params: { id }, query: {} });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  if (data.rooms.length === 0) return <p>{t('noRooms')}</p>;
  return (
    <div className={css.scroller}>
      <Marks rooms={data.rooms} label={`${buildingText(building)} ${t('gridTitle')}`} />
    </div>
  );
}

function Marks({ rooms, label }: { rooms: readonly GridRoom[]; label: string }) {
  const { t } = useTranslation('common');
  const stateOf = useCodeName('roomSaleStatus');
  const { units, floors, cells } = useMemo(() => layoutOf(rooms, []), [rooms]);
  const byId = useMemo(() => new Map(rooms.map((room) => [room.id, room])), [rooms]);
  return (
    <div className={css.marks} role="img" aria-label={label}>
      {units.map(({ name, from, width }) => (
        <div key={name} className={css.unit}>
          <span className={css.name}>{name}</span>
          {floors.map((floor, row) => (
            <div key={floor} className={css.floor} style={{ '--columns': width } as object}>
              <span>{t('floorOf', { n: floor })}</span>
              {Array.from({ length: width }, (_, at) => {
                const room = byId.get(cells[row]?.[from + at] ?? '');
                return room ? (
                  <RoomMark
                    key={room.id}
                    status={room.status}
                    title={`${room.roomNo} ${stateOf(room.status)}`}
                  />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place without a room
                  <i key={at} />
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
