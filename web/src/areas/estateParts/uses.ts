import { list, one, ordering, type ScreenUse } from '../../domain/testing/uses.ts';
import estateParts from '../../locales/zh/estateParts.ts';

const categories = (area: 'roomPlanCategories' | 'amenityCategories') =>
  one('page', estateParts.manageCategories, `${area}.add`);

export const uses: ScreenUse[] = [
  list('/estate/project-manage/:id/add-house-shape', 'roomPlans', estateParts.addPlan, [
    categories('roomPlanCategories'),
  ]),
  list('/estate/project-manage/:id/add-estate-people', 'estateConsultants', estateParts.addConsultant, [
    ordering('estateConsultants.update'),
  ]),
  list('/estate/project-manage/:id/add-support-info', 'estateAmenities', estateParts.addAmenity, [
    ordering('estateAmenities.update'),
    categories('amenityCategories'),
  ]),
];
