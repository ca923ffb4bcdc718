/** What hotels and guesthouses (住宿) share, with the Chinese labels (domain design, sections 1.2, 8.4 to 8.6). */

export const bedType = {
  double: 10,
  twin: 20,
  single: 30,
  triple: 40,
  several: 50,
  tatami: 60,
  bunk: 70,
  round: 80,
} as const;

/** What a picture of a house shows. */
export const pictureGroup = { outside: 10, lobby: 20, room: 30, restaurant: 40, facility: 50 } as const;
export type PictureGroup = (typeof pictureGroup)[keyof typeof pictureGroup];

export const stayCodes = {
  pictureGroup: { 10: '外观', 20: '大堂', 30: '客房', 40: '餐厅', 50: '设施' },
  bedType: {
    10: '大床',
    20: '双床',
    30: '单人床',
    40: '三床',
    50: '多床',
    60: '榻榻米',
    70: '上下铺',
    80: '圆床/水床',
  },
} as const;
