// biome-ignore-all lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
import { useTranslation } from 'react-i18next';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { roomAmountOf } from '#contracts/estate/roomPrices.ts';
import { RoomMark } from '../../domain/estate/RoomMark.tsx';
import { shortAmount } from '../../domain/estate/shortAmount.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './SalesGrid.module.css';

interface Props {
  rooms: readonly GridRoom[];
  filter: number | undefined;
  onFilter: (status: number | undefined) => void;
}

const sumOf = (rooms: readonly GridRoom[]) => rooms.reduce((sum, room) => sum + roomAmountOf(room), 0);

/** Number and amount of the rooms in each state; a click shows these and fades the others. */
export function GridStates({ rooms, filter, onFilter }: Props) {
  const { t } = useTranslation('estateRooms');
  const nameOf = useCodeName('roomSaleStatus');
  const byStatus = Map.groupBy(rooms, ({ status }) => status);
  return (
    <div className={css.states} role="group" aria-label={t('byState')}>
      <button type="button" aria-pressed={filter === undefined} onClick={() => onFilter(undefined)}>
        {t('allStates')} <b>{rooms.length}</b> <small>{shortAmount(sumOf(rooms))}</small>
      </button>
      {Object.values(roomSaleStatus).map((code) => {
        const ones = byStatus.get(code) ?? [];
        return (
          <button
            key={code}
            type="button"
            aria-pressed={filter === code}
            onClick={() => onFilter(filter === code ? undefined : code)}
          >
            <RoomMark status={code} />
            {nameOf(code)} <b>{ones.length}</b> <small>{shortAmount(sumOf(ones))}</small>
          </button>
        );
      })}
    </div>
  );
}
