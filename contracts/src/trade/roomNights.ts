interface Stay {
  checkInDate: string;
  checkOutDate: string;
}

/**
 * Whether guests who have checked in and not yet left have their rooms on a night, `yyyy-MM-dd`. Guests whose departure day is past are still there: as
 * long as nobody checks them out, their rooms are taken tonight, too.
 */
export const haveRoomOn = ({ checkInDate, checkOutDate }: Stay, night: string, today: string): boolean =>
  (checkInDate <= night && night < checkOutDate) || (checkOutDate < today && night === today);
