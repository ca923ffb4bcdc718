import type { AmenityCategoryForm } from '../areas/amenityCategories.ts';
import type { AmenityForm } from '../areas/estateAmenities.ts';
import type { ConsultantForm } from '../areas/estateConsultants.ts';
import type { PlanCategoryForm } from '../areas/roomPlanCategories.ts';
import type { RoomPlanForm } from '../areas/roomPlans.ts';
import { orientation, travelWay } from '../enums/estates.ts';

/** Right forms over the seed: of project 1, whose first categories are 1 and which belongs to company 1. */

export const planCategoryExample = {
  estateId: '1',
  name: '五室',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<PlanCategoryForm, 'version'>>;

export const roomPlanExample = {
  ...{ estateId: '1', name: '三室B户型', categoryId: '2' },
  ...{ bedrooms: 3, halls: 2, kitchens: 1, baths: 2, balconies: 1 },
  ...{ buildArea: 11_800, innerArea: 9_440, orientation: orientation.southNorth, storeyHeight: 300 },
  referencePrice: 186_440_000,
  tags: ['南北通透'],
  pictures: [{ url: '/api/resorts/uploads/plan.png', covered: true }],
  showRoomPictures: ['/api/resorts/uploads/show-room.png'],
  vrUrl: 'https://vr.example.com/tinglan/3b',
  isMain: 1,
  analysis: '主卧带独立卫浴，餐厅与客厅相连。',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<RoomPlanForm, 'version'>>;

export const consultantExample = {
  ...{ estateId: '1', name: '顾南笙', mobile: '19900005678' },
  avatarUrl: '/api/resorts/uploads/avatar.png',
  jobTitle: '高级置业顾问',
  workYears: 5,
  wechatNo: 'home_5678',
  wechatQrUrl: '/api/resorts/uploads/wechat.png',
  intro: '熟悉滨海片区。',
  userId: '6',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<ConsultantForm, 'version'>>;

export const amenityCategoryExample = {
  name: '政务',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<AmenityCategoryForm, 'version'>>;

export const amenityExample = {
  ...{ estateId: '1', categoryId: '1', name: '听澜路轻轨站' },
  distance: 1_200,
  travelWay: travelWay.walk,
  travelMinutes: 15,
  longitude: 121.858,
  latitude: 29.896,
  pictures: ['/api/resorts/uploads/station.png'],
  description: '预计明年通车。',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<AmenityForm, 'version'>>;
