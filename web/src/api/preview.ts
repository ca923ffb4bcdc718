import i18next from 'i18next';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { isRead } from '#contracts/reads.ts';
import { readRight, scopeOf } from '#contracts/rights/rightScopes.ts';
import { codesOf } from '#contracts/rights/rights.ts';
import { setGate } from './client.ts';
import { ApiError } from './errors.ts';
import { type Preview, session, useSession } from './session.ts';

/**
 * Shows the menu and the screens as a user with the role sees them. It ends with `endPreview`, a reload or the end of the session. Data is read with
 * the user's own token; calls that change data are refused here and never sent.
 */
export function startPreview(preview: Preview) {
  setGate({ refuse, answer });
  useSession.setState({ preview });
}

export const endPreview = () => useSession.setState({ preview: undefined });

const unitTypes = { merchant: belongType.merchant, company: belongType.estate };
const refusal = (reason: 'readOnly' | 'noUnit') =>
  new ApiError(status.forbidden, i18next.t(`rights:preview.${reason}`), null);

/** Refuses calls that change data, and reads that need a unit of a type that the user does not have. */
function refuse(endpoint: AnyEndpoint): ApiError | undefined {
  const { user, preview } = session();
  if (!preview) return undefined;
  if (!isRead(endpoint)) return refusal('readOnly');
  const { scope } = endpoint.access;
  return scope && unitTypes[scope] !== user?.belongType ? refusal('noUnit') : undefined;
}

/** The area of rights that a call belongs to. */
function areaOf({ access }: AnyEndpoint) {
  const [code] = codesOf(access.rights ?? []);
  return code === undefined ? undefined : readRight(code)?.area;
}

/**
 * A response as a user with the role would get it. `actions` tells what the signed-in user may do with a record; it is emptied if the role lacks the
 * right to manage the area.
 */
function answer<D>(endpoint: AnyEndpoint, data: D): D {
  const area = areaOf(endpoint);
  const { preview } = session();
  if (!preview || !area || scopeOf(preview.rights, area, 'manage')) return data;
  const without = (record: unknown) =>
    typeof record === 'object' && record !== null && 'actions' in record
      ? { ...record, actions: [] }
      : record;
  const { list } = (data ?? {}) as { list?: unknown };
  return (Array.isArray(list) ? { ...data, list: list.map(without) } : without(data)) as D;
}
