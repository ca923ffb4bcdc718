import * as z from 'zod/mini';
import { gender } from '../enums/estates.ts';
import { credentialType } from '../enums/orders.ts';
import { say } from '../words.ts';
import '../words/orders.ts';
import { isIdCard } from './identity.ts';
import { isMaskedDocument } from './masks.ts';
import { thisDay } from './thisYear.ts';

/** Documents of people: the number by its type, and what the number of an ID card says of its holder (domain design, sections 0.4 and 7.3). */

const birthdayOf = (no: string) => `${no.slice(6, 10)}-${no.slice(10, 12)}-${no.slice(12, 14)}`;
/** Nobody has a card before he is born. */
const isHeld = (no: string): boolean => isIdCard(no) && birthdayOf(no) <= thisDay();

export const isCredential = (type: number, no: string): boolean =>
  type === credentialType.idCard ? isHeld(no) : /^[A-Za-z0-9]{5,20}$/.test(no);

/** What is said of a number that does not fit its type. */
export const wrongNumber = (type: number | undefined): string =>
  say(type === credentialType.idCard ? 'idCardNo' : 'credentialNo');

/** Birthday (yyyy-MM-dd) and gender of the holder of an ID card; undefined where the number is wrong. */
export function holderOf(type: number, no: string): { birthday: string; gender: 1 | 2 } | undefined {
  if (type !== credentialType.idCard || !isHeld(no)) return undefined;
  return { birthday: birthdayOf(no), gender: Number(no[16]) % 2 === 1 ? gender.male : gender.female };
}

interface Holder {
  credentialType: number;
  credentialNo?: string | undefined;
  birthday?: string | undefined;
  gender?: number | undefined;
}

/** What is wrong with a document whose number is whole, as the field and the message. Without a number there is no document. */
export function documentFault(person: Holder): { field: keyof Holder; message: string } | undefined {
  const { credentialType: type, credentialNo: no = '', birthday, gender: said } = person;
  if (no === '') return undefined;
  if (!isCredential(type, no)) return { field: 'credentialNo', message: wrongNumber(type) };
  const holder = holderOf(type, no);
  if (!holder) return undefined;
  if (birthday && birthday !== holder.birthday) return { field: 'birthday', message: say('birthdayDiffers') };
  if (said && said !== holder.gender) return { field: 'gender', message: say('genderDiffers') };
  return undefined;
}

/** The number fits its type, and birthday and gender fit the number. A mask is right here: only the backend knows what it hides. */
export const documentRule = <Form extends Holder>() =>
  z.superRefine<Form>((form, { addIssue }) => {
    const fault = isMaskedDocument(form.credentialNo ?? '') ? undefined : documentFault(form);
    if (fault) addIssue({ code: 'custom', input: form, message: fault.message, path: [fault.field] });
  });
