import { type BelongType, belongType } from '#contracts/enums.ts';
import { completed } from '#contracts/rights/rightChoices.ts';
import { codesOf, type RightArea, type RightName, rightIds } from '#contracts/rights/rights.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type Rights = readonly RightName[];
const all = Object.keys(rightIds) as RightName[];
const isPlain = (name: RightName) => !/Single|Related/.test(name);
/** Every offered right of the given areas that starts with one of the operations. */
const of = (areas: RightArea[], ...ops: string[]): Rights =>
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

const ofProject: Rights = [
  ...of(['Estate', 'EstateBooking', 'Recommend'], 'viewSingle', 'manageSingle'),
  'viewSingleEstateCompany',
  'estateStatisticSingle',
];
const atTheDesk = ['ProductHotelStock', 'RefundHotel'] as const;

interface RoleSeed {
  name: string;
  type: BelongType;
  rights: Rights;
  /** A merchant's or a company's id; absent where all units of the type share it. */
  belongId?: string;
  enabled?: 0 | 1;
  remark?: string;
}

/** The default roles of domain design 2.4 first, in its order; then what administrators made besides. */
const roles: RoleSeed[] = [
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
    rights: ofProject,
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
          // Beyond domain design 2.4: the way to a calendar leads over the list of products.
          'ProductPlace',
          'ProductHotel',
          'ProductHouse',
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
  {
    name: '公司管理员',
    type: belongType.estate,
    rights: [
      ...ofProject,
      'manageSingleEstateCompany',
      ...of(['User', 'Role'], 'viewSingle', 'manageSingle'),
    ],
    remark: '管理本公司的资料、项目、账号和角色',
  },
  {
    name: '夜班前台',
    type: belongType.merchant,
    belongId: '2',
    rights: [...of(['OrderHotel'], 'viewRelated', 'manageRelated'), ...of([...atTheDesk], 'viewRelated')],
    remark: '22:00-08:00',
  },
  {
    name: '房务主管',
    type: belongType.merchant,
    belongId: '2',
    rights: of(['MerchantHotelRoom', 'ProductHotelStock', 'OrderHotel'], 'viewSingle'),
  },
  {
    name: '景区检票',
    type: belongType.merchant,
    belongId: '4',
    rights: of(['OrderPlace'], 'viewRelated', 'manageRelated'),
  },
  {
    name: '华东区域运营',
    type: belongType.system,
    rights: [
      ...of(['MerchantPlace', 'MerchantHotel', 'MerchantHotelRoom'], 'viewRelated'),
      ...of(['OrderPlace', 'OrderHotel'], 'viewRelated', 'manageRelated'),
    ],
  },
  {
    name: '渠道试用',
    type: belongType.system,
    rights: of(['Merchant', 'ProductPlace', 'ProductHotel', 'ProductHouse'], 'view'),
    enabled: 0,
    remark: '试用结束',
  },
  { name: '短信核对', type: belongType.system, rights: ['viewSendSms'] },
];

export const typeOfRole = (id: string): BelongType => roles[Number(id) - 1]?.type ?? belongType.system;

export function seedRoles({ store, ago }: SeedTools): void {
  roles.forEach(({ name, type, rights, belongId = '', enabled = 1, remark = '' }, index) => {
    const time = ago((380 - index) * dayMs);
    const at = { createTime: time, updateTime: time };
    const { id } = store.roles.insert({
      ...{ name, belongType: type, belongId, enabled, remark },
      rightIds: completed(codesOf(rights)),
      ...at,
    });
    seedLog(store, ['roles', id], '添加角色', time, '林知远');
  });
}
