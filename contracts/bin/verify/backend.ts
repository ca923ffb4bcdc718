import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import { unreachable } from './noAnswer.ts';
import type { Backend } from './options.ts';
import { isLacking } from './visit.ts';

/** Before anything is verified: is somebody there, and whose is the token? */

/** The backend cannot be verified as it is; the message is a sentence. */
export class BackendError extends Error {}

/** The user of a token, with what the provider states would answer about him. */
export interface Caller {
  token: string;
  userId: string;
  belongType: number;
  belongId: string;
  rightIds: number[];
}

const patienceMs = 10_000;

/** @throws BackendError naming the first address at which nothing answers, or that cannot be that of the states */
export async function checkReachable({ bases, stateUrl }: Backend): Promise<void> {
  await Promise.all([
    ...[...new Set(Object.values(bases))].map((address) => ask(address)),
    ...(stateUrl ? [checkStates(stateUrl)] : []),
  ]);
}

/** Asked as a state is, by POST: an endpoint need not know any other way. Nothing is set up by a teardown. */
async function checkStates(stateUrl: string): Promise<void> {
  const { status: http, headers } = await ask(stateUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'not signed in', params: {}, action: 'teardown' }),
  });
  // A redirected POST arrives as a GET, without its state.
  if (http >= 300 && http < 400)
    throw new BackendError(
      `${stateUrl} answers HTTP ${http} and leads to ${headers.get('location') ?? 'nowhere'}: give the address of the provider states itself as --state-url.`,
    );
  if (http === 404)
    throw new BackendError(
      `${stateUrl} answers HTTP 404 to the provider state "not signed in": is it the address of the states? Every backend has this one.`,
    );
}

/**
 * Asks where the call would stand if the address had a part too many or too few, as when that of a base is given for the root
 * of all three. Says nothing where it stands nowhere: the backend may lack the call.
 * @throws BackendError
 */
export async function checkPath({ bases: { main } }: Backend): Promise<void> {
  if (await isThere(main)) return;
  const other = await firstThat(otherPaths(main), isThere);
  if (other === undefined) return;
  const root = /^(.*)\/api\/main$/.exec(other)?.[1];
  const meant = root === undefined ? `--main-url ${other}` : `--base-url ${root} (or --main-url ${other})`;
  throw new BackendError(
    `There are no calls at ${main}, but at ${other} there are: probably ${meant} was meant.`,
  );
}

/** The address without one or more of its last parts, each of these as it is and with what may have been left out. */
function otherPaths(main: string): string[] {
  const { origin, pathname } = new URL(main);
  const parts = pathname.split('/').filter(Boolean);
  const shorter = Array.from({ length: parts.length + 1 }, (_, left) => parts.slice(0, left)).reverse();
  const all = shorter.flatMap((own) =>
    [[], ['main'], ['api', 'main']].map((more) => [origin, ...own, ...more].join('/')),
  );
  return [...new Set(all)].filter((address) => address !== main);
}

async function firstThat(
  addresses: string[],
  holds: (address: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const address of addresses) if (await holds(address)) return address;
  return undefined;
}

/** Whether the check of a token is known there, whatever it answers about none. */
async function isThere(main: string): Promise<boolean> {
  const response = await validate(main, '');
  const answer = (await response.json().catch(() => undefined)) as { status?: unknown } | null | undefined;
  return typeof answer?.status === 'number' && !isLacking(response.status, answer.status);
}

const validate = (main: string, token: string) =>
  ask(`${main}/${auth.validate.path}?${new URLSearchParams({ token, use_request_body: '1' })}`, {
    method: auth.validate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

/** Any answer will do, also 404. */
async function ask(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    // Without what follows the path: there may be a token in it.
    const [where] = address.split('?');
    throw new BackendError(unreachable(where ?? '', error, patienceMs));
  }
}

/**
 * Asks the backend whose token it is.
 * @throws BackendError when it is refused, or the answer says nothing about a user
 */
export async function callerOf(token: string, { bases }: Backend): Promise<Caller> {
  const address = `${bases[auth.validate.base]}/${auth.validate.path}`;
  const response = await validate(bases[auth.validate.base], token);
  const answer = (await response.json().catch(() => undefined)) as
    | { status?: number; message?: string; data?: unknown }
    | undefined;
  if (typeof answer?.status !== 'number')
    throw new BackendError(
      `${address} answers HTTP ${response.status} and no envelope: the token cannot be checked.`,
    );
  if (answer.status === status.notFound)
    throw new BackendError(`${address} is not there: it is asked who has a token, before anything else.`);
  if (answer.status !== status.ok)
    throw new BackendError(
      `The token is not accepted: ${address} answers ${answer.status} ${answer.message ?? ''}`.trim(),
    );
  const { userInfo, rightIds } = (answer.data ?? {}) as {
    userInfo?: { id?: string; belongType?: number; belongId?: string };
    rightIds?: number[];
  };
  if (!userInfo?.id || !userInfo.belongType || !Array.isArray(rightIds))
    throw new BackendError(`${address} accepts the token but answers no userInfo and rightIds.`);
  const { id: userId, belongType, belongId = '' } = userInfo;
  return { token, userId, belongType, belongId, rightIds };
}
