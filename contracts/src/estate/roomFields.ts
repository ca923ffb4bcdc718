import * as z from 'zod/mini';
import { roomSaleStatus } from '../enums/estates.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, mobilePattern, nameText, text, version, wholeNumber } from '../forms/fields.ts';
import {
  checkedText,
  chosenDate,
  optionalId,
  optionalText,
  parentId,
  personName,
} from '../forms/formFields.ts';
import { mayBeEmpty, money, squareMetres } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import '../words/estateRooms.ts';

/** Fields and forms of rooms (domain design, section 4.9). Prices in cents, areas in hundredths of a square metre. */

export const roomLimits = {
  /** Rows of one batch call. */
  batch: 1_000,
  unitPrice: 100_000_000,
  totalPrice: 9_999_999_999,
} as const;

/** '' = none yet. */
export const planId = optionalId('plan');
const anyUnitPrice = money('unitPrice', 0, roomLimits.unitPrice);
const perSquareMetre = { unit: 'yuanPerSquareMetre' } as const;
/** 0 = not settled. */
export const unitPrice = told(mayBeEmpty(anyUnitPrice), perSquareMetre);
const innerArea = mayBeEmpty(squareMetres('innerArea', 0, 500_000));

export const roomFields = {
  buildingId: parentId('building'),
  unitName: told(nameText('unitName', 10), { kept: true }),
  floor: told(wholeNumber('floor', 1, 120), { kept: true }),
  roomNo: text('roomNo', 10),
  planId,
  buildArea: squareMetres('roomBuildArea', 1_000, 500_000),
  innerArea,
  unitPrice,
  /** 0 = none. Only who manages the project sees it. */
  floorPrice: mayBeEmpty(money('floorPrice', 0)),
};

/** What every move may carry: the version that the caller saw. */
const seen = { version: z.optional(version) };
const reasonOf = (label: 'holdReason' | 'unsubscribeReason' | 'cancelDealReason') =>
  z.object({ ...seen, reason: text(label, 100) });

export const roomMoveForm = z.object(seen);
export const holdForm = reasonOf('holdReason');
export const unsubscribeForm = reasonOf('unsubscribeReason');
export const cancelDealForm = reasonOf('cancelDealReason');
/** 登记认购 of somebody who walked in. */
export const subscribeForm = z.object({
  ...seen,
  customerName: personName('customerName'),
  customerMobile: checkedText('customerMobile', mobilePattern, 'mobile'),
  subscribeAmount: told(money('subscribeAmount'), { blank: 0 }),
  subscribeDate: chosenDate('subscribeDate'),
});
export const signForm = z.object({
  ...seen,
  contractNo: text('contractNo', 50),
  dealPrice: money('dealPrice', 1),
  signDate: chosenDate('signDate'),
});
export const deliverForm = z.object({ ...seen, deliverDate: chosenDate('deliverDate') });

const batchOf = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.object({
    rooms: told(
      z
        .array(z.object({ id, version, ...fields }))
        .check(
          z.minLength(1, say('choose', { label: 'rooms' })),
          atMost(roomLimits.batch, say('tooMany', { label: 'rooms', n: roomLimits.batch })),
        ),
      { label: 'rooms' },
    ),
  });

export const batchPriceForm = batchOf({ unitPrice: told(anyUnitPrice, perSquareMetre) });
const { waiting, available, held } = roomSaleStatus;
/** `reason` is for 销控. */
export const batchStatusForm = batchOf({
  status: z.literal([waiting, available, held], say('choose', { label: 'roomSaleStatus' })),
  reason: optionalText('holdReason', 100),
});
/** Without areas the room takes those of the house shape; an undo sends those that it had. */
export const batchPlanForm = batchOf({
  planId: z.string().check(atMost(40)),
  buildArea: mayBeEmpty(squareMetres('roomBuildArea', 0, 500_000)),
  innerArea,
});
