import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { minsuRoomFacility, rentType } from '../enums/minsus.ts';
import { bedRows } from '../forms/beds.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, nameText, wholeNumber } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { answeredCode, chosenCode, codes, parentId, switched } from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import {
  roomArea,
  roomCalls,
  roomCount,
  roomFilters,
  roomListed,
  roomPictures,
  roomRecord,
  roomRow,
} from '../trade/rooms.ts';
import { say } from '../words.ts';
import '../words/minsus.ts';
import '../words/products.ts';
import '../words/stays.ts';

/** Rooms of guesthouses (房源): what is let, a whole house, a room or a bed (domain design, section 8.6). */

const fields = {
  minsuId: parentId('minsu'),
  name: nameText('minsuRoomName', 30),
  rentType: chosenCode('rentType', { rentType }),
  bedrooms: told(wholeNumber('bedrooms', 0, 20), { unit: 'rooms', blank: 1 }),
  livingRooms: told(wholeNumber('livingRooms', 0, 10), { unit: 'rooms', blank: 0 }),
  kitchens: told(wholeNumber('kitchens', 0, 5), { unit: 'rooms', blank: 0 }),
  bathrooms: told(wholeNumber('bathrooms', 0, 20), { unit: 'rooms', blank: 1 }),
  beds: bedRows('beds'),
  roomArea,
  maxGuests: told(wholeNumber('maxGuests', 1, 50), { unit: 'people', blank: 2 }),
  extraGuests: told(wholeNumber('extraGuests', 0, 10), { unit: 'people', blank: 0 }),
  /** Cents for each extra guest and night. */
  extraGuestPrice: told(mayBeEmpty(money('extraGuestPrice')), { unit: 'yuanPerGuestNight', blank: 0 }),
  /** 1 = several identical whole houses; `roomCount` says how many. Otherwise a whole house counts as one unit. */
  identicalUnits: switched('identicalUnits'),
  roomCount: told(roomCount, { blank: 1 }),
  pictures: roomPictures,
  facilities: codes('facilities', { minsuRoomFacility }),
  minNights: told(wholeNumber('minNights', 1, 30), { unit: 'nights', blank: 1 }),
  ...roomListed,
};
type Units = { rentType: number; identicalUnits: number; roomCount: number };
const rules = [
  z.refine<Units>(
    (room) => room.rentType !== rentType.whole || room.identicalUnits === 1 || room.roomCount === 1,
    { error: say('wholeMinsuIsOne'), path: ['roomCount'] },
  ),
];
export const minsuRoomForm = formOf(fields, rules).update;
export type MinsuRoomForm = z.infer<typeof minsuRoomForm>;

const row = z.object({
  ...roomRow,
  coverUrl: shownAddress,
  minsuId: id,
  minsuName: z.string(),
  rentType: answeredCode({ rentType }),
  bedrooms: z.int(),
  livingRooms: z.int(),
  kitchens: z.int(),
  bathrooms: z.int(),
  maxGuests: z.int(),
});
export type MinsuRoomRow = z.infer<typeof row>;

const record = z.object({ ...fields, ...roomRecord, minsuName: z.string() });
export type MinsuRoom = z.infer<typeof record>;

const { house: minsuId, ...filters } = roomFilters(fields.name, fields.minsuId);
export const minsuRooms = area(
  'minsuRooms',
  roomCalls('minsuId', {
    resource: 'minsu-rooms',
    noun: 'room of a guesthouse',
    right: 'MerchantHouseRoom',
    filters: { ...filters, minsuId, rentType: codeFilter(fields.rentType) },
    fields,
    rules,
    row,
    record,
  }),
);
