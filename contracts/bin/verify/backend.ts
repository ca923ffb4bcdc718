import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import type { Backend } from './options.ts';

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

/** @throws BackendError naming the first address at which nothing answers */
export async function checkReachable({ bases, stateUrl }: Backend): Promise<void> {
  const addresses = [...Object.values(bases), ...(stateUrl ? [stateUrl] : [])];
  await Promise.all([...new Set(addresses)].map((address) => ask(address)));
}

/** Any answer will do, also 404. */
async function ask(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const reason =
      name === 'TimeoutError'
        ? `no answer within ${patienceMs / 1000} s`
        : (cause?.code ?? cause?.message ?? message);
    throw new BackendError(`Nothing answers at ${address} (${reason}): is the backend running there?`);
  }
}

/**
 * Asks the backend whose token it is.
 * @throws BackendError when it is refused, or the answer says nothing about a user
 */
export async function callerOf(token: string, { bases }: Backend): Promise<Caller> {
  const address = `${bases[auth.validate.base]}/${auth.validate.path}`;
  const query = new URLSearchParams({ token, use_request_body: '1' });
  const response = await ask(`${address}?${query}`, {
    method: auth.validate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const answer = (await response.json().catch(() => undefined)) as
    | { status?: number; message?: string; data?: unknown }
    | undefined;
  if (typeof answer?.status !== 'number')
    throw new BackendError(
      `${address} answers HTTP ${response.status} and no envelope: the token cannot be checked.`,
    );
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
