import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { belongType } from '#contracts/enums.ts';
import { useSession } from './session.ts';

type Calls = Record<string, AnyEndpoint>;

const mirrors = new WeakMap<Calls, Calls>();

/** Every call replaced by its `…OfOwn`, where it has one. The client fills in the unit. */
function mirrorOf<C extends Calls>(calls: C): C {
  let mirror = mirrors.get(calls);
  if (!mirror) {
    mirror = Object.fromEntries(
      Object.entries(calls).map(([key, call]) => [key, calls[`${key}OfOwn`] ?? call]),
    );
    mirrors.set(calls, mirror);
  }
  return mirror as C;
}

/**
 * The calls of an area as this user makes them: a merchant user reaches his own records by the mirrors, under the
 * same names and with the same queries, bodies and answers (domain design, section 0.2).
 */
export const useScopedCalls = <C extends Calls>(calls: C): C =>
  useSession(({ user }) => (user?.belongType === belongType.merchant ? mirrorOf(calls) : calls));

export const useIsMerchantUser = () => useSession(({ user }) => user?.belongType === belongType.merchant);

/** The merchant of a merchant user, whose forms name no other; '' for everybody else. */
export const useOwnMerchantId = () =>
  useSession(({ user }) => (user?.belongType === belongType.merchant ? user.belongId : ''));
