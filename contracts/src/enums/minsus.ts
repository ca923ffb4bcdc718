/** Enumerations of guesthouses and their rooms, with their Chinese labels (domain design, sections 1.2 and 8.6). */

export const minsuType = {
  inn: 10,
  apartment: 20,
  villa: 30,
  farmhouse: 40,
  cabin: 50,
  courtyard: 60,
  camp: 70,
} as const;
export type MinsuType = (typeof minsuType)[keyof typeof minsuType];

/** What guests look for in a guesthouse. */
export const minsuFeature = {
  seaView: 10,
  mountainView: 20,
  garden: 30,
  hotSpring: 40,
  family: 50,
  cooking: 60,
  parties: 70,
  pets: 80,
} as const;
export type MinsuFeature = (typeof minsuFeature)[keyof typeof minsuFeature];

/** What the house rules allow; what is not named is not allowed. */
export const houseRule = { smoking: 10, parties: 20, pets: 30, cooking: 40 } as const;
export type HouseRule = (typeof houseRule)[keyof typeof houseRule];

/** How a room is let. */
export const rentType = { whole: 10, room: 20, bed: 30 } as const;
export type RentType = (typeof rentType)[keyof typeof rentType];

export const minsuRoomFacility = {
  kitchen: 10,
  washingMachine: 20,
  fridge: 30,
  airConditioning: 40,
  heating: 50,
  projector: 60,
  mahjong: 70,
  barbecue: 80,
  yard: 90,
} as const;
export type MinsuRoomFacility = (typeof minsuRoomFacility)[keyof typeof minsuRoomFacility];

export const minsuCodes = {
  minsuType: {
    10: '客栈',
    20: '公寓',
    30: '别墅',
    40: '农家院',
    50: '木屋',
    60: '四合院',
    70: '房车/帐篷',
  },
  minsuFeature: {
    10: '海景',
    20: '山景',
    30: '庭院',
    40: '温泉',
    50: '亲子',
    60: '可做饭',
    70: '可聚会',
    80: '可带宠物',
  },
  houseRule: { 10: '允许吸烟', 20: '允许聚会', 30: '允许宠物', 40: '允许做饭' },
  rentType: { 10: '整套出租', 20: '独立房间', 30: '床位' },
  minsuRoomFacility: {
    10: '厨房',
    20: '洗衣机',
    30: '冰箱',
    40: '空调',
    50: '暖气',
    60: '投影',
    70: '麻将',
    80: '烧烤',
    90: '院子',
  },
} as const;
