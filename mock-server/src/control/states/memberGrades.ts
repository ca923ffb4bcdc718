import type { StoredRow } from '../../store/collections.ts';
import type { NamedRow } from '../../store/row.ts';
import type { Mock } from '../../wire/mock.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

type Grade = Readonly<StoredRow<'memberGrades'>>;

/** A grade of the highest level that staff give, and that nobody has yet. */
function freeGrade({ store }: Mock, like: Grade) {
  const { id: _id, version: _version, ...values } = like;
  const own = {
    name: '体验会员',
    level: 20,
    ordering: -20,
    isDefault: 0,
    gainModes: [30],
    growthThreshold: 0,
  };
  return store.memberGrades.insert({ ...values, ...own } as typeof values);
}

const firstEnabled = (rows: { all(): Readonly<NamedRow>[] }) =>
  rows.all().find(({ enabled }) => enabled === 1)?.id;

export const gradeSetup = {
  // Members of the seed have grades.
  use: () => undefined,
  spare: (mock: Mock, like: Grade) => {
    freeGrade(mock, like);
  },
};

export const memberGradeStates: Record<string, AnyState> = {
  'a member grade that nobody has exists': state(nothing, none, (mock) => {
    const { id, version } = freeGrade(mock, mock.store.memberGrades.all()[0] as Grade);
    return { id, version, benefitId: firstEnabled(mock.store.memberBenefits) };
  }),
  // Names of their own, because the id of a benefit may stand next to them.
  'there are places that a benefit can be good for': state(nothing, none, ({ store }) => ({
    hotelId: firstEnabled(store.hotels),
    minsuId: firstEnabled(store.minsus),
    productId: firstEnabled({ all: () => store.products.by('kind', 'place') }),
  })),
  'a member grade with a discount exists': state(nothing, none, ({ store }) => ({
    id: store.memberGrades.all().find(({ placeDiscount }) => placeDiscount < 100)?.id,
  })),
  'a member grade that somebody has exists': state(nothing, none, ({ store }) => {
    const gradeId = store.members.all()[0]?.gradeId ?? '';
    return { id: gradeId, version: store.memberGrades.get(gradeId)?.version };
  }),
};
