import type { MinsuRoomFacility, RentType } from '#contracts/enums/minsus.ts';
import type { BedRow } from '#contracts/forms/beds.ts';
import { storedScenery } from './drawings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

interface RoomSeed {
  name: string;
  rentType: RentType;
  /** Bedrooms, living rooms, kitchens, bathrooms. */
  plan: [number, number, number, number];
  beds: BedRow[];
  /** Square metres. */
  area: number;
  maxGuests: number;
  /** How many more, and yuan for each of them and each night. */
  extra: [number, number];
  roomCount: number;
  facilities: MinsuRoomFacility[];
  minNights: number;
  ordering: number;
}

/** Each way of letting; whole houses are one of a kind, except those of the third guesthouse. */
const rooms: RoomSeed[] = [
  {
    name: '庭院整套',
    rentType: 10,
    plan: [3, 1, 1, 2],
    beds: [
      { bedType: 10, width: 180, count: 2 },
      { bedType: 20, width: 120, count: 2 },
    ],
    area: 128.5,
    maxGuests: 8,
    extra: [2, 100],
    roomCount: 1,
    facilities: [10, 20, 30, 40, 50, 80, 90],
    minNights: 1,
    ordering: 30,
  },
  {
    name: '阁楼单间',
    rentType: 20,
    plan: [1, 0, 0, 1],
    beds: [{ bedType: 60, width: 150, count: 1 }],
    area: 24,
    maxGuests: 2,
    extra: [0, 0],
    roomCount: 3,
    facilities: [40, 50, 60],
    minNights: 1,
    ordering: 20,
  },
  {
    name: '观景大床房',
    rentType: 20,
    plan: [1, 1, 0, 1],
    beds: [{ bedType: 10, width: 200, count: 1 }],
    area: 36.8,
    maxGuests: 3,
    extra: [1, 80],
    roomCount: 4,
    facilities: [30, 40, 50, 60],
    minNights: 1,
    ordering: 10,
  },
];
const bunks: RoomSeed = {
  name: '背包客床位',
  rentType: 30,
  plan: [1, 0, 0, 1],
  beds: [{ bedType: 70, width: 90, count: 4 }],
  area: 30,
  maxGuests: 1,
  extra: [0, 0],
  roomCount: 8,
  facilities: [20, 40],
  minNights: 1,
  ordering: 0,
};
const severalOfMinsu = '3';

/** Three rooms of a guesthouse, of the first one beds as well; the last one of the second is switched off. */
export function seedMinsuRooms(tools: SeedTools, minsuId: string) {
  const createTime = tools.ago(190 * dayMs);
  for (const [index, seed] of (minsuId === '1' ? [...rooms, bunks] : rooms).entries()) {
    tools.store.minsuRooms.insert({
      ...roomValues(tools, seed, minsuId, index),
      enabled: minsuId === '2' && index === 2 ? 0 : 1,
      createTime,
      updateTime: createTime,
    });
  }
}

function roomValues({ files }: SeedTools, seed: RoomSeed, minsuId: string, index: number) {
  const { plan, area, extra, roomCount, ...values } = seed;
  const [bedrooms, livingRooms, kitchens, bathrooms] = plan;
  const [extraGuests, extraYuan] = extra;
  const several = seed.rentType === 10 && minsuId === severalOfMinsu;
  return {
    ...values,
    ...{ minsuId, bedrooms, livingRooms, kitchens, bathrooms, extraGuests },
    roomArea: Math.round(area * 100),
    extraGuestPrice: extraYuan * 100,
    identicalUnits: several ? (1 as const) : (0 as const),
    roomCount: several ? 3 : roomCount,
    pictures: [0, 1].map((picture) =>
      storedScenery(files, `minsu-room-${minsuId}-${index}`, index * 2 + picture),
    ),
  };
}
