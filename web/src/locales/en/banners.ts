import type { Translated } from '../messages.ts';
import type zh from '../zh/banners.ts';

export default {
  jumpType: 'Link type',
  target: 'Link path or name',
  targetState: 'Link target',
  targetThere: 'Available',
  add: 'Add banner',
  addedAt: 'Added; by its ordering it stands on page {{page}}',
  edit: 'Edit banner',
  product: 'Product name',
  quickPick: 'Quick pick',
  pages: {
    home: 'Home',
    memberCenter: 'Member center',
    benefit: 'Member benefits',
    activity: 'Activities',
    estateHome: 'Real estate home',
    estateList: 'Real estate projects',
    recommend: 'Referral rewards',
    placeList: 'Tickets',
    hotelList: 'Hotels',
    minsuList: 'Guesthouses',
  },
} satisfies Translated<typeof zh>;
