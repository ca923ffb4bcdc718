import type { ResortForm } from '../areas/resorts.ts';
import { resortFacility, resortTheme, scenicLevel } from '../enums/resorts.ts';

/** A right form with everything that can be filled in: a scenic spot of merchant 2 of the seed, who deals in them. */
export const resortExample = {
  name: '栖霞谷景区',
  merchantId: '2',
  level: scenicLevel.a4,
  themes: [resortTheme.nature, resortTheme.oldTown],
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '栖霞路99号',
  longitude: 120.160123,
  latitude: 30.251234,
  phone: '0571-88880000',
  seasons: [
    {
      name: '旺季',
      startDay: '04-01',
      endDay: '10-31',
      openTime: '08:00',
      closeTime: '18:00',
      lastEntryTime: '17:00',
    },
    {
      name: '淡季',
      startDay: '11-01',
      endDay: '03-31',
      openTime: '09:00',
      closeTime: '16:30',
      lastEntryTime: '16:00',
    },
  ],
  playMinutes: 90,
  capacity: 5000,
  pictures: [{ url: '/api/resorts/uploads/valley.png', covered: true }],
  videoUrl: 'https://video.example.com/valley.mp4',
  intro: '山谷与溪流。',
  detail: '<p>山谷与溪流，四季皆宜。</p>',
  transport: '公交25路栖霞谷站。',
  notice: '请勿投喂动物。',
  concessions: '1.2米以下儿童免票。',
  facilities: [resortFacility.parking, resortFacility.wifi],
  tags: ['徒步'],
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<ResortForm, 'version'>>;
