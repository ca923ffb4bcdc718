import * as z from 'zod/mini';
import type { Access, AnyEndpoint, Endpoint } from './endpoint.ts';
import { belongType } from './enums.ts';
import type { Status } from './envelope.ts';
import { type OwnedArea, type RightName, rightsOver } from './rights/rights.ts';

/** Who may call what is under one area of rights: system users, and users of merchants and of companies for their own unit. */
export function accessTo(
  area: OwnedArea,
  op: 'view' | 'manage',
): { plain: Access; own: Access; ownCompany: Access } {
  const held = (...reaches: string[]) => reaches.map((reach) => `${op}${reach}${area}` as RightName);
  return {
    plain: { rights: held('', 'Related'), belongTypes: [belongType.system] },
    own: { rights: held('Single', 'Related'), belongTypes: [belongType.merchant], scope: 'merchant' },
    ownCompany: { rights: held('Single', 'Related'), belongTypes: [belongType.estate], scope: 'company' },
  };
}

/** Who may look at statistics: the platform at all of them, users of a merchant or of a company at those of their own unit. */
export const statisticAccess = (
  area: 'merchantStatistic' | 'estateStatistic',
): { plain: Access; own: Access; ownCompany: Access } => ({
  plain: { rights: [area], belongTypes: [belongType.system] },
  own: { rights: [`${area}Single`], belongTypes: [belongType.merchant], scope: 'merchant' },
  ownCompany: { rights: [`${area}Single`], belongTypes: [belongType.estate], scope: 'company' },
});

/** Who may make a call about what belongs to companies that has no mirror: the platform and users of companies, each for the records that he reaches. */
export const sharedAccess = (area: OwnedArea, op: 'view' | 'manage'): Access => ({
  rights: rightsOver(op, area),
  belongTypes: [belongType.system, belongType.estate],
});

/**
 * The same access without the Related rights: who is responsible for single records would not be responsible for a record that he adds.
 */
export const unassigned = (access: Access): Access => ({
  ...access,
  ...(access.rights && { rights: access.rights.filter((name) => !name.includes('Related')) }),
});

type OwnPath<
  P extends string,
  Units extends string = 'merchants',
  Unit extends string = 'merchant',
> = P extends `${infer Head}/{id}`
  ? `${Units}/{belongId}/${Head}-of-own-${Unit}/{id}`
  : `${Units}/{belongId}/${P}-of-own-${Unit}`;

/** The path of a call's mirror, by which users of a unit reach their own records (domain design, section 0.2). */
const ownPath = (path: string, units: string, unit: string) =>
  path.endsWith('/{id}')
    ? `${units}/{belongId}/${path.slice(0, -'/{id}'.length)}-of-own-${unit}/{id}`
    : `${units}/{belongId}/${path}-of-own-${unit}`;

/** The same call for merchant users: under their own unit, with their own rights. */
export function ofOwn<P extends string, Q, B, D>(
  call: Endpoint<P, Q, B, D>,
  access: Access,
): Endpoint<OwnPath<P>, Q, B, D> {
  const purpose = `${call.purpose} Of the caller's own merchant.`;
  return { ...call, path: ownPath(call.path, 'merchants', 'merchant') as OwnPath<P>, access, purpose };
}

/** The same call for users of estate companies. */
export function ofOwnCompany<P extends string, Q, B, D>(
  call: Endpoint<P, Q, B, D>,
  access: Access,
): Endpoint<OwnPath<P, 'companies', 'company'>, Q, B, D> {
  const purpose = `${call.purpose} Of the caller's own company.`;
  const path = ownPath(call.path, 'companies', 'company') as OwnPath<P, 'companies', 'company'>;
  return { ...call, path, access, purpose };
}

/** The call without one of the errors that it declares. */
export const without = <E extends AnyEndpoint>(call: E, error: Status): E => ({
  ...call,
  errors: call.errors.filter((code) => code !== error),
});

/** The call without some filters of its query; lists of the own unit need no filter for the unit. */
export function withoutFilters<E extends AnyEndpoint>(call: E, ...names: string[]): E {
  const schema = call.query as unknown as z.ZodMiniObject & {
    _zod: { def: { checks?: z.core.$ZodCheck[] } };
  };
  const filters = Object.entries(schema._zod.def.shape as Record<string, z.core.$ZodType>);
  const shape = Object.fromEntries(filters.filter(([name]) => !names.includes(name)));
  return { ...call, query: z.object(shape).check(...((schema._zod.def.checks ?? []) as [])) };
}

/** The call whose query does not ask for a merchant: a merchant user has no other one to ask for. */
export const withoutMerchant = <E extends AnyEndpoint>(call: E): E => withoutFilters(call, 'merchantId');
