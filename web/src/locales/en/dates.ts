import type { Translated } from '../messages.ts';
import type zh from '../zh/dates.ts';

export default {
  presets: 'Shortcuts',
  preset: {
    today: 'Today',
    yesterday: 'Yesterday',
    dayBefore: '2 days ago',
    tomorrow: 'Tomorrow',
    dayAfter: 'In 2 days',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    next7: 'Next 7 days',
    next30: 'Next 30 days',
    lastMonth: 'Last month',
    thisMonth: 'This month',
    nextMonth: 'Next month',
    thisWeek: 'This week',
    thisYear: 'This year',
  },
  yearBefore: 'Previous year',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  yearAfter: 'Next year',
  pick: { start: 'Choose the first day', end: 'Choose the last day' },
  holidays: {
    newYear: 'New Year',
    spring: 'Spring Festival',
    qingming: 'Qingming',
    labour: 'Labour Day',
    dragonBoat: 'Dragon Boat Festival',
    midAutumn: 'Mid-Autumn Festival',
    national: 'National Day',
  },
  holiday: { off: 'off', work: 'work' },
  holidayOf: { off: '{{name}} holiday', work: 'worked for {{name}}' },
  holidayKind: { off: 'Public holiday', work: 'Working weekend' },
} satisfies Translated<typeof zh>;
