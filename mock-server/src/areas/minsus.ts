import {
  type Minsu,
  type MinsuForm,
  type MinsuRow,
  minsus as minsuCalls,
  minsuForm,
} from '#contracts/areas/minsus.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { revealHandler } from '../records/records.ts';
import type { StoredRow } from '../store/collections.ts';
import { venueHandlers, venueKind } from '../trade/products/venueRecords.ts';
import { withGroups } from '../trade/products/venues.ts';

/** Guesthouses (domain design, section 8.6). */

const roomsOf = ({ store }: Context, id: string) => store.minsuRooms.by('minsuId', id);

const kind = venueKind<StoredRow<'minsus'>, MinsuForm, MinsuRow, Minsu>({
  name: '民宿',
  collection: 'minsus',
  calls: minsuCalls,
  form: minsuForm,
  right: 'MerchantHouse',
  businessType: businessType.minsu,
  trade: 'house',
  taken: 'minsuNameTaken',
  masked: ['hostPhone'],
  row({ id }, context) {
    const rooms = roomsOf(context, id);
    return {
      roomKinds: rooms.length,
      unitCount: rooms.reduce((total, { roomCount }) => total + roomCount, 0),
    };
  },
  record: ({ hostPhone }) => ({ hostPhone: maskMobile(hostPhone) }),
  values: ({ pictures }) => ({ pictures: withGroups(pictures) }),
  checkRemove({ id }, context) {
    if (roomsOf(context, id).length > 0) fail(status.precondition, say('minsuHasRooms'));
  },
});
const reveal = revealHandler(kind);

export const minsus: Handlers<typeof minsuCalls> = {
  ...venueHandlers(kind),
  reveal,
  revealOfOwn: reveal,
};
