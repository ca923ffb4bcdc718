import { addDays, daysOf } from '#contracts/days.ts';

/** Public holidays of mainland China as the calendar marks them (domain design, section 9.5). */

export type Holiday = 'newYear' | 'spring' | 'qingming' | 'labour' | 'dragonBoat' | 'midAutumn' | 'national';

/** `off` (休): a day off; `work` (班): a weekend day on which people work in exchange for a holiday. */
export interface HolidayMark {
  holiday: Holiday;
  kind: 'off' | 'work';
}

type Announced = [holiday: Holiday, firstOff: string, lastOff: string, ...worked: string[]];

/** The holidays announced by the State Council, as month and day. Each year is added when it is announced, usually in the November before. */
const announced: Record<string, Announced[]> = {
  2025: [
    ['newYear', '01-01', '01-01'],
    ['spring', '01-28', '02-04', '01-26', '02-08'],
    ['qingming', '04-04', '04-06'],
    ['labour', '05-01', '05-05', '04-27'],
    ['dragonBoat', '05-31', '06-02'],
    ['national', '10-01', '10-08', '09-28', '10-11'],
    ['midAutumn', '10-06', '10-06'],
  ],
  2026: [
    ['newYear', '01-01', '01-03', '01-04'],
    ['spring', '02-15', '02-23', '02-14', '02-28'],
    ['qingming', '04-04', '04-06'],
    ['labour', '05-01', '05-05', '05-09'],
    ['dragonBoat', '06-19', '06-21'],
    ['midAutumn', '09-25', '09-27'],
    ['national', '10-01', '10-07', '09-20', '10-10'],
  ],
};

/**
 * First day of the Spring Festival, Dragon Boat Festival, Mid-Autumn Festival. They stand in a table because the lunar calendar of browsers is wrong
 * when the new moon is near midnight, as on 6 February 2027.
 */
const festivals: Record<string, [spring: string, dragonBoat: string, midAutumn: string]> = {
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
};

/** The statutory holidays of a year without an announcement, without the days around them that are announced each year. */
function byLaw(year: number): Announced[] {
  // The solar term Qingming is on the 4th or 5th of April; the formula holds for this century.
  const inCentury = year % 100;
  const qingming = `04-0${Math.floor(inCentury * 0.2422 + 4.81) - Math.floor(inCentury / 4)}`;
  const solar: Announced[] = [
    ['newYear', '01-01', '01-01'],
    ['qingming', qingming, qingming],
    ['labour', '05-01', '05-02'],
    ['national', '10-01', '10-03'],
  ];
  const known = festivals[year];
  if (!known) return solar;
  const [spring, dragonBoat, midAutumn] = known;
  const from = (days: number) => addDays(`${year}-${spring}`, days).slice(5);
  return [
    ...solar,
    // From the eve of the Spring Festival on.
    ['spring', from(-1), from(2)],
    ['dragonBoat', dragonBoat, dragonBoat],
    ['midAutumn', midAutumn, midAutumn],
  ];
}

function ofYear(year: number): Map<string, HolidayMark> {
  const spans = announced[year] ?? byLaw(year);
  return new Map(
    spans.flatMap(([holiday, first, last, ...worked]): [string, HolidayMark][] => [
      ...daysOf(`${year}-${first}`, `${year}-${last}`).map((date): [string, HolidayMark] => [
        date,
        { holiday, kind: 'off' },
      ]),
      ...worked.map((day): [string, HolidayMark] => [`${year}-${day}`, { holiday, kind: 'work' }]),
    ]),
  );
}

const years = new Map<number, Map<string, HolidayMark>>();

/** The mark of a day; undefined for ordinary days. */
export function holidayOf(date: string): HolidayMark | undefined {
  const year = Number(date.slice(0, 4));
  let marks = years.get(year);
  if (!marks) {
    marks = ofYear(year);
    years.set(year, marks);
  }
  return marks.get(date);
}

/** The days off of one holiday. */
export interface DaysOff {
  holiday: Holiday;
  start: string;
  end: string;
}

/** The holidays that begin or end from one day to the other, cut to these days. */
export function daysOffBetween(from: string, to: string): DaysOff[] {
  const found: DaysOff[] = [];
  for (const date of daysOf(from, to)) {
    const mark = holidayOf(date);
    if (mark?.kind !== 'off') continue;
    const last = found.at(-1);
    if (last?.holiday === mark.holiday && addDays(last.end, 1) === date) last.end = date;
    else found.push({ holiday: mark.holiday, start: date, end: date });
  }
  return found;
}
