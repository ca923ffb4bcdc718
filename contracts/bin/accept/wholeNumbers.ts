import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { isIdCard } from '../../src/forms/identity.ts';
import { isReveal } from '../../src/reads.ts';

/** Whole numbers of persons in answers (domain design, section 0.3): mobiles and documents are masked everywhere but where they are asked for. */

const mobile = /(?<![\dA-Za-z.*-])1[3-9]\d{9}(?![\dA-Za-z.*-])/;
const document =
  /(?<![\dA-Za-z])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/;

/** Numbers of places, which guests call. Where a place has one, the log may say how it changed. */
const ofPlaces = ['frontPhone', 'phone', 'bookingPhone', 'salesOfficePhone', 'servicePhone'];
/** Numbers of records and of payments, which can look like one of a person. */
export const isOfRecord = /^(id|.+Ids?|code|key|payNo|channelNo)$/;
const placeAreas = ['hotels', 'minsus', 'resorts', 'estates', 'settings'];

/** Where an answer says a whole number, as a path and the number; undefined where it says none. */
export function wholeNumberIn(endpoint: AnyEndpoint, text: string, answer: unknown): string | undefined {
  // Most answers have none, which their text says at once.
  if (!mobile.test(text) && !document.test(text)) return undefined;
  if (isReveal(endpoint)) return undefined;
  return found(answer, '', placeAreas.includes(areaNameOf(endpoint)) ? [...ofPlaces, 'logs'] : ofPlaces);
}

function found(value: unknown, path: string, besides: readonly string[]): string | undefined {
  if (typeof value === 'string') {
    const [number] = mobile.exec(value) ?? [];
    const [card] = document.exec(value) ?? [];
    const whole = number ?? (card && isIdCard(card.toUpperCase()) ? card : undefined);
    return whole && `${path}: ${whole}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    if (besides.includes(key) || isOfRecord.test(key)) continue;
    const inside = found(one, Array.isArray(value) ? `${path}[]` : `${path}.${key}`, besides);
    if (inside) return inside;
  }
  return undefined;
}
