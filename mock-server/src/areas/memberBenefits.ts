import {
  type BenefitRecord,
  memberBenefits as benefitCalls,
  type memberBenefits as calls,
  type MemberBenefit,
  type MemberBenefitForm,
  memberBenefitForm,
} from '#contracts/areas/memberBenefits.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { benefitAccountsOf } from '../members/benefitAccounts.ts';
import { everNameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers, type RecordKind } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { Collection } from '../store/collection.ts';
import type { StoredBenefit } from '../store/memberRows.ts';
import type { NamedRow } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { usableFor } from '../trade/orders/orderBenefits.ts';
import { wholeMobiles } from '../trade/orders/orderMember.ts';

/** Benefits of members (domain design, section 6.4). */

type Row = StoredBenefit;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const placeFields = ['hotels', 'minsus', 'products'] as const;
/** The records in which a field chooses. */
const placesOf = (store: Store, field: (typeof placeFields)[number]) =>
  store[field] as Pick<Collection<NamedRow>, 'get' | 'everGet'>;

const gradeCount = ({ memberGrades }: Store, benefitId: string): number =>
  memberGrades.all().filter(({ benefits }) => benefits.some((one) => one.benefitId === benefitId)).length;

function shown(row: Readonly<Row>, { store }: Context) {
  const named = (field: (typeof placeFields)[number]) =>
    row[field].map((id) => ({ id, name: everNameOf(placesOf(store, field), id) }));
  return {
    ...row,
    hotels: named('hotels'),
    minsus: named('minsus'),
    products: named('products'),
    gradeCount: gradeCount(store, row.id),
  };
}

/** What a benefit of another type has no use for is not kept. */
function valuesOf(body: MemberBenefitForm) {
  const { hotels, minsus, products, ...stored } = storedOf(memberBenefitForm, body);
  const [isNights, isTickets] = [body.type === benefitType.freeNights, body.type === benefitType.freeTickets];
  const ids = (list: readonly { id: string }[], counts: boolean) => (counts ? list.map(({ id }) => id) : []);
  return {
    ...stored,
    hotels: ids(hotels, isNights),
    minsus: ids(minsus, isNights),
    products: ids(products, isTickets),
    nightCap: isNights ? stored.nightCap : 0,
  };
}

/** What is chosen is there and enabled; what a record has chosen before may be disabled by now. */
function checkPlaces(body: MemberBenefitForm, { store }: Context, before?: Readonly<Row>): void {
  const values = valuesOf(body);
  for (const field of placeFields)
    for (const [at, id] of values[field].entries()) {
      const isOffered = before?.[field].includes(id) || placesOf(store, field).get(id)?.enabled === 1;
      const isTicket = field !== 'products' || store.products.get(id)?.kind === 'place';
      if (!isOffered || !isTicket) invalid(`${field}.${at}.id`, say('benefitPlaceGone'));
    }
}

function checkUnused({ id }: Readonly<Row>, { store }: Context): void {
  const n = gradeCount(store, id);
  if (n > 0) fail(status.precondition, say('benefitInUse', { n }));
}

/** The quantities of the grades are of the type: 0 of what was not counted would be as many free nights as one likes. */
function checkType(body: MemberBenefitForm, { store }: Context, before?: Readonly<Row>): void {
  if (!before || body.type === before.type) return;
  const n = gradeCount(store, before.id);
  if (n > 0) fail(status.precondition, say('benefitTypeLocked', { n }), { field: 'type' });
}

const kind: RecordKind<Row, Query, MemberBenefitForm, MemberBenefit, BenefitRecord> = {
  name: '会员权益',
  collection: 'memberBenefits',
  rows: ({ memberBenefits: rows }) => rows,
  form: memberBenefitForm,
  right: 'MemberBenefit',
  owner: () => platform,
  ownerOf: () => platform,
  matches: matching(benefitCalls.list.query),
  toRow: shown,
  toRecord: (row, context) => ({
    ...shown(row, context),
  }),
  unique: [{ field: 'name', taken: 'benefitNameTaken' }],
  check: checkPlaces,
  checkAfterUnique: checkType,
  values: valuesOf,
  switch: { checkOff: checkUnused },
  checkRemove: checkUnused,
};

export const memberBenefits: Handlers<typeof calls> = {
  ...platformHandlers(kind),
  preview: ({ body }, context) => {
    const { memberMobile } = wholeMobiles(context, body);
    return { list: usableFor(context, context.store.members.by('mobile', memberMobile)[0], body.productId) };
  },
  accounts: ({ query }, context) => benefitAccountsOf(context, query.memberId),
  allEnabled: ({ query }, { store }) => selectList(store.memberBenefits, query, isEnabled),
};
