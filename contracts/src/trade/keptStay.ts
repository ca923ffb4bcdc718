import * as z from 'zod/mini';
import { addDays } from '../days.ts';
import { shownDay } from '../forms/shownTexts.ts';

/**
 * What is left of a stay when nights or rooms of it were given back: when the guests are there. Rooms in a refund that is not paid yet are still kept. An order
 * keeps the dates and the quantity that were booked; of one of which nothing is left, and of one of which nothing was given back, these are the kept ones.
 */
export const keptStay = z.object({
  /** The first night of which a room is kept, and the day after the last one. */
  arrivalDate: shownDay,
  departureDate: shownDay,
  /** Of the night with the most rooms. */
  rooms: z.int(),
  /** Nights of which a room is kept; between the first and the last one some may be given back. */
  nights: z.int(),
  /** Rooms that are kept, of all nights together. */
  roomNights: z.int(),
});
export type KeptStay = z.infer<typeof keptStay>;

interface Line {
  /** '' = an extra, no night. */
  date: string;
  qty: number;
  back: number;
}
interface Booked {
  from: string;
  until: string;
  /** Nights in the order of their dates. */
  lines: readonly Line[];
}

const isKept = ({ date, qty, back }: Line) => date !== '' && back < qty;

/** When the guests come and leave. */
export function keptDays({ from, until, lines }: Booked): Pick<KeptStay, 'arrivalDate' | 'departureDate'> {
  const [first, last] = [lines.find(isKept), lines.findLast(isKept)];
  const isPart = lines.some(({ back }) => back > 0);
  if (!isPart || !first || !last) return { arrivalDate: from, departureDate: until };
  return { arrivalDate: first.date, departureDate: addDays(last.date, 1) };
}

/** The rooms that are kept on a night; none on a night that is not booked. */
export const roomsKeptOn = (lines: readonly Line[], night: string): number => {
  const line = lines.find(({ date }) => date !== '' && date === night);
  return line ? line.qty - line.back : 0;
};

export function keptOf(booked: Booked): KeptStay {
  const kept = booked.lines.filter(isKept).map(({ qty, back }) => qty - back);
  return {
    ...keptDays(booked),
    rooms: Math.max(0, ...kept),
    nights: kept.length,
    roomNights: kept.reduce((sum, rooms) => sum + rooms, 0),
  };
}
