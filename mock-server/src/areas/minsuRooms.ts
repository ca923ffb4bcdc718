import {
  type MinsuRoom,
  type MinsuRoomForm,
  type MinsuRoomRow,
  minsuRooms as minsuRoomCalls,
  minsuRoomForm,
} from '#contracts/areas/minsuRooms.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import type { Handlers } from '../records/context.ts';
import type { StoredRow } from '../store/collections.ts';
import { roomHandlers } from '../trade/products/roomRecords.ts';

/** Rooms of guesthouses (domain design, section 8.6). */

export const minsuRooms: Handlers<typeof minsuRoomCalls> = roomHandlers<
  StoredRow<'minsuRooms'>,
  MinsuRoomForm,
  MinsuRoomRow,
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
  // Identical units exist only where a whole house is let.
  values: ({ rentType: rent, identicalUnits }) => ({
    identicalUnits: rent === rentType.whole ? identicalUnits : 0,
  }),
});
