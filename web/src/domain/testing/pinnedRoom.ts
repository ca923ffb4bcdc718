import { MatchersV3 } from '@pact-foundation/pact';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { filledText, id, oneOf } from '../../api/testing/pact.ts';

const { integer, string } = MatchersV3;

/** A room as the sales-control grid reads it, from the list of a building and from the answer of a change of many rooms. */
export const pinnedRoom = {
  ...{ id: id(), version: integer(1), unitName: filledText('1单元'), floor: integer(6) },
  ...{ roomNo: filledText('601'), planId: string('1'), buildArea: integer(8_950), innerArea: integer(7_160) },
  ...{ unitPrice: integer(1_580_000), totalPrice: integer(141_410_000), floorPrice: integer(0) },
  ...{ status: oneOf(...Object.values(roomSaleStatus)), holdReason: string(''), dealPrice: integer(0) },
};
