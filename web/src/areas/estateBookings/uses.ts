import { one, type ScreenUse, shows } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import estateBookings from '../../locales/zh/estateBookings.ts';

export const uses: ScreenUse[] = [
  {
    path: '/estate/project-company/estate-booking-list',
    elements: [
      one('page', estateBookings.add, 'estateBookings.add'),
      one('page', estateBookings.batchAssign, 'estateBookings.batchAssign'),
      shows(common.detail, 'estateBookings.get'),
      one('row', estateBookings.assign, 'estateBookings.assign'),
      one('row', estateBookings.follow, 'estateBookings.follow'),
      one('row', estateBookings.arrive, 'estateBookings.arrive'),
      one('row', estateBookings.deal, 'estateBookings.deal'),
      one('row', estateBookings.toRecommend, 'estateBookings.toRecommend'),
      one('row', estateBookings.amend, 'estateBookings.amend'),
      one('row', estateBookings.close, 'estateBookings.close'),
      one('row', estateBookings.reopen, 'estateBookings.reopen'),
    ],
  },
];
