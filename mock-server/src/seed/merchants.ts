import type { Collection } from '../store/collection.ts';
import type { PlaceRow } from '../store/rows.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type PlaceSeed = [name: string, merchant: number, cityId: string, enabled?: 0 | 1];

const resorts: PlaceSeed[] = [
  ['云栖湖国家风景区', 1, '3301'],
  ['青岚山古道', 1, '3305'],
  ['听涛海洋乐园', 4, '4602'],
  ['赤水崖瀑布群', 5, '5203'],
  ['雪岭温泉滑雪场', 6, '2301'],
  ['白鹭洲湿地公园', 5, '5201', 0],
];
const hotels: PlaceSeed[] = [
  ['云栖湖度假酒店', 2, '3301'],
  ['临海观澜大酒店', 2, '3310'],
  ['椰林湾度假酒店', 4, '4602'],
  ['雪岭庄园酒店', 6, '2301'],
  ['旧港城际酒店', 2, '3302', 0],
];
const minsus: PlaceSeed[] = [
  ['梧桐里民宿', 2, '3301'],
  ['半山听雨', 2, '3305'],
  ['洱畔小筑', 5, '5329'],
  ['渔火人家', 4, '4602'],
];
const rooms = ['高级大床房', '豪华双床房', '湖景套房', '亲子家庭房'];
const minsuRooms = ['庭院整套', '阁楼单间', '观景大床房'];

/** Six merchants and their places. The third has been disabled, to show what that hides. */
export function seedMerchants({ store, ago }: SeedTools) {
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  const names = ['云栖湖文旅', '悦途酒店集团', '旧港旅行', '南海假日', '黔山秀水旅游', '北境雪岭度假'];
  names.forEach((name, index) => {
    store.merchants.insert({ name, enabled: index === 2 ? 0 : 1, ...at(360 - index * 9) });
  });
  const insert = (collection: Collection<PlaceRow>, seeds: PlaceSeed[]) => {
    seeds.forEach(([name, merchant, cityId, enabled = 1], index) => {
      collection.insert({ name, merchantId: String(merchant), cityId, enabled, ...at(300 - index * 7) });
    });
  };
  insert(store.resorts, resorts);
  insert(store.hotels, hotels);
  insert(store.minsus, minsus);
  for (const hotel of store.hotels.all()) {
    rooms.forEach((name, index) => {
      store.hotelRooms.insert({ name, hotelId: hotel.id, enabled: index === 3 ? 0 : 1, ...at(200) });
    });
  }
  for (const minsu of store.minsus.all()) {
    for (const name of minsuRooms)
      store.minsuRooms.insert({ name, minsuId: minsu.id, enabled: 1, ...at(190) });
  }
}
