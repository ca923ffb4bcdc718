import { generatePath } from 'react-router-dom';
import { type EstateSection, estateSection } from '#contracts/enums/estateSections.ts';
import type { TitledPath } from '../../kit/page/screen.ts';

/** Addresses of the pages of a project. */

export const projectList: TitledPath = '/estate/project-manage/project-list';
export const addProject: TitledPath = '/estate/project-manage/add-base-info';
export const projectDetail: TitledPath = '/estate/project-manage/:id/project-detail';
export const baseInfo: TitledPath = '/estate/project-manage/:id/add-base-info';

/** 楼栋与房源; with `?building=`, the sales-control grid of one. */
export const buildingsOf: TitledPath = '/estate/project-manage/:id/add-building';

/** The page of each section, in the order of the strip. */
export const sectionPaths: readonly (readonly [EstateSection, TitledPath])[] = [
  [estateSection.situation, '/estate/project-manage/:id/add-estate-situation'],
  [estateSection.saleInfo, '/estate/project-manage/:id/add-sale-info'],
  [estateSection.images, '/estate/project-manage/:id/add-image'],
  [estateSection.videos, '/estate/project-manage/:id/add-video'],
  [estateSection.plans, '/estate/project-manage/:id/add-house-shape'],
  [estateSection.buildings, buildingsOf],
  [estateSection.sands, '/estate/project-manage/:id/add-sand-info'],
  [estateSection.consultants, '/estate/project-manage/:id/add-estate-people'],
  [estateSection.amenities, '/estate/project-manage/:id/add-support-info'],
];

export const detailPath = (id: string): string => generatePath(projectDetail, { id });

export const recommendList: TitledPath = '/estate/project-company/recommend-list';
export const bookingList: TitledPath = '/estate/project-company/estate-booking-list';
