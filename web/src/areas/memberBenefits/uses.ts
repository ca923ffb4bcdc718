import { ordering, records, type ScreenUse } from '../../domain/testing/uses.ts';

export const uses: ScreenUse[] = records(
  '/member/member-system/member-benefit-list',
  '/member/member-system/add-benefit',
  'memberBenefits',
  [ordering('memberBenefits.update')],
);
