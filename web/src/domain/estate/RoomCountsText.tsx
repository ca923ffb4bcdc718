import type { RoomCounts } from '#contracts/areas/estates.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './RoomCountsText.module.css';
import { RoomMark } from './RoomMark.tsx';

/** Numbers of rooms by state, each with the mark of the grid; states without a room are left out. Uses the messages `estates`. */
export function RoomCountsText({ counts }: { counts: RoomCounts }) {
  const nameOf = useCodeName('roomSaleStatus');
  const shown = (Object.keys(roomSaleStatus) as (keyof RoomCounts)[]).filter((name) => counts[name] > 0);
  if (shown.length === 0) return '-';
  return (
    <span className={css.counts}>
      {shown.map((name) => {
        const code = roomSaleStatus[name];
        return (
          <span key={name} title={nameOf(code)}>
            <RoomMark status={code} />
            <span className={css.name}>{nameOf(code)}</span>
            {counts[name]}
          </span>
        );
      })}
    </span>
  );
}
