import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { useSession, viewer } from './session.ts';

type Calls = Record<string, AnyEndpoint>;

/** What the mirrors of a kind of user are called. */
const endings: Partial<Record<BelongType, string>> = {
  [belongType.merchant]: 'OfOwn',
  [belongType.estate]: 'OfOwnCompany',
};

const mirrors = new Map<string, WeakMap<Calls, Calls>>();

/** Every call replaced by its mirror, where it has one. The client fills in the unit. */
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

/** The calls of an area as a kind of user makes them; the same object each time. */
export function scopedCalls<C extends Calls>(calls: C, type: BelongType | undefined): C {
  const ending = type && endings[type];
  return ending ? mirrorOf(calls, ending) : calls;
}

/**
 * The calls of an area as this user makes them: users of merchants and companies reach their own records by the mirrors, under
 * the same names and with the same queries, bodies and answers (domain design, section 0.2).
 */
export const useScopedCalls = <C extends Calls>(calls: C): C =>
  useSession(({ user }) => scopedCalls(calls, user?.belongType));

/** What the viewer is, who sees other columns and fields than others do. */
export const useIsMerchantUser = () =>
  useSession((state) => viewer(state).belongType === belongType.merchant);
export const useIsPlatformUser = () => useSession((state) => viewer(state).belongType === belongType.system);

/** The merchant of a merchant user, whose forms name no other; '' for everybody else. */
export const useOwnMerchantId = () =>
  useSession((state) => {
    const { belongType: type, belongId } = viewer(state);
    return type === belongType.merchant ? belongId : '';
  });
