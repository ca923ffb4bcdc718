import { addDays, monthOf, weekdayOf } from '#contracts/days.ts';
import type { Looks, Span } from './parseDay.ts';

const lastOfMonth = (day: string, after = 0) => addDays(monthOf(day, after + 1), -1);

/** Preset spans, computed from today. 近7天 and 未来7天 are seven days including today. */
const spans = {
  today: (today: string) => ({ start: today, end: today }),
  yesterday: (today: string) => ({ start: addDays(today, -1), end: addDays(today, -1) }),
  dayBefore: (today: string) => ({ start: addDays(today, -2), end: addDays(today, -2) }),
  tomorrow: (today: string) => ({ start: addDays(today, 1), end: addDays(today, 1) }),
  dayAfter: (today: string) => ({ start: addDays(today, 2), end: addDays(today, 2) }),
  last7: (today: string) => ({ start: addDays(today, -6), end: today }),
  last30: (today: string) => ({ start: addDays(today, -29), end: today }),
  next7: (today: string) => ({ start: today, end: addDays(today, 6) }),
  next30: (today: string) => ({ start: today, end: addDays(today, 29) }),
  thisWeek: (today: string) => {
    const start = addDays(today, 1 - weekdayOf(today));
    return { start, end: addDays(start, 6) };
  },
  thisYear: (today: string) => ({ start: `${today.slice(0, 4)}-01-01`, end: `${today.slice(0, 4)}-12-31` }),
  lastMonth: (today: string) => ({ start: monthOf(today, -1), end: lastOfMonth(today, -1) }),
  thisMonth: (today: string) => ({ start: monthOf(today), end: lastOfMonth(today) }),
  nextMonth: (today: string) => ({ start: monthOf(today, 1), end: lastOfMonth(today, 1) }),
} satisfies Record<string, (today: string) => Span>;
export type PresetKey = keyof typeof spans;
export const spanOf = (key: PresetKey, today: string): Span => spans[key](today);

export interface Preset extends Span {
  key: PresetKey;
}

/** Every preset of a span, for spans that were kept by their preset. */
export const presetKeys = Object.keys(spans) as PresetKey[];

const ofSpans: Record<Looks, PresetKey[]> = {
  back: ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'],
  ahead: ['today', 'tomorrow', 'next7', 'next30', 'thisMonth', 'nextMonth'],
  both: [
    ...(['today', 'yesterday', 'tomorrow', 'last7', 'next7'] as const),
    ...(['last30', 'next30', 'lastMonth', 'thisMonth', 'nextMonth'] as const),
  ],
};
const ofDays: Record<Looks, PresetKey[]> = {
  back: ['today', 'yesterday', 'dayBefore'],
  ahead: ['today', 'tomorrow', 'dayAfter'],
  both: ['yesterday', 'today', 'tomorrow'],
};

/** The presets of a search by days that `looks` this way. */
export const presetsOfField = (looks: Looks): readonly PresetKey[] => ofSpans[looks];

interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}

/** The presets of a field. A span is cut to the limits; presets outside of the limits are left out. */
export function presetsOf(many: boolean, looks: Looks, today: string, { min, max }: Limits = {}): Preset[] {
  return (many ? ofSpans : ofDays)[looks].flatMap((key) => {
    const { start, end } = spans[key](today);
    const within = { start: min && start < min ? min : start, end: max && end > max ? max : end };
    return within.start <= within.end ? [{ key, ...within }] : [];
  });
}
