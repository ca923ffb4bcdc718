/**
 * Every right, stated once: area number x 10 + operation (domain design, section 2.1).
 * Single = records of the user's own unit, Related = records of the resources assigned to the user.
 */
export const rightAreas = {
  User: { no: 101, ops: [1, 2, 3, 5, 6, 7] },
  Role: { no: 102, ops: [1, 2, 3, 5, 6, 7] },
  Estate: { no: 111, ops: [1, 2, 3, 5, 6, 7] },
  EstateCompany: { no: 112, ops: [1, 2, 5, 6] },
  EstateBooking: { no: 113, ops: [1, 2, 3, 5, 6, 7] },
  Recommend: { no: 114, ops: [1, 2, 3, 5, 6, 7] },
  Merchant: { no: 121, ops: [1, 2, 5, 6] },
  MerchantCategory: { no: 122, ops: [1, 5] },
  MerchantPlace: { no: 123, ops: [1, 2, 3, 5, 6, 7] },
  MerchantHotel: { no: 124, ops: [1, 2, 3, 5, 6, 7] },
  MerchantHotelRoom: { no: 125, ops: [1, 2, 3, 5, 6, 7] },
  MerchantHouse: { no: 126, ops: [1, 2, 3, 5, 6, 7] },
  MerchantHouseRoom: { no: 127, ops: [1, 2, 3, 5, 6, 7] },
  MemberGrade: { no: 131, ops: [1, 5] },
  MemberBenefit: { no: 132, ops: [1, 5] },
  Member: { no: 133, ops: [1, 5] },
  MemberLabel: { no: 134, ops: [1, 5] },
  OrderPlace: { no: 141, ops: [1, 2, 3, 5, 6, 7] },
  OrderHotel: { no: 142, ops: [1, 2, 3, 5, 6, 7] },
  OrderHouse: { no: 143, ops: [1, 2, 3, 5, 6, 7] },
  RefundPlace: { no: 144, ops: [1, 2, 3, 5, 6, 7] },
  RefundHotel: { no: 145, ops: [1, 2, 3, 5, 6, 7] },
  RefundHouse: { no: 146, ops: [1, 2, 3, 5, 6, 7] },
  IncomeRecord: { no: 151, ops: [1, 5] },
  SendPlan: { no: 152, ops: [1, 5] },
  Account: { no: 153, ops: [1, 5] },
  AccountJournal: { no: 154, ops: [1] },
  Integral: { no: 155, ops: [1, 5] },
  Withdraw: { no: 156, ops: [1, 5] },
  ProductPlace: { no: 161, ops: [1, 2, 3, 5, 6, 7] },
  ProductPlaceStock: { no: 162, ops: [1, 2, 3, 5, 6, 7] },
  ProductHotel: { no: 163, ops: [1, 2, 3, 5, 6, 7] },
  ProductHotelStock: { no: 164, ops: [1, 2, 3, 5, 6, 7] },
  ProductHouse: { no: 165, ops: [1, 2, 3, 5, 6, 7] },
  ProductHouseStock: { no: 166, ops: [1, 2, 3, 5, 6, 7] },
  merchantStatistic: { no: 171, ops: [1, 2] },
  estateStatistic: { no: 172, ops: [1, 2] },
  BasicSetting: { no: 181, ops: [1, 5] },
  HomeBanner: { no: 182, ops: [1, 5] },
  EstateBanner: { no: 183, ops: [1, 5] },
  LandingBanner: { no: 184, ops: [1, 5] },
  SendSms: { no: 185, ops: [1] },
} as const;

export type RightArea = keyof typeof rightAreas;

interface OpNames {
  1: 'view';
  2: 'viewSingle';
  3: 'viewRelated';
  5: 'manage';
  6: 'manageSingle';
  7: 'manageRelated';
}
const opNames: OpNames = {
  1: 'view',
  2: 'viewSingle',
  3: 'viewRelated',
  5: 'manage',
  6: 'manageSingle',
  7: 'manageRelated',
};

type Op<A extends RightArea> = (typeof rightAreas)[A]['ops'][number];
/** The two statistics keep the names of the specification, without a view prefix. */
type Named<A extends RightArea, O extends Op<A>> = A extends 'merchantStatistic' | 'estateStatistic'
  ? O extends 1
    ? A
    : `${A}Single`
  : `${OpNames[O]}${A}`;
export type RightName = { [A in RightArea]: { [O in Op<A>]: Named<A, O> }[Op<A>] }[RightArea];

function nameOf(area: string, op: keyof OpNames) {
  if (!area.endsWith('Statistic')) return `${opNames[op]}${area}`;
  return op === 1 ? area : `${area}Single`;
}

/** Numeric code of every right, by name. */
export const rightIds = Object.fromEntries(
  Object.entries(rightAreas).flatMap(([area, { no, ops }]) =>
    ops.map((op) => [nameOf(area, op), no * 10 + op]),
  ),
) as Record<RightName, number>;

/** The super administrator passes every check (specification section 3). */
export const superAdminId = '1';

/**
 * Whether somebody who holds the codes `held` may do what any one of `required` allows.
 * A manage right implies the view right of the same reach, therefore a view code is met by its manage code.
 * @throws 'need rightId' when `required` is not an array (specification section 6)
 */
export function holdsAny(held: ReadonlySet<number>, required: readonly number[]): boolean {
  if (!Array.isArray(required)) throw new Error('need rightId');
  return required.some((code) => held.has(code) || (code % 10 <= 3 && held.has(code + 4)));
}

/** Codes of names; the one place where a name becomes a number. */
export const codesOf = (names: readonly RightName[]) => names.map((name) => rightIds[name]);

/** Areas whose records belong to a merchant, so that their rights come as plain, Single and Related. */
export type OwnedArea = {
  [R in RightName]: R extends `manageSingle${infer A}` ? A : never;
}[RightName];

/** Areas whose records are the platform's own: their rights come without a reach. */
export type PlatformArea = Exclude<
  { [R in RightName]: R extends `manage${infer A}` ? A : never }[RightName],
  OwnedArea
> &
  RightArea;

/** The right of an area in its three reaches: whoever holds any one of them may enter (domain design, section 2.1). */
export const rightsOver = (op: 'view' | 'manage', area: OwnedArea): RightName[] =>
  ['', 'Single', 'Related'].map((reach) => `${op}${reach}${area}` as RightName);
