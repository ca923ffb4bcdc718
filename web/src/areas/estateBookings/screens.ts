import { bookingList } from '../../domain/estate/projectPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: bookingList,
    recordParam: 'detail',
    call: 'estateBookings.list',
    messages: ['estateBookings', 'estates', 'estateRooms', 'estateRecommends'],
    load: () => import('./BookingList.tsx'),
  },
];
