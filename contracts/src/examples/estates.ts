import type { EstateForm } from '../areas/estates.ts';
import {
  buildType,
  commissionMode,
  decoration,
  estateImageKind,
  estateSaleStatus,
  estateVideoKind,
  heating,
  ownYears,
  propertyType,
  settleCondition,
  supply,
  videoSource,
} from '../enums/estates.ts';
import type { ImagesForm, VideosForm } from '../estate/media.ts';
import type { SaleInfoForm } from '../estate/saleInfo.ts';
import type { SituationForm } from '../estate/situation.ts';

/** Right forms of each section of a project with everything that can be filled in; the project is one of company 1 of the seed. */

export const estateExample = {
  name: '栖霞望湖里',
  aliasName: '望湖里',
  companyId: '1',
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '栖霞路108号',
  longitude: 120.160123,
  latitude: 30.251234,
  propertyTypes: [propertyType.residence, propertyType.holiday],
  tags: ['湖景'],
  slogan: '一窗湖山',
  phone: '0571-88880000',
  intro: '湖畔的低密度住宅，步行可达湖岸。',
  ordering: 5,
  enabled: 0,
} satisfies Required<Omit<EstateForm, 'version'>>;

export const situationExample = {
  developer: '栖霞山置业有限公司',
  propertyCompany: '栖霞物业服务有限公司',
  propertyFee: 380,
  landArea: 3_200_000,
  buildArea: 8_000_000,
  plotRatio: 250,
  greenRate: 3_500,
  plannedRooms: 640,
  parkingCount: 720,
  parkingRatio: '1:1.12',
  ownYears: [ownYears.seventy],
  buildTypes: [buildType.middle, buildType.garden],
  decoration: decoration.fine,
  heating: heating.floor,
  water: supply.residential,
  electric: supply.residential,
  gas: 1,
  completeDate: '2027-06-30',
  traffic: '距地铁栖霞路站500米。',
  detail: '<p>湖畔的低密度住宅。</p>',
} satisfies Required<Omit<SituationForm, 'version'>>;

export const saleInfoExample = {
  saleStatus: estateSaleStatus.onSale,
  avgPrice: 2_860_000,
  minTotalPrice: 230_000_000,
  maxTotalPrice: 480_000_000,
  minArea: 8_900,
  maxArea: 14_300,
  openDate: '2025-10-01',
  latestOpenDate: '2026-01-10',
  deliveryDate: '2027-06-30',
  licences: [{ no: '杭售许字(2025)第00108号', date: '2025-09-12', buildingIds: ['1'] }],
  discountText: '按时签约享99折。',
  salesOfficeAddress: '栖霞路108号售楼处',
  receptionStart: '09:00',
  receptionEnd: '18:00',
  salesOfficePhone: '400-820-1080',
  bookingEnabled: 1,
  recommendEnabled: 1,
  commissionMode: commissionMode.rate,
  commissionAmount: 1_000_000,
  commissionRate: 100,
  visitRewardAmount: 20_000,
  protectDays: 30,
  settleCondition: settleCondition.signed,
  payPeriods: 3,
  recommendRule: '<p>推荐客户成交后，按成交总价的1%结佣。</p>',
} satisfies Required<Omit<SaleInfoForm, 'version'>>;

export const imagesExample = {
  images: [
    {
      url: '/api/resorts/uploads/rendering.png',
      name: '鸟瞰图.png',
      covered: true,
      kind: estateImageKind.rendering,
    },
    {
      url: '/api/resorts/uploads/licence.png',
      name: '预售许可证.png',
      covered: false,
      kind: estateImageKind.licence,
    },
  ],
} satisfies Required<Omit<ImagesForm, 'version'>>;

export const videosExample = {
  videos: [
    {
      title: '项目宣传片',
      kind: estateVideoKind.film,
      source: videoSource.upload,
      url: '/api/resorts/uploads/film.mp4',
      coverUrl: '/api/resorts/uploads/film.png',
      seconds: 96,
      enabled: 1,
    },
  ],
} satisfies Required<Omit<VideosForm, 'version'>>;
