import type { estates as estateCalls, estateParts as partCalls } from '#contracts/areas/estates.ts';
import { belongType } from '#contracts/enums.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { StoredRow } from '../store/collections.ts';

const estateEnabled = ({ store }: Context, row: Readonly<StoredRow<'estates'>>) =>
  isEnabled(row) && store.estateCompanies.get(row.companyId)?.enabled === 1;

export const estates: Handlers<typeof estateCalls> = {
  allEnabled: ({ query }, context) =>
    selectList(
      context.store.estates,
      query,
      (row) => (!query.companyId || row.companyId === query.companyId) && estateEnabled(context, row),
    ),
  allEnabledOfOwnCompany: ({ params, query }, context) =>
    selectList(
      context.store.estates,
      query,
      (row) => row.companyId === params.belongId && estateEnabled(context, row),
    ),
};

/** Parts of the wanted project; company users get only those of their own company's projects. */
function partFits(
  context: Context,
  row: Readonly<StoredRow<'estateBuildings'>>,
  estateId: string | undefined,
): boolean {
  const estate = context.store.estates.get(row.estateId);
  if (!estate || !isEnabled(row) || (estateId && row.estateId !== estateId)) return false;
  const { user } = callerOf(context);
  return user.belongType !== belongType.estate || estate.companyId === user.belongId;
}

export const estateParts: Handlers<typeof partCalls> = {
  buildings: ({ query }, context) =>
    selectList(context.store.estateBuildings, query, (row) => partFits(context, row, query.estateId)),
  roomPlanCategories: ({ query }, context) =>
    selectList(context.store.roomPlanCategories, query, (row) => partFits(context, row, query.estateId)),
  roomPlans: ({ query }, context) =>
    selectList(context.store.roomPlans, query, (row) => partFits(context, row, query.estateId)),
  amenityCategories: ({ query }, { store }) => selectList(store.amenityCategories, query, isEnabled),
};
