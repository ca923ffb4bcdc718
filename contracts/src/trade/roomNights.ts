import { roomsKeptOn } from './keptStay.ts';

interface Stay {
  /** The day after the last night that is kept. */
  departureDate: string;
  lines: Parameters<typeof roomsKeptOn>[0];
}

/**
 * Whether guests who have checked in and not yet left have their rooms on a night, `yyyy-MM-dd`. Guests whose departure day is past are still there: as
 * long as nobody checks them out, their rooms are taken tonight, too.
 */
export const haveRoomOn = ({ departureDate, lines }: Stay, night: string, today: string): boolean =>
  roomsKeptOn(lines, night) > 0 || (departureDate < today && night === today);
