import type { Unit } from '../forms/units.ts';
import { ofEstates } from './meaningsOfEstates.ts';
import { ofMembers } from './meaningsOfMembers.ts';
import { ofRecords } from './meaningsOfRecords.ts';
import { ofTrade } from './meaningsOfTrade.ts';

/**
 * What the names of the wire mean, in English: names without a label, and numbers whose label does not say what they count. A name that several areas have
 * means what is said here in each of them; text is `yyyy-MM-dd HH:mm:ss` for times and `yyyy-MM-dd` for days, in Asia/Shanghai.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...ofRecords,
  ...ofTrade,
  ...ofEstates,
  ...ofMembers,
};

/** What one of an integer of the wire is, by the unit that people read. */
const words: Record<Unit, string> = {
  yuan: 'cents',
  yuanPerNight: 'cents per night',
  yuanPerBedNight: 'cents per bed and night',
  yuanPerGuestNight: 'cents per guest and night',
  yuanPerOrder: 'cents per order',
  yuanPerSquareMetre: 'cents per square metre',
  yuanPerSquareMetreMonth: 'cents per square metre and month',
  percent: 'basis points (100 = 1 %)',
  squareMetres: 'hundredths of a square metre',
  metres: 'metres',
  centimetres: 'centimetres',
  degrees: 'degrees (GCJ-02)',
  discount: 'hundredths of the price (85 = 8.5折, 100 = no discount)',
  times: 'tenths (15 = 1.5)',
  hours: 'minutes',
  minutes: 'minutes',
  days: 'days',
  nights: 'nights',
  months: 'months',
  years: 'years of age',
  yearsOfWork: 'years',
  storeys: 'storeys',
  rooms: 'rooms',
  houses: 'houses, rooms or beds of a guesthouse',
  beds: 'beds',
  people: 'people',
  visitorsADay: 'visitors a day',
  tickets: 'tickets',
  households: 'households',
  parkingSpaces: 'parking spaces',
  periods: 'parts of a payment',
  points: 'points',
};

/** What an integer of the wire counts. @param scale how many make one of the unit, where its field says so */
export const unitWords = (unit: Unit, scale?: number): string =>
  unit === 'metres' && scale === 100 ? 'centimetres' : words[unit];
