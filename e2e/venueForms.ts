import { hotelExample } from '#contracts/examples/hotels.ts';
import type { Page } from './fixtures.ts';
import { choose, fill, upload } from './parts.ts';

interface Place {
  name: string;
  address: string;
  longitude: number;
  latitude: number;
  intro: string;
  area: { provinceName: string; cityName: string };
}

/** Fills in all required fields of a new place except its merchant, and the given texts and codes of its kind, by their labels. */
export async function fillVenue(
  page: Page,
  noun: string,
  place: Place,
  texts: Record<string, string>,
  codes: Record<string, string>,
) {
  await fill(page, {
    [`${noun}名称`]: place.name,
    详细地址: place.address,
    经度: String(place.longitude),
    纬度: String(place.latitude),
    简介: place.intro,
    ...texts,
  });
  const area = { '所在地区 省份': place.area.provinceName, '所在地区 城市': place.area.cityName };
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
