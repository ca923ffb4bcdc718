/** Enumerations of hotels and their room types, with their Chinese labels (domain design, sections 1.2, 8.4 and 8.5). */

export const starLevel = { economy: 10, comfort: 20, superior: 30, luxury: 40 } as const;

export const hotelFacility = {
  parking: 10,
  wifi: 20,
  pool: 30,
  gym: 40,
  restaurant: 50,
  meetingRoom: 60,
  laundry: 70,
  shuttle: 80,
  luggage: 90,
  lift: 100,
  barrierFree: 110,
  charging: 120,
} as const;
export type HotelFacility = (typeof hotelFacility)[keyof typeof hotelFacility];

/** How guests can pay at the front desk. */
export const hotelPayWay = { wechat: 10, alipay: 20, cash: 30, bankCard: 40, creditCard: 50 } as const;

export const windowType = { outside: 10, some: 20, inside: 30, none: 40 } as const;
export type WindowType = (typeof windowType)[keyof typeof windowType];

export const smoking = { forbidden: 10, allowed: 20 } as const;

export const internet = { wifi: 10, wired: 20 } as const;

export const bathroom = { own: 10, shared: 20 } as const;

/** The design names no list; these are what guests ask for first. */
export const hotelRoomFacility = {
  airConditioning: 10,
  television: 20,
  fridge: 30,
  kettle: 40,
  hairDryer: 50,
  bathtub: 60,
  safe: 70,
  desk: 80,
  balcony: 90,
} as const;

export const hotelCodes = {
  starLevel: { 10: '经济型', 20: '舒适型(三星)', 30: '高档型(四星)', 40: '豪华型(五星)' },
  hotelFacility: {
    10: '停车场',
    20: 'WiFi',
    30: '泳池',
    40: '健身房',
    50: '餐厅',
    60: '会议室',
    70: '洗衣',
    80: '接送',
    90: '行李寄存',
    100: '电梯',
    110: '无障碍',
    120: '充电桩',
  },
  hotelPayWay: { 10: '微信', 20: '支付宝', 30: '现金', 40: '储蓄卡', 50: '信用卡' },
  windowType: { 10: '有窗', 20: '部分有窗', 30: '内窗', 40: '无窗' },
  smoking: { 10: '禁烟', 20: '可吸烟' },
  internet: { 10: '无线网络', 20: '有线网络' },
  bathroom: { 10: '独立卫浴', 20: '公共卫浴' },
  hotelRoomFacility: {
    10: '空调',
    20: '电视',
    30: '冰箱',
    40: '电热水壶',
    50: '吹风机',
    60: '浴缸',
    70: '保险箱',
    80: '书桌',
    90: '阳台',
  },
} as const;
