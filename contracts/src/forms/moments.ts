import * as z from 'zod/mini';
import { type Label, say } from '../words.ts';
import { told } from './fieldInfo.ts';
import { isDate } from './fields.ts';

/** Fields of a day with its time, `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */

/** Whether the text is a moment of the calendar and of a day of 24 hours. */
const isMoment = (value: string) =>
  /^.{10} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value) && isDate(value.slice(0, 10));

export const chosenMoment = (label: Label) =>
  told(z.string(say('choose', { label })).check(z.refine(isMoment, say('choose', { label }))), {
    label,
    required: true,
  });

/** A moment that may be left out or emptied. */
export const optionalMoment = (label: Label) =>
  told(
    z.optional(
      z.string().check(z.refine((value) => value === '' || isMoment(value), say('choose', { label }))),
    ),
    { label },
  );
