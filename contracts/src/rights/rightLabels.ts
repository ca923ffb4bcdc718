import { readRight } from './rightScopes.ts';
import { type RightArea, type RightName, rightIds } from './rights.ts';

/** Chinese names of the areas (domain design, section 2.1). Apart from the rights, which the sign-in page loads. */
export const areaLabels: Record<RightArea, string> = {
  User: '用户',
  Role: '角色',
  Estate: '项目',
  EstateCompany: '置业公司',
  EstateBooking: '预约线索',
  Recommend: '推荐',
  Merchant: '商户',
  MerchantCategory: '商户分类',
  MerchantPlace: '景区',
  MerchantHotel: '酒店',
  MerchantHotelRoom: '酒店房型',
  MerchantHouse: '民宿',
  MerchantHouseRoom: '民宿房型',
  MemberGrade: '会员等级',
  MemberBenefit: '会员权益',
  Member: '会员',
  MemberLabel: '会员标签',
  OrderPlace: '门票订单',
  OrderHotel: '酒店订单',
  OrderHouse: '民宿订单',
  RefundPlace: '门票退款',
  RefundHotel: '酒店退款',
  RefundHouse: '民宿退款',
  IncomeRecord: '收入记录',
  SendPlan: '发放计划',
  Account: '会员账户',
  AccountJournal: '账户流水',
  Integral: '积分',
  Withdraw: '提现',
  ProductPlace: '门票产品',
  ProductPlaceStock: '门票价格库存',
  ProductHotel: '酒店产品',
  ProductHotelStock: '酒店价格库存',
  ProductHouse: '民宿产品',
  ProductHouseStock: '民宿价格库存',
  merchantStatistic: '商户统计',
  estateStatistic: '项目统计',
  BasicSetting: '基础设置',
  HomeBanner: '首页轮播',
  EstateBanner: '置业轮播',
  LandingBanner: '落地页轮播',
  SendSms: '短信记录',
};

const opLabels = {
  1: ['查看', ''],
  2: ['查看', '（本单位）'],
  3: ['查看', '（负责资源）'],
  5: ['管理', ''],
  6: ['管理', '（本单位）'],
  7: ['管理', '（负责资源）'],
} as const;

/** 1012 -> 查看用户（本单位）; a code that is no right comes back as it is. */
export function codeLabel(code: number): string {
  const right = readRight(code);
  if (!right) return String(code);
  const [verb, reach] = opLabels[(code % 10) as keyof typeof opLabels];
  return `${verb}${areaLabels[right.area]}${reach}`;
}

/** `viewSingleUser` -> 查看用户（本单位）. */
export const rightLabel = (name: RightName): string => codeLabel(rightIds[name]);
