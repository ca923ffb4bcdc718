/** Enumerations of scenic spots, with their Chinese labels (domain design, sections 1.2 and 8.3). */

/** The A levels of the national rating; 0 = not rated. */
export const scenicLevel = { unrated: 0, a1: 1, a2: 2, a3: 3, a4: 4, a5: 5 } as const;
export type ScenicLevel = (typeof scenicLevel)[keyof typeof scenicLevel];

export const resortTheme = {
  nature: 10,
  oldTown: 20,
  themePark: 30,
  hotSpring: 40,
  skiing: 50,
  museum: 60,
  animalsAndPlants: 70,
  seaside: 80,
  other: 90,
} as const;
export type ResortTheme = (typeof resortTheme)[keyof typeof resortTheme];

export const resortFacility = {
  parking: 10,
  nursery: 20,
  wheelchair: 30,
  guide: 40,
  lockers: 50,
  catering: 60,
  wifi: 70,
} as const;
export type ResortFacility = (typeof resortFacility)[keyof typeof resortFacility];

export const resortCodes = {
  scenicLevel: { 0: '未评级', 1: '1A', 2: '2A', 3: '3A', 4: '4A', 5: '5A' },
  resortTheme: {
    10: '自然风光',
    20: '古镇',
    30: '主题乐园',
    40: '温泉',
    50: '滑雪',
    60: '博物馆',
    70: '动植物园',
    80: '海滨',
    90: '其他',
  },
  resortFacility: {
    10: '停车场',
    20: '母婴室',
    30: '轮椅',
    40: '讲解',
    50: '寄存',
    60: '餐饮',
    70: 'WiFi',
  },
} as const;
