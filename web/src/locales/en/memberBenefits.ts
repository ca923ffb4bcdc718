import type { Translated } from '../messages.ts';
import type zh from '../zh/memberBenefits.ts';

export default {
  sentences: {
    benefitNameTaken: 'A benefit of this name already exists',
    benefitInUse: 'The benefit belongs to {n} grades and cannot be deleted or disabled',
    benefitNotOffered: 'The benefit does not exist or is disabled',
    benefitPlaceGone: 'The hotel, guesthouse or product does not exist or is disabled',
    benefitProductsRequired: 'Choose ticket products',
  },
  labels: {
    benefitName: 'name of the benefit',
    benefitType: 'kind of benefit',
    benefitIcon: 'icon',
    benefitHotels: 'hotels',
    benefitMinsus: 'guesthouses',
    benefitProducts: 'ticket products',
    benefitPlace: 'name',
    nightCap: 'pays per night at most',
    benefitDescription: 'description',
    benefitRules: 'rules of use',
    gradeCount: 'grades that give it',
  },
  codes: {
    benefitType: {
      10: 'Discount',
      20: 'Free nights',
      30: 'Free tickets',
      40: 'Points multiplier',
      50: 'Birthday gift',
      60: 'Priority booking',
      90: 'Other service',
    },
  },
  basic: 'Basics',
  use: 'Terms of use',
  face: 'Value',
  capOf: 'Up to {{amount}} yuan a night',
  byGrade: 'By grade',
  everywhere: 'All hotels and guesthouses',
  placeNo: 'Entry {{n}}',
  addHotel: 'Choose hotel',
  addMinsu: 'Choose guesthouse',
  addProduct: 'Choose ticket',
  everywhereHelp: 'Without any hotel and guesthouse it is good for all',
  where: 'Good for',
} satisfies Translated<typeof zh>;
