import { addDays, addMonths } from '../days.ts';

/**
 * The last day of a grade, `yyyy-MM-dd`; '' = for good (domain design, section 6.5).
 * @param validMonths of the grade, 0 = for good
 * @param from the day on which it begins
 */
export const lastDayOfGrade = (validMonths: number, from: string): string =>
  validMonths > 0 ? addDays(addMonths(from, validMonths), -1) : '';
