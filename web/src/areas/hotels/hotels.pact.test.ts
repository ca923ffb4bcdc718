import { hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { starLevel } from '#contracts/enums/hotels.ts';
import { hotelExample } from '#contracts/examples/hotels.ts';
import { describeVenues } from '../../api/testing/venues.ts';

describeVenues(hotels, {
  kind: 'hotel',
  trade: 'hotel',
  form: hotelForm,
  values: hotelExample,
  shown: { roomTypeCount: 4, roomTotal: 244 },
  found: { starLevel: starLevel.luxury, enabled: 1 },
  wrong: { starLevel: 99 },
  wrongOfOwn: { frontPhone: '12345' },
  rule: {
    words: 'renovated before it opened',
    values: { renovationYear: hotelExample.openYear - 1 },
    says: '装修年份不能早于开业年份',
    field: 'renovationYear',
  },
});
