/** A right form over the seed: a new scenic spot of merchant 2, who deals in them. */

export const newSeason = {
  name: '旺季',
  startDay: '04-01',
  endDay: '10-31',
  openTime: '08:00',
  closeTime: '18:00',
  lastEntryTime: '17:00',
};

export const newResort = {
  name: '栖霞谷景区',
  merchantId: '2',
  level: 4,
  themes: [10, 20],
  area: { provinceId: '33', cityId: '3301' },
  address: '栖霞路99号',
  longitude: 120.160123,
  latitude: 30.251234,
  phone: '0571-88880000',
  seasons: [newSeason],
  pictures: [{ url: '/a.png', covered: true }],
  capacity: 5000,
  intro: '山谷与溪流。',
  detail: '<p>山谷与溪流，四季皆宜。</p>',
  ordering: 5,
  enabled: 1,
};
