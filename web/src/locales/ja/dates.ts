import type { Translated } from '../messages.ts';
import type zh from '../zh/dates.ts';

export default {
  presets: 'ショートカット',
  preset: {
    today: '今日',
    yesterday: '昨日',
    dayBefore: '一昨日',
    tomorrow: '明日',
    dayAfter: '明後日',
    last7: '過去7日',
    last30: '過去30日',
    next7: '今後7日',
    next30: '今後30日',
    lastMonth: '先月',
    thisMonth: '今月',
    nextMonth: '来月',
    thisWeek: '今週',
    thisYear: '今年',
  },
  yearBefore: '前の年',
  monthBefore: '前の月',
  monthAfter: '次の月',
  yearAfter: '次の年',
  pick: { start: '開始日を選択してください', end: '終了日を選択してください' },
  holidays: {
    newYear: '元日',
    spring: '春節',
    qingming: '清明節',
    labour: '労働節',
    dragonBoat: '端午節',
    midAutumn: '中秋節',
    national: '国慶節',
  },
  holiday: { off: '休', work: '出' },
  holidayOf: { off: '{{name}}の休日', work: '{{name}}の振替出勤' },
  holidayKind: { off: '祝日', work: '振替出勤' },
} satisfies Translated<typeof zh>;
