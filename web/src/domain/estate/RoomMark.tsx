import type { RoomSaleStatus } from '#contracts/enums/estates.ts';
import look from './RoomCells.module.css';
import { markOf } from './roomMarks.ts';

/** Colour and shape of a state of rooms, as in the sales-control grid; its name stands beside it or is its title. */
export const RoomMark = ({ status, title }: { status: RoomSaleStatus; title?: string }) => (
  <i className={look.key} data-status={status} title={title} aria-hidden>
    {markOf(status)}
  </i>
);
