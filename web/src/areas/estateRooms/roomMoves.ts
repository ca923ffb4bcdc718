import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { estateRooms } from '#contracts/areas/estateRooms.ts';
import {
  cancelDealForm,
  deliverForm,
  holdForm,
  signForm,
  subscribeForm,
  unsubscribeForm,
} from '#contracts/estate/roomFields.ts';

/** The moves of a room in the order of its drawer: those that only ask, and those with a form, whose fields are named by their kind. */

export const plainMoves = ['open', 'withdraw', 'release'] as const;

/** `price`: of a contract, beside that of the list. */
type FieldKind = 'long' | 'text' | 'mobile' | 'money' | 'price' | 'day';
interface MoveForm {
  schema: z.core.$ZodType<FieldValues, FieldValues>;
  /** A day is never to come; with `from`, nor before that day of the room. */
  fields: readonly (readonly [name: string, kind: FieldKind, from?: 'subscribeDate' | 'signDate'])[];
}
const formOf = (schema: unknown, fields: MoveForm['fields']): MoveForm => ({
  // The cast is safe: all of them are objects of plain values.
  schema: schema as MoveForm['schema'],
  fields,
});
const reason = [['reason', 'long']] as const;

export const moveForms = {
  hold: formOf(holdForm, reason),
  subscribe: formOf(subscribeForm, [
    ['customerName', 'text'],
    ['customerMobile', 'mobile'],
    ['subscribeAmount', 'money'],
    ['subscribeDate', 'day'],
  ]),
  sign: formOf(signForm, [
    ['contractNo', 'text'],
    ['dealPrice', 'price'],
    ['signDate', 'day', 'subscribeDate'],
  ]),
  deliver: formOf(deliverForm, [['deliverDate', 'day', 'signDate']]),
  unsubscribe: formOf(unsubscribeForm, reason),
  cancelDeal: formOf(cancelDealForm, reason),
} satisfies Partial<Record<keyof typeof estateRooms, MoveForm>>;

export type PlainMove = (typeof plainMoves)[number];
export type FormMove = keyof typeof moveForms;
export const formMoves = [
  ...(['hold', 'subscribe', 'sign', 'deliver'] as const),
  ...(['unsubscribe', 'cancelDeal'] as const),
] satisfies FormMove[];
