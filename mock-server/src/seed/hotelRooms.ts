import {
  bathroom,
  hotelRoomFacility,
  internet,
  smoking,
  type WindowType,
  windowType,
} from '#contracts/enums/hotels.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { BedRow } from '#contracts/forms/beds.ts';
import { bedroom, stored } from './drawings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

interface RoomSeed {
  name: string;
  beds: BedRow[];
  /** Square metres. */
  metres: number;
  floor: string;
  guests: [adults: number, children: number];
  count: number;
  window?: WindowType;
  /** Cents per bed and night. */
  extraBed?: number;
  enabled?: 0;
}

const bed = (type: BedRow['bedType'], width: number, count = 1): BedRow => ({ bedType: type, width, count });
const double = (width: number) => [bed(bedType.double, width)];
const twin = (width: number) => [bed(bedType.twin, width, 2)];

/** By the id of the hotel. */
const rooms: Record<string, RoomSeed[]> = {
  1: [
    { name: '高级大床房', beds: double(180), metres: 32, floor: '3-5层', guests: [2, 1], count: 96 },
    { name: '豪华双床房', beds: twin(135), metres: 38, floor: '3-8层', guests: [2, 2], count: 88 },
    { name: '湖景套房', beds: double(200), metres: 68.5, floor: '9-12层', guests: [2, 2], count: 24 },
    {
      name: '亲子家庭房',
      beds: [bed(bedType.double, 180), bed(bedType.bunk, 100)],
      metres: 52,
      floor: '2层',
      guests: [2, 3],
      count: 36,
      enabled: 0,
    },
  ],
  2: [
    { name: '商务大床房', beds: double(180), metres: 28, floor: '5-12层', guests: [2, 1], count: 80 },
    { name: '标准双床房', beds: twin(120), metres: 30, floor: '5-12层', guests: [2, 1], count: 72 },
    { name: '江景行政房', beds: double(200), metres: 42, floor: '15-18层', guests: [2, 1], count: 30 },
    {
      name: '经济单人房',
      beds: [bed(bedType.single, 120)],
      metres: 16.8,
      floor: '4层',
      guests: [1, 0],
      count: 12,
      window: windowType.inside,
    },
  ],
  3: [
    { name: '园景大床房', beds: double(180), metres: 40, floor: '1-3层', guests: [2, 2], count: 120 },
    { name: '海景双床房', beds: twin(135), metres: 42, floor: '4-7层', guests: [2, 2], count: 110 },
    {
      name: '海景家庭套房',
      beds: [bed(bedType.double, 200), bed(bedType.twin, 110, 2)],
      metres: 86,
      floor: '6-8层',
      guests: [4, 3],
      count: 40,
      extraBed: 25_000,
    },
    {
      name: '沙滩别墅',
      beds: [bed(bedType.round, 220), bed(bedType.double, 180), bed(bedType.tatami, 150)],
      metres: 210.5,
      floor: '独栋',
      guests: [6, 4],
      count: 12,
      extraBed: 40_000,
    },
  ],
  4: [
    { name: '雪景大床房', beds: double(180), metres: 30, floor: '2-4层', guests: [2, 1], count: 36 },
    { name: '雪友双床房', beds: twin(120), metres: 32, floor: '2-4层', guests: [2, 1], count: 34 },
    {
      name: '木屋榻榻米房',
      beds: [bed(bedType.tatami, 200)],
      metres: 36,
      floor: '1层',
      guests: [3, 2],
      count: 12,
    },
    {
      name: '雪友上下铺',
      beds: [bed(bedType.bunk, 90, 3)],
      metres: 26,
      floor: '1层',
      guests: [6, 0],
      count: 8,
      window: windowType.some,
      enabled: 0,
    },
  ],
  6: [
    { name: '巷景大床房', beds: double(180), metres: 24, floor: '2-4层', guests: [2, 1], count: 28 },
    {
      name: '庭院双床房',
      beds: twin(120),
      metres: 27.5,
      floor: '1层',
      guests: [2, 1],
      count: 14,
      window: windowType.inside,
      extraBed: 12_000,
    },
  ],
};

export function seedHotelRooms({ store, files, ago }: SeedTools) {
  let number = 0;
  for (const [hotelId, seeds] of Object.entries(rooms)) {
    seeds.forEach((seed, index) => {
      number += 1;
      const createTime = ago((200 - index) * dayMs);
      store.hotelRooms.insert({
        name: seed.name,
        hotelId,
        beds: seed.beds,
        roomArea: Math.round(seed.metres * 100),
        roomFloor: seed.floor,
        adults: seed.guests[0],
        children: seed.guests[1],
        windowType: seed.window ?? windowType.outside,
        smoking: index === 1 ? smoking.allowed : smoking.forbidden,
        internet: valuesOf(internet),
        bathroom: seed.beds[0]?.bedType === bedType.bunk ? bathroom.shared : bathroom.own,
        extraBeds: seed.extraBed ? 2 : 0,
        extraBedPrice: seed.extraBed ?? 0,
        roomCount: seed.count,
        pictures: [0, 1].map((at) =>
          stored(files, `hotel-room-${number}-${at + 1}.svg`, bedroom(number * 2 + at)),
        ),
        facilities: valuesOf(hotelRoomFacility).filter((_, at) => (at + number) % 4 > 0),
        description: `${seed.name}，${seed.floor}，宜住${seed.guests[0]}位成人。`,
        ordering: 0,
        enabled: seed.enabled ?? 1,
        createTime,
        updateTime: createTime,
      });
    });
  }
}
