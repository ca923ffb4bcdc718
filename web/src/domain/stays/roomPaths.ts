import type { StayKind } from '#contracts/trade/trade.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { roomForms, roomLists } from '../trade/tradePaths.ts';

/** The field of a room that holds the id of its house. */
export const houseFields = { hotel: 'hotelId', house: 'minsuId' } as const satisfies Record<StayKind, string>;

/** The rooms of one hotel or guesthouse. */
export const roomsPath = (kind: StayKind, houseId: string) =>
  withQuery(roomLists[kind], { [houseFields[kind]]: houseId });
/** The form of a room. */
export const roomPath = (kind: StayKind, id: string) => withQuery(roomForms[kind], { id });
/** The form of a new room, in the given house if there is one. */
export const newRoomPath = (kind: StayKind, houseId: string | undefined) =>
  withQuery(roomForms[kind], { [houseFields[kind]]: houseId });
