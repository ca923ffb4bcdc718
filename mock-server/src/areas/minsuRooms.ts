import {
  type MinsuRoomRow as ListRow,
  type MinsuRoom,
  type MinsuRoomForm,
  minsuRooms as minsuRoomCalls,
  minsuRoomForm,
} from '#contracts/areas/minsuRooms.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import type { Handlers } from '../records/context.ts';
import type { MinsuRoomRow } from '../store/rows.ts';
import { roomHandlers } from '../trade/products/roomRecords.ts';

/** Rooms of guesthouses (domain design, section 8.6). */

export const minsuRooms: Handlers<typeof minsuRoomCalls> = roomHandlers<
  MinsuRoomRow,
  MinsuRoomForm,
  ListRow,
  MinsuRoom
>({
  name: '房源',
  collection: 'minsuRooms',
  houses: 'minsus',
  house: 'minsuId',
  calls: minsuRoomCalls,
  form: minsuRoomForm,
  right: 'MerchantHouseRoom',
  trade: 'house',
  taken: 'minsuRoomNameTaken',
  houseDisabled: 'minsuDisabled',
  row: ({ pictures }, minsuName) => ({ coverUrl: pictures[0] ?? '', minsuName }),
  record: (minsuName) => ({ minsuName }),
  // Only of a house that is let as a whole there may be identical ones.
  values: ({ rentType: rent, identicalUnits }) => ({
    identicalUnits: rent === rentType.whole ? identicalUnits : 0,
  }),
});
