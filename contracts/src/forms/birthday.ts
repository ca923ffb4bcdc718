import * as z from 'zod/mini';
import { say } from '../words.ts';
import { told } from './fieldInfo.ts';
import { isDate } from './fields.ts';
import { thisDay } from './thisYear.ts';

const isBirthday = (day: string) => day === '' || (isDate(day) && day >= '1900-01-01' && day <= thisDay());

/** A day from 1900-01-01 to today that may be left out or empty (domain design, section 7.3). */
export const optionalBirthday = told(
  z.optional(z.string().check(z.refine(isBirthday, say('birthdayRange')))),
  { label: 'birthday' },
);
