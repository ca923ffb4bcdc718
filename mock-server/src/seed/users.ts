import { passwordHash } from '#contracts/credentials.ts';
import { type BelongType, belongType, type OwnerType, ownerType } from '#contracts/enums.ts';
import { codesOf, type RightName, type rightAreas, rightIds } from '#contracts/rights.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** All demo users share it; the personas of the control plane hand it out. */
export const demoPassword = 'mm123456';

type Rights = readonly RightName[];
const all = Object.keys(rightIds) as RightName[];
const isPlain = (name: RightName) => !/Single|Related/.test(name);
/** Every offered right of the given areas that starts with one of the operations. */
const of = (areas: (keyof typeof rightAreas)[], ...ops: string[]): Rights =>
  all.filter((name) => areas.some((area) => ops.some((op) => name === `${op}${area}`)));

const trade = [
  'OrderPlace',
  'OrderHotel',
  'OrderHouse',
  'RefundPlace',
  'RefundHotel',
  'RefundHouse',
] as const;
const finance = ['IncomeRecord', 'SendPlan', 'Account', 'AccountJournal', 'Integral', 'Withdraw'] as const;
const catalogue = [
  'Merchant',
  'MerchantCategory',
  'MerchantPlace',
  'MerchantHotel',
  'MerchantHotelRoom',
  'MerchantHouse',
  'MerchantHouseRoom',
  'ProductPlace',
  'ProductPlaceStock',
  'ProductHotel',
  'ProductHotelStock',
  'ProductHouse',
  'ProductHouseStock',
] as const;
const members = ['MemberGrade', 'MemberBenefit', 'Member', 'MemberLabel'] as const;
const banners = ['HomeBanner', 'EstateBanner', 'LandingBanner'] as const;

/** The default roles of domain design 2.4. */
const roles: { name: string; type: BelongType; rights: Rights }[] = [
  { name: '平台管理员', type: belongType.system, rights: all.filter(isPlain) },
  {
    name: '财务',
    type: belongType.system,
    rights: [
      ...of([...trade], 'view'),
      ...of([...finance], 'view', 'manage'),
      'merchantStatistic',
      'estateStatistic',
    ],
  },
  {
    name: '运营',
    type: belongType.system,
    rights: [
      ...of([...catalogue, ...members, ...banners], 'view', 'manage'),
      ...of(['OrderPlace', 'OrderHotel', 'OrderHouse'], 'view'),
      'viewSendSms',
    ],
  },
  {
    name: '客服',
    type: belongType.system,
    rights: [
      ...of([...trade, 'Member', 'EstateBooking', 'Recommend'], 'view', 'manage'),
      'viewSendSms',
      'viewHomeBanner',
      'viewBasicSetting',
    ],
  },
  {
    name: '项目经理',
    type: belongType.estate,
    rights: [
      ...of(['Estate', 'EstateBooking', 'Recommend'], 'viewSingle', 'manageSingle'),
      'viewSingleEstateCompany',
      'estateStatisticSingle',
    ],
  },
  {
    name: '置业顾问',
    type: belongType.estate,
    rights: ['viewRelatedEstate', ...of(['EstateBooking', 'Recommend'], 'viewRelated', 'manageRelated')],
  },
  {
    name: '商户店长',
    type: belongType.merchant,
    rights: [
      ...of([...catalogue, ...trade, 'User', 'Role'], 'viewSingle', 'manageSingle'),
      'merchantStatisticSingle',
    ],
  },
  {
    name: '前台',
    type: belongType.merchant,
    rights: [
      ...of(['OrderPlace', 'OrderHotel', 'OrderHouse'], 'viewRelated', 'manageRelated'),
      ...of(
        [
          'ProductPlaceStock',
          'ProductHotelStock',
          'ProductHouseStock',
          'RefundPlace',
          'RefundHotel',
          'RefundHouse',
        ],
        'viewRelated',
      ),
    ],
  },
];

interface UserSeed {
  name: string;
  role: number;
  belongId?: string;
  enabled?: 0 | 1;
  resources?: { ownerType: OwnerType; ownerId: string }[];
}

/** The super administrator, one user for each default role, and one disabled. Mobiles 199-0000-00nn. */
const users: UserSeed[] = [
  { name: '林知远', role: 1 },
  { name: '周明慧', role: 1 },
  { name: '钱思齐', role: 2 },
  { name: '苏晚晴', role: 3 },
  { name: '何以安', role: 4 },
  { name: '郑海生', role: 5, belongId: '1' },
  { name: '叶青禾', role: 6, belongId: '1', resources: [{ ownerType: ownerType.estate, ownerId: '1' }] },
  { name: '顾云舟', role: 7, belongId: '2' },
  {
    name: '温小满',
    role: 8,
    belongId: '2',
    resources: [
      { ownerType: ownerType.hotel, ownerId: '1' },
      { ownerType: ownerType.minsu, ownerId: '1' },
    ],
  },
  { name: '石守拙', role: 4, enabled: 0 },
];

export function seedUsers({ store, ago }: SeedTools) {
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  for (const { name, type, rights } of roles) {
    store.roles.insert({
      name,
      belongType: type,
      belongId: '',
      rightIds: codesOf(rights),
      enabled: 1,
      remark: '',
      ...at(380),
    });
  }
  const hash = passwordHash(demoPassword);
  users.forEach(({ name, role, belongId = '0', enabled = 1, resources = [] }, index) => {
    store.users.insert({
      name,
      mobile: `199000000${String(index + 1).padStart(2, '0')}`,
      passwordHash: hash,
      belongType: roles[role - 1]?.type ?? belongType.system,
      belongId,
      roleIds: [String(role)],
      resources,
      enabled,
      mustChangePassword: 0,
      lastLoginTime: '1970-01-01 08:00:00',
      failTimes: [],
      lockedUntil: 0,
      remark: '',
      ...at(350 - index * 11),
    });
  });
}
