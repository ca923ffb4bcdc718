import * as z from 'zod/mini';
import { create } from 'zustand';
import { type UserInfo, userInfo } from '#contracts/areas/auth.ts';
import { type Access, type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import type { BelongType } from '#contracts/enums.ts';
import { codesOf, holdsAny, type RightName, rightIds, superAdminId } from '#contracts/rights/rights.ts';

/** The role whose view of the screens the user previews; kept in memory only. */
export interface Preview {
  roleId: string;
  roleName: string;
  belongType: BelongType;
  /** '0' for a shared role, which belongs to no unit. */
  belongId: string;
  belongName: string;
  rights: ReadonlySet<number>;
  /** The address to return to after the preview. */
  from: string;
}

/**
 * The signed-in user, kept in local storage as listed in specification section 3: token, name, belong type, platform, rights. `ended` is the reason
 * why the session ended; the router reacts to it.
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

/** Reads the stored session. If any part is missing or invalid, nobody is signed in. */
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

/** If local storage is full, the session is lost at the next page load, not before. */
function keep(values: Record<string, string>) {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  } catch {
    localStorage.removeItem(keys.token);
  }
}

/** The token is written last: other windows read all of them when it changes, and each change reaches them by itself. */
const store = (token: string, user: UserInfo, rightIds: number[]) =>
  keep({
    [keys.user]: JSON.stringify(user),
    [keys.belongType]: String(user.belongType),
    [keys.platform]: 'region',
    [keys.rights]: JSON.stringify(rightIds),
    [keys.token]: token,
  });

/** Removes what `store` wrote. Settings such as the language stay. */
function forget() {
  for (const key of [keys.token, keys.user, keys.belongType, keys.platform, keys.rights])
    localStorage.removeItem(key);
}

/** The account whose data this page may still hold. */
let lastUserId = session().user?.id;
useSession.subscribe(({ user }) => {
  lastUserId = user?.id ?? lastUserId;
});

/** Returns whether another account has used this page before: its searches, answers and views are left behind only by loading the page anew. */
export function signIn({
  token,
  userInfo,
  rightIds,
}: {
  token: string;
  userInfo: UserInfo;
  rightIds: number[];
}): boolean {
  localStorage.removeItem(keys.loggedOut);
  store(token, userInfo, rightIds);
  const isOther = lastUserId !== undefined && lastUserId !== userInfo.id;
  useSession.setState({ ...nobody, token, user: userInfo, rights: new Set(rightIds) });
  return isOther;
}

/** Takes over the response of the token check. If nothing changed the old objects stay, so no component renders again. */
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
 * Ends the session because the server no longer accepts `token`. Returns whether this call ended it, so that several parallel -1001 responses show
 * one message.
 */
export function expire(token: string): boolean {
  if (!token || token !== session().token) return false;
  forget();
  useSession.setState({ ...nobody, ended: 'expired' });
  return true;
}

/**
 * Ends the session because a page was opened without a token. Returns true for the first call only, and false if the end of the session was shown
 * before: all loaders of a page call this at once.
 */
export function missToken(): boolean {
  if (session().ended) return false;
  forget();
  useSession.setState({ ...nobody, ended: 'missing' });
  return true;
}

/** Clears local and session storage and sets the logged-out flag; the caller reloads (specification section 4). */
export function logOut() {
  localStorage.clear();
  sessionStorage.clear();
  keep({ [keys.loggedOut]: '1' });
  useSession.setState({ ...nobody, ended: 'loggedOut' });
}

/** Clears the stored token and all that is stored with it. Called when the sign-in page opens. */
export function forgetToken() {
  forget();
  useSession.setState({ ...nobody, ended: session().ended });
}

/** Follows the other tabs of this browser: a logout there ends the session here, a sign-in as another user reloads this page. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== keys.token) return;
    const stored = readStored();
    const { token, user } = session();
    if (token && !stored.token) useSession.setState({ ...nobody, ended: 'elsewhere' });
    else if (!token && stored.token && (lastUserId ?? stored.user?.id) === stored.user?.id)
      useSession.setState(stored);
    else if (token !== stored.token && stored.user?.id !== user?.id) location.reload();
    else if (token !== stored.token) useSession.setState(stored);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

const everyRight: ReadonlySet<number> = new Set(Object.values(rightIds));

/** The unit and the rights with which the screens are shown: those of the previewed role, otherwise of the user. */
export const viewer = ({ user, rights, preview }: Session = session()) =>
  preview ?? {
    belongType: user?.belongType,
    belongId: user?.belongId ?? '',
    belongName: user?.belongName ?? '',
    rights: user?.id === superAdminId ? everyRight : rights,
  };

/**
 * Whether the viewer holds any of the rights. Decided from memory, without a request.
 * @throws 'need rightId' when `names` is not an array (specification section 6)
 */
export function hasRight(names: readonly RightName[], state: Session = session()): boolean {
  if (!Array.isArray(names)) throw new Error('need rightId');
  const passesAll = state.user?.id === superAdminId && !state.preview;
  return passesAll || holdsAny(viewer(state).rights, codesOf(names));
}

/** `hasRight` for components, where no call follows from the right. */
export const useRight = (names: readonly RightName[]) => useSession((state) => hasRight(names, state));

/** Whether the viewer's rights and unit type are among those that an access admits. Decided from memory, without a request. */
export function admits({ rights, belongTypes }: Access, state: Session = session()): boolean {
  const type = viewer(state).belongType;
  if (belongTypes && !belongTypes.some((admitted) => admitted === type)) return false;
  return rights === undefined || hasRight(rights, state);
}

/** Whether the viewer may make a call, or the own-scope mirror that his kind of user makes instead. */
export const mayCall = (call: AnyEndpoint, state: Session = session()): boolean =>
  admits(callFor(call, viewer(state).belongType).access, state);

/** `mayCall` for components; they render again when rights change. */
export const useMay = (call: AnyEndpoint) => useSession((state) => mayCall(call, state));

/** The rights that the viewer holds. No user can grant rights that he does not hold. */
export const useHeldRights = (): ReadonlySet<number> => useSession((state) => viewer(state).rights);
