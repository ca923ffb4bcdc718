import { type BelongType, belongType } from '../enums.ts';
import { holdsAny, type RightArea, rightAreas } from './rights.ts';

/** How far a right reaches: every record, those of the own unit, those of the resources assigned to the user (domain design, section 2.2). */
export type RightScope = 'all' | 'single' | 'related';
/** Widest first. */
const rightScopes: readonly RightScope[] = ['all', 'single', 'related'];
export type RightVerb = 'view' | 'manage';

const ops = {
  view: { all: 1, single: 2, related: 3 },
  manage: { all: 5, single: 6, related: 7 },
} as const;

export const allRightAreas = Object.keys(rightAreas) as RightArea[];

export const codeOf = (area: RightArea, verb: RightVerb, scope: RightScope): number =>
  rightAreas[area].no * 10 + ops[verb][scope];

/** Whether there is such a right at all. */
export const isOffered = (area: RightArea, verb: RightVerb, scope: RightScope): boolean =>
  (rightAreas[area].ops as readonly number[]).includes(ops[verb][scope]);

export interface Right {
  area: RightArea;
  verb: RightVerb;
  scope: RightScope;
}
const rightsByCode = new Map<number, Right>();
for (const area of allRightAreas)
  for (const verb of ['view', 'manage'] as const)
    for (const scope of rightScopes)
      if (isOffered(area, verb, scope)) rightsByCode.set(codeOf(area, verb, scope), { area, verb, scope });

/** What a code stands for; undefined when there is no such right. */
export const readRight = (code: number): Right | undefined => rightsByCode.get(code);

/** The scopes that mean something to a kind of user: the platform owns no records, a unit does not reach beyond itself. */
export const scopesFor = (type: BelongType): readonly RightScope[] =>
  type === belongType.system ? ['all', 'related'] : ['single', 'related'];

const companyAreas: readonly RightArea[] = [
  'Estate',
  'EstateCompany',
  'EstateBooking',
  'Recommend',
  'estateStatistic',
];
const unitAreas: readonly RightArea[] = ['User', 'Role'];

/** Whether a kind of user has to do with an area at all: a company owns no hotels. */
function concerns(area: RightArea, type: BelongType): boolean {
  if (type === belongType.system || unitAreas.includes(area)) return true;
  return companyAreas.includes(area) === (type === belongType.estate);
}

/** The scopes in which a role for a kind of user may hold rights over an area, widest first. */
export const offeredScopes = (area: RightArea, type: BelongType): RightScope[] =>
  concerns(area, type) ? scopesFor(type).filter((scope) => isOffered(area, 'view', scope)) : [];

/** The widest scope in which somebody who holds the codes `held` may view or manage an area; undefined when in none. */
export const scopeOf = (
  held: ReadonlySet<number>,
  area: RightArea,
  verb: RightVerb,
  among: readonly RightScope[] = rightScopes,
): RightScope | undefined => among.find((scope) => holdsAny(held, [codeOf(area, verb, scope)]));

/** Whether somebody holds a right himself, in the same or a wider scope: only then may he give it to others. */
function covers(held: ReadonlySet<number>, code: number): boolean {
  const right = readRight(code);
  if (!right) return false;
  const wider = rightScopes.slice(0, rightScopes.indexOf(right.scope) + 1);
  return wider.some((scope) => holdsAny(held, [codeOf(right.area, right.verb, scope)]));
}

/** Those of `codes` that somebody who holds `held` may not give to others (domain design, section 3.2). */
export const beyond = (held: ReadonlySet<number>, codes: Iterable<number>): number[] =>
  [...codes].filter((code) => !covers(held, code));

/** Whether rights reach the resources assigned to a user, who therefore needs some. */
export const needsResources = (codes: Iterable<number>): boolean =>
  [...codes].some((code) => readRight(code)?.scope === 'related');
