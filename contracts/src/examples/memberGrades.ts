import type { MemberGradeForm } from '../areas/memberGrades.ts';
import { gainMode } from '../enums/members.ts';

/** A right form of a grade above those of the seed. */
export const memberGradeExample = {
  name: '钻石会员',
  level: 10,
  iconUrl: '/api/resorts/uploads/diamond.png',
  cardUrl: '/api/resorts/uploads/diamond-card.png',
  gainModes: [gainMode.growth, gainMode.house],
  growthThreshold: 5_000_000,
  houseThreshold: 300_000_000,
  validMonths: 24,
  placeDiscount: 85,
  hotelDiscount: 88,
  houseDiscount: 88,
  pointRate: 25,
  giftPoints: 8_000,
  benefits: [],
  description: '年度贵宾，享专属客服。',
  isDefault: 0,
  enabled: 1,
} satisfies Required<Omit<MemberGradeForm, 'version'>>;
