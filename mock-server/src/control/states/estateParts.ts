import { bookingSource, followWay, roomSaleStatus } from '#contracts/enums/estates.ts';
import { addBooking, followBooking } from '../../estate/bookingMoves.ts';
import { bySystem } from '../../records/operators.ts';
import type { NewRow } from '../../store/collection.ts';
import type { CollectionName, StoredRow } from '../../store/collections.ts';
import type { Row } from '../../store/row.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';
import { roomIn } from './roomSetup.ts';

/** What calls about house shapes, consultants and amenities of projects need. Names of their own, because a record's id may stand next to them. */

type Of<N extends CollectionName> = Readonly<StoredRow<N>>;

/** The row with other values, as a row of its own. */
const copyOf = <R extends Row>({ id: _id, version: _version, ...like }: Readonly<R>, change: Partial<R>) =>
  ({ ...like, ...change }) as unknown as NewRow<R>;

const useRoomPlan = (mock: Mock, { id: planId, estateId }: Of<'roomPlans'>) =>
  roomIn(mock, roomSaleStatus.signed, { estateId, planId });

/** A lead that somebody follows. */
function giveLead(mock: Mock, { id: consultantId, estateId }: Of<'estateConsultants'>): void {
  const context = contextOf(mock);
  // Another customer each time: one who has an open lead gets no second one.
  const mobile = `199000${String(97_000 + mock.store.estateBookings.rows().length)}`;
  const lead = { customerName: '江晚舟', mobile, estateId, people: 2 };
  const added = addBooking(context, { ...lead, source: bookingSource.phone, consultantId }, bySystem);
  followBooking(context, added, { content: '电话沟通，约周末看房', way: followWay.phone }, bySystem);
}

/** What is done for the kinds of parts of which the seed may have no row that is, or is not, in use. */
export const partSetups = {
  roomPlans: {
    use: useRoomPlan,
    spare: ({ store }: Mock, like: Of<'roomPlans'>) => {
      store.roomPlans.insert(copyOf(like, { name: '未售户型', isMain: 0 }));
    },
  },
  roomPlanCategories: {
    use: () => undefined,
    spare: ({ store }: Mock, like: Of<'roomPlanCategories'>) => {
      store.roomPlanCategories.insert(copyOf(like, { name: '平层' }));
    },
  },
  estateConsultants: {
    use: giveLead,
    spare: ({ store }: Mock, like: Of<'estateConsultants'>) => {
      const change = { name: '沈既白', mobile: '19900003109', userId: '' };
      store.estateConsultants.insert(copyOf(like, change));
    },
  },
  amenityCategories: {
    use: () => undefined,
    spare: ({ store }: Mock, like: Of<'amenityCategories'>) => {
      store.amenityCategories.insert(copyOf(like, { name: '文化' }));
    },
  },
};

/** The first project that has house shapes and consultants, and what a form of its parts may name. */
function partsOf({ store }: Mock) {
  const consultant = store.estateConsultants.all().find(({ userId }) => userId !== '');
  const { estateId = '' } = consultant ?? {};
  const [category] = store.roomPlanCategories.by('estateId', estateId);
  const [amenityCategory] = store.amenityCategories.all();
  const estate = store.estates.get(estateId);
  const user = store.users
    .all()
    .find(
      ({ id, belongId, enabled }) =>
        enabled === 1 && id !== consultant?.userId && belongId === estate?.companyId,
    );
  if (!category || !amenityCategory || !user)
    throw new ControlError(400, 'The seed has no project with categories, consultants and users.');
  return { estateId, category, amenityCategory, user };
}

export const estatePartStates: Record<string, AnyState> = {
  'an estate has parts': state(nothing, none, (mock) => {
    const { estateId, category, amenityCategory, user } = partsOf(mock);
    return {
      estateId,
      planCategoryId: category.id,
      amenityCategoryId: amenityCategory.id,
      accountId: user.id,
    };
  }),
  // The last one: records keep a category that is disabled later.
  'categories of parts are disabled': state(nothing, none, (mock) => {
    const { estateId, category, amenityCategory } = partsOf(mock);
    const plans = mock.store.roomPlanCategories.insert(copyOf(category, { name: '停用', enabled: 0 }));
    const amenities = mock.store.amenityCategories.insert(
      copyOf(amenityCategory, { name: '停用', enabled: 0 }),
    );
    return { estateId, planCategoryId: plans.id, amenityCategoryId: amenities.id };
  }),
  'a consultant has the account': state(nothing, none, (mock) => {
    const { estateId, user } = partsOf(mock);
    const other = mock.store.estateConsultants.by('estateId', estateId).find(({ userId }) => userId === '');
    if (!other) throw new ControlError(400, 'The seed has no consultant without an account.');
    mock.store.estateConsultants.update(other.id, { userId: user.id });
    return { estateId, accountId: user.id };
  }),
};
