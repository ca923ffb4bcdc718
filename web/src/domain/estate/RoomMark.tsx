import type { RoomSaleStatus } from '#contracts/enums/estates.ts';
import look from './RoomCells.module.css';
import { markOf } from './roomMarks.ts';

/** Colour and shape of a state of rooms, as in the sales-control grid; its name stands beside it. */
export const RoomMark = ({ status }: { status: RoomSaleStatus }) => (
  <i className={look.key} data-status={status} aria-hidden>
    {markOf(status)}
  </i>
);
