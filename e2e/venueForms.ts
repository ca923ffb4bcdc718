import { hotelExample } from '#contracts/examples/hotels.ts';
import type { Page } from './fixtures.ts';
import { choose, fill, upload } from './parts.ts';

interface Venue {
  name: string;
  address: string;
  longitude: number;
  latitude: number;
  intro: string;
  area: { provinceName: string; cityName: string };
}

/** Fills in all required fields of a new venue except its merchant, and the given texts and codes of its kind, by their labels. */
export async function fillVenue(
  page: Page,
  noun: string,
  venue: Venue,
  texts: Record<string, string>,
  codes: Record<string, string>,
) {
  await fill(page, {
    [`${noun}名称`]: venue.name,
    详细地址: venue.address,
    经度: String(venue.longitude),
    纬度: String(venue.latitude),
    简介: venue.intro,
    ...texts,
  });
  const area = { '所在地区 省份': venue.area.provinceName, '所在地区 城市': venue.area.cityName };
  for (const [label, name] of Object.entries({ ...codes, ...area })) await choose(page, label, name);
  await upload(page, '图片');
}

export const fillHotel = (page: Page) =>
  fillVenue(
    page,
    '酒店',
    hotelExample,
    { 总房量: String(hotelExample.totalRooms), 前台电话: hotelExample.frontPhone },
    { 星级: '高档型(四星)' },
  );

/** What is said before a venue or a room is switched off. */
export const disablesProducts = '停用后其产品不可预订，已有订单不受影响';
