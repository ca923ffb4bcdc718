import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { useSession, viewer } from './session.ts';

type Calls = Record<string, AnyEndpoint>;

const known = new Map<BelongType, WeakMap<Calls, Calls>>();

/** The calls of an area as a user of this unit type makes them: own-scope mirrors under the plain names. Returns the same object each time. */
export function scopedCalls<C extends Calls>(calls: C, type: BelongType | undefined): C {
  if (!type || type === belongType.system) return calls;
  const ofType = known.get(type) ?? new WeakMap<Calls, Calls>();
  known.set(type, ofType);
  const scoped =
    ofType.get(calls) ??
    Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, callFor(call, type)]));
  ofType.set(calls, scoped);
  return scoped as C;
}

/**
 * The calls of an area as the signed-in user makes them. Users of merchants and companies get the own-scope mirrors under the same names, with the
 * same queries, bodies and responses (domain design, section 0.2).
 */
export const useScopedCalls = <C extends Calls>(calls: C): C =>
  useSession(({ user }) => scopedCalls(calls, user?.belongType));

/** The unit type of the viewer: merchant users and platform users see different columns and fields. */
export const useIsMerchantUser = () =>
  useSession((state) => viewer(state).belongType === belongType.merchant);
export const useIsPlatformUser = () => useSession((state) => viewer(state).belongType === belongType.system);

/** The id of the user's unit if it is of this type, which his forms always send; '' for everybody else. */
const useOwnUnitId = (wanted: BelongType) =>
  useSession((state) => {
    const { belongType: type, belongId } = viewer(state);
    return type === wanted ? belongId : '';
  });
export const useOwnMerchantId = () => useOwnUnitId(belongType.merchant);
export const useOwnCompanyId = () => useOwnUnitId(belongType.estate);
