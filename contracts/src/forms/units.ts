/** What numbers of forms count, as shown behind their inputs. */
export const units = {
  yuan: '元',
  yuanPerNight: '元/晚',
  yuanPerBedNight: '元/床/晚',
  yuanPerGuestNight: '元/人/晚',
  yuanPerOrder: '元/单',
  percent: '%',
  squareMetres: '㎡',
  centimetres: 'cm',
  degrees: '°',
  storeys: '层',
  rooms: '间',
  beds: '张',
  people: '人',
  visitorsADay: '人/日',
  tickets: '张',
  minutes: '分钟',
  hours: '小时',
  days: '天',
  nights: '晚',
  years: '岁',
} as const;
export type Unit = keyof typeof units;
