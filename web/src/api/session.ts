import * as z from 'zod/mini';
import { create } from 'zustand';
import { type UserInfo, userInfo } from '#contracts/areas/auth.ts';
import type { Access } from '#contracts/endpoint.ts';
import type { BelongType } from '#contracts/enums.ts';
import { codesOf, holdsAny, type RightName, rightIds, superAdminId } from '#contracts/rights/rights.ts';

/** Somebody with a role, as whom the screens are looked at for a while; kept in memory only. */
export interface Preview {
  roleId: string;
  roleName: string;
  belongType: BelongType;
  /** Of a shared role '0', which is no unit's. */
  belongId: string;
  belongName: string;
  rights: ReadonlySet<number>;
  /** The address to return to. */
  from: string;
}

/**
 * The signed-in user, kept in local storage as specification section 3 lists it: token, name, belong type, platform, rights.
 * `ended` says why there is no session any more; the router follows it.
 */
export interface Session {
  token: string;
  user: UserInfo | undefined;
  rights: ReadonlySet<number>;
  ended: 'expired' | 'missing' | 'loggedOut' | 'elsewhere' | undefined;
  preview: Preview | undefined;
}

const keys = {
  token: 'token',
  user: 'userInfo',
  belongType: 'belongType',
  platform: 'platform',
  rights: 'rightIds',
  loggedOut: 'loggedOut',
};
const nobody: Session = {
  token: '',
  user: undefined,
  rights: new Set(),
  ended: undefined,
  preview: undefined,
};

const storedRights = z.array(z.int());

/** Nobody is signed in where any of it is missing or not as it was stored. */
function readStored(): Session {
  try {
    const token = localStorage.getItem(keys.token);
    const user = z.parse(userInfo, JSON.parse(localStorage.getItem(keys.user) ?? ''));
    const rights = z.parse(storedRights, JSON.parse(localStorage.getItem(keys.rights) ?? ''));
    return token ? { ...nobody, token, user, rights: new Set(rights) } : nobody;
  } catch {
    return nobody;
  }
}

export const useSession = create<Session>(readStored);
export const session = () => useSession.getState();

/** A full storage costs the session at the next loading of the page, not before. */
function keep(values: Record<string, string>) {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  } catch {
    localStorage.removeItem(keys.token);
  }
}

const store = (token: string, user: UserInfo, rightIds: number[]) =>
  keep({
    [keys.token]: token,
    [keys.user]: JSON.stringify(user),
    [keys.belongType]: String(user.belongType),
    [keys.platform]: 'region',
    [keys.rights]: JSON.stringify(rightIds),
  });

/** What `store` put there. Preferences of the browser stay. */
function forget() {
  for (const key of [keys.token, keys.user, keys.belongType, keys.platform, keys.rights])
    localStorage.removeItem(key);
}

export function signIn({
  token,
  userInfo,
  rightIds,
}: {
  token: string;
  userInfo: UserInfo;
  rightIds: number[];
}) {
  localStorage.removeItem(keys.loggedOut);
  store(token, userInfo, rightIds);
  useSession.setState({ ...nobody, token, user: userInfo, rights: new Set(rightIds) });
}

/** Takes over what the token check answers. Keeps the old objects while nothing changed, so nothing renders anew. */
export function refresh({ userInfo, rightIds }: { userInfo: UserInfo; rightIds: number[] }) {
  const { token, user, rights } = session();
  const same =
    JSON.stringify(user) === JSON.stringify(userInfo) &&
    rights.size === rightIds.length &&
    rightIds.every((code) => rights.has(code));
  if (!token || same) return;
  store(token, userInfo, rightIds);
  useSession.setState({ user: userInfo, rights: new Set(rightIds) });
}

/**
 * Ends the session because the server no longer knows `token`. Answers whether this call ended it, so that
 * any number of parallel refusals has one effect.
 */
export function expire(token: string): boolean {
  if (!token || token !== session().token) return false;
  forget();
  useSession.setState({ ...nobody, ended: 'expired' });
  return true;
}

/**
 * A page was opened without a token. Answers whether this call was the first to notice and nothing was said of an end
 * before: all loaders of a page ask at once.
 */
export function missToken(): boolean {
  if (session().ended) return false;
  forget();
  useSession.setState({ ...nobody, ended: 'missing' });
  return true;
}

/** Clears all local storage, sets the logged-out flag; the caller reloads (specification section 4). */
export function logOut() {
  localStorage.clear();
  sessionStorage.clear();
  keep({ [keys.loggedOut]: '1' });
  useSession.setState({ ...nobody, ended: 'loggedOut' });
}

/** Leaving for the sign-in page clears the stored token, and what is stored with it. */
export function forgetToken() {
  forget();
  useSession.setState({ ...nobody, ended: session().ended });
}

/** Follows what other tabs of this browser do: a logout there ends the session here, another account reloads. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== keys.token) return;
    const stored = readStored();
    const { token, user } = session();
    if (token && !stored.token) useSession.setState({ ...nobody, ended: 'elsewhere' });
    else if (!token && stored.token) useSession.setState(stored);
    else if (token !== stored.token && stored.user?.id !== user?.id) location.reload();
    else if (token !== stored.token) useSession.setState(stored);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

const everyRight: ReadonlySet<number> = new Set(Object.values(rightIds));

/** As whom the screens are shown: the user, or somebody with the role that he looks at. */
export const viewer = ({ user, rights, preview }: Session = session()) =>
  preview ?? {
    belongType: user?.belongType,
    belongId: user?.belongId ?? '',
    belongName: user?.belongName ?? '',
    rights: user?.id === superAdminId ? everyRight : rights,
  };

/**
 * Whether the viewer holds any of the rights. Resolved from memory.
 * @throws 'need rightId' when it is not given an array (specification section 6)
 */
export function hasRight(names: readonly RightName[], state: Session = session()): boolean {
  if (!Array.isArray(names)) throw new Error('need rightId');
  const passesAll = state.user?.id === superAdminId && !state.preview;
  return passesAll || holdsAny(viewer(state).rights, codesOf(names));
}

/** The same for components; they render anew when rights change. */
export const useRight = (names: readonly RightName[]) => useSession((state) => hasRight(names, state));

/** Whether the viewer may make a call, as far as rights and his kind of unit decide it. Resolved from memory. */
function mayCall({ access }: { access: Access }, state: Session = session()): boolean {
  const { rights, belongTypes } = access;
  const type = viewer(state).belongType;
  if (belongTypes && !belongTypes.some((admitted) => admitted === type)) return false;
  return rights === undefined || hasRight(rights, state);
}

/** The same for components; of a scoped area give the call as this user makes it. */
export const useMay = (call: { access: Access }) => useSession((state) => mayCall(call, state));

/** The codes that the viewer holds himself. Nobody gives others more. */
export const useHeldRights = (): ReadonlySet<number> => useSession((state) => viewer(state).rights);
