import {
  buildType,
  commissionMode,
  decoration,
  type EstateImageKind,
  estateImageKind,
  estateSaleStatus,
  estateVideoKind,
  heating,
  ownYears,
  settleCondition,
  supply,
  videoSource,
} from '#contracts/enums/estates.ts';
import { notSaid } from '../records/stored.ts';
import type { StoredEstate } from '../store/estateRows.ts';
import { sheet, stored, storedFilm, storedScenery } from './drawings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** What the projects of the seed have in their sections; days are relative to now. */

type Sections = Pick<StoredEstate, 'situation' | 'saleInfo' | 'images' | 'videos'>;
const empty: Sections = { situation: null, saleInfo: null, images: [], videos: [] };

/** Pictures by kind, the first of them the cover; licences are sheets. */
function picturesOf(
  { files }: SeedTools,
  { name, number }: { name: string; number: number },
  shown: [EstateImageKind, string][],
) {
  const key = `estate-${number}`;
  return shown.map(([kind, title], at) => ({
    url:
      kind === estateImageKind.licence
        ? stored(files, `${key}-licence.svg`, sheet(title, name))
        : storedScenery(files, key, number * 2 + at),
    name: title,
    covered: at === 0,
    kind,
  }));
}

/** A video in the storage, so that it plays in a demo without any other site. */
const uploaded = ({ files }: SeedTools, name: string, seconds: number) => ({
  source: videoSource.upload,
  url: storedFilm(files, name, seconds),
  seconds,
});

const { rendering, reality, showRoom, location, masterPlan, amenity, licence } = estateImageKind;

/** 临海·听澜苑: everything is filled in. */
function seaside(tools: SeedTools): Sections {
  const day = (daysAgo: number) => tools.ago(daysAgo * dayMs).slice(0, 10);
  return {
    situation: {
      ...{ developer: '海澜置业有限公司', propertyCompany: '海澜物业服务有限公司', propertyFee: 380 },
      // 2.50 of 18,000 ㎡.
      ...{ landArea: 1_800_000, buildArea: 4_500_000, plotRatio: 250, greenRate: 3_500 },
      ...{ plannedRooms: 480, parkingCount: 520, parkingRatio: '1:1.08' },
      ownYears: [ownYears.forty, ownYears.seventy],
      buildTypes: [buildType.high],
      decoration: decoration.fine,
      heating: heating.floor,
      ...{ water: supply.residential, electric: supply.residential, gas: 1 },
      completeDate: day(-420),
      traffic: '沿海高速滨海出口5公里，公交203路听澜苑站，距高铁站20分钟车程。',
      detail: '<h2>临海·听澜苑</h2><p>两栋高层依山而建，户户朝海；首层架空泳池与儿童活动区。</p>',
    },
    saleInfo: {
      ...{ saleStatus: estateSaleStatus.onSale, avgPrice: 1_580_000 },
      ...{ minTotalPrice: 98_000_000, maxTotalPrice: 268_000_000, minArea: 6_200, maxArea: 16_800 },
      ...{ openDate: day(300), latestOpenDate: day(45), deliveryDate: day(-430) },
      licences: [
        { no: '甬房预许字(2025)第0126号', date: day(320), buildingIds: ['1'] },
        { no: '甬房预许字(2025)第0188号', date: day(60), buildingIds: ['2'] },
      ],
      discountText: '一次性付款享98折，老业主推荐再减1万元。',
      salesOfficeAddress: '滨海大道听澜路9号听澜苑营销中心',
      ...{ receptionStart: '09:00', receptionEnd: '18:00', salesOfficePhone: '400-820-9909' },
      ...{ bookingEnabled: 1, recommendEnabled: 1 },
      ...{ commissionMode: commissionMode.rate, commissionAmount: 1_000_000, commissionRate: 100 },
      ...{ visitRewardAmount: 20_000, protectDays: 30 },
      ...{ settleCondition: settleCondition.signed, payPeriods: 3 },
      recommendRule:
        '<p>推荐客户到访奖励200元；成交后按成交总价的1%结佣，分3期发放。</p><p>同一客户以先报备者为准，保护期30天。</p>',
    },
    images: picturesOf(tools, { name: '临海·听澜苑', number: 1 }, [
      [rendering, '海上鸟瞰'],
      [rendering, '园区主入口'],
      [reality, '施工实景'],
      [showRoom, '三居样板间'],
      [location, '区位图'],
      [masterPlan, '总平面图'],
      [amenity, '架空泳池'],
      [licence, '商品房预售许可证'],
    ]),
    videos: [
      {
        title: '听澜苑宣传片',
        kind: estateVideoKind.film,
        ...uploaded(tools, 'tinglanyuan', 96),
        coverUrl: storedScenery(tools.files, 'estate-1', 9),
        enabled: 1,
      },
      {
        title: '三居样板间',
        kind: estateVideoKind.showRoom,
        ...uploaded(tools, 'three-rooms', 72),
        coverUrl: storedScenery(tools.files, 'estate-1', 10),
        enabled: 1,
      },
    ],
  };
}

/** 云栖湖畔: half filled, without sale information and videos. */
function lakeside(tools: SeedTools): Sections {
  return {
    ...empty,
    situation: {
      ...{ developer: '海澜置业有限公司', propertyCompany: '', propertyFee: notSaid },
      ...{ landArea: 3_200_000, buildArea: 3_520_000, plotRatio: 110, greenRate: 4_200 },
      ...{ plannedRooms: 216, parkingCount: 260, parkingRatio: '' },
      ownYears: [ownYears.seventy],
      buildTypes: [buildType.garden, buildType.villa],
      decoration: decoration.bare,
      heating: heating.none,
      ...{ water: supply.residential, electric: supply.residential, gas: 1 },
      ...{ completeDate: '', traffic: '', detail: '' },
    },
    images: picturesOf(tools, { name: '云栖湖畔', number: 2 }, [
      [rendering, '湖岸鸟瞰'],
      [location, '区位图'],
    ]),
  };
}

/** 椰林湾壹号: sold out and delivered, no recommends any more. */
function palmBay(tools: SeedTools): Sections {
  const day = (daysAgo: number) => tools.ago(daysAgo * dayMs).slice(0, 10);
  return {
    situation: {
      ...{ developer: '北境康养地产有限公司', propertyCompany: '椰林湾物业有限公司', propertyFee: 520 },
      ...{ landArea: 1_200_000, buildArea: 2_160_000, plotRatio: 180, greenRate: 4_500 },
      ...{ plannedRooms: 320, parkingCount: 200, parkingRatio: '1:0.63' },
      ownYears: [ownYears.forty],
      buildTypes: [buildType.high, buildType.loft],
      decoration: decoration.luxury,
      heating: heating.none,
      ...{ water: supply.commercial, electric: supply.commercial, gas: 0 },
      completeDate: day(200),
      traffic: '距凤凰机场25分钟车程，旅游专线椰林湾站。',
      detail: '<p>配酒店式管家服务，业主不住时可委托出租。</p>',
    },
    saleInfo: {
      ...{ saleStatus: estateSaleStatus.soldOut, avgPrice: 2_650_000 },
      ...{ minTotalPrice: 112_000_000, maxTotalPrice: 198_000_000, minArea: 4_500, maxArea: 8_200 },
      ...{ openDate: day(720), latestOpenDate: day(540), deliveryDate: day(180) },
      licences: [{ no: '琼房预字(2023)第0071号', date: day(740), buildingIds: [] }],
      discountText: '',
      salesOfficeAddress: '椰林湾路1号一层大堂',
      ...{ receptionStart: '10:00', receptionEnd: '17:30', salesOfficePhone: '0898-88760001' },
      ...{ bookingEnabled: 0, recommendEnabled: 0 },
      ...{ commissionMode: commissionMode.fixed, commissionAmount: 1_500_000, commissionRate: 0 },
      ...{ visitRewardAmount: 0, protectDays: 30 },
      ...{ settleCondition: settleCondition.fullPayment, payPeriods: 1 },
      recommendRule: '',
    },
    images: picturesOf(tools, { name: '椰林湾壹号', number: 3 }, [
      [reality, '滨海实景'],
      [reality, '空中泳池'],
      [showRoom, '一居样板间'],
    ]),
    videos: [
      {
        title: '椰林湾航拍',
        kind: estateVideoKind.aerial,
        ...uploaded(tools, 'yelinwan', 64),
        coverUrl: storedScenery(tools.files, 'estate-3', 6),
        enabled: 1,
      },
    ],
  };
}

const sections: Record<string, (tools: SeedTools) => Sections> = {
  临海·听澜苑: seaside,
  云栖湖畔: lakeside,
  椰林湾壹号: palmBay,
};

/** The sections of a project by its name; of one that was only just begun none. */
export const sectionsOf = (tools: SeedTools, name: string): Sections => sections[name]?.(tools) ?? empty;
