import {
  roomPlanCategories as calls,
  type PlanCategory,
  type PlanCategoryForm,
  type PlanCategoryRecord,
  planCategoryForm,
} from '#contracts/areas/roomPlanCategories.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { partKind, partSelect } from '../estate/partRecords.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { platformHandlers } from '../records/records.ts';
import type { StoredRow } from '../store/collections.ts';

/** Categories of house shapes (domain design, section 4.8). */

type Row = StoredRow<'roomPlanCategories'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const plansOf = ({ store }: Context, id: string) => store.roomPlans.by('categoryId', id).length;
const shown = ({ id }: Readonly<Row>, context: Context) => ({ planCount: plansOf(context, id) });

const kind = partKind<Row, Query, PlanCategoryForm, PlanCategory, PlanCategoryRecord>({
  name: '户型分类',
  collection: 'roomPlanCategories',
  calls,
  form: planCategoryForm,
  unique: [{ field: 'name', within: ['estateId'], taken: 'categoryNameTaken' }],
  row: shown,
  record: shown,
  checkRemove({ id }, context) {
    if (plansOf(context, id) > 0) fail(status.precondition, say('planCategoryInUse'));
  },
});

export const roomPlanCategories: Handlers<typeof calls> = {
  ...platformHandlers(kind),
  allEnabled: ({ query }, context) => partSelect(context.store.roomPlanCategories, query, context),
};
