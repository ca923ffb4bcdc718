import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { useSession, viewer } from './session.ts';

type Calls = Record<string, AnyEndpoint>;

/** The name suffix of the own-scope calls for each unit type. */
const endings: Partial<Record<BelongType, string>> = {
  [belongType.merchant]: 'OfOwn',
  [belongType.estate]: 'OfOwnCompany',
};

const mirrors = new Map<string, WeakMap<Calls, Calls>>();

/** Replaces every call by its own-scope mirror if it has one. The client fills in the unit id (`belongId`). */
function mirrorOf<C extends Calls>(calls: C, ending: string): C {
  const known = mirrors.get(ending) ?? new WeakMap<Calls, Calls>();
  mirrors.set(ending, known);
  let mirror = known.get(calls);
  if (!mirror) {
    mirror = Object.fromEntries(
      Object.entries(calls).map(([key, call]) => [key, calls[`${key}${ending}`] ?? call]),
    );
    known.set(calls, mirror);
  }
  return mirror as C;
}

/** The calls of an area as a user of this unit type makes them. Returns the same object each time. */
export function scopedCalls<C extends Calls>(calls: C, type: BelongType | undefined): C {
  const ending = type && endings[type];
  return ending ? mirrorOf(calls, ending) : calls;
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

/** The merchant id of a merchant user, which his forms always send; '' for everybody else. */
export const useOwnMerchantId = () =>
  useSession((state) => {
    const { belongType: type, belongId } = viewer(state);
    return type === belongType.merchant ? belongId : '';
  });
