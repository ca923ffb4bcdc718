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
 * Shows menu and screens as somebody with the role sees them, until it is left, reloaded or the session ends. What is read is read as
 * oneself; what would write is refused here and never sent.
 */
export function startPreview(preview: Preview) {
  setGate({ refuse, answer });
  useSession.setState({ preview });
}

export const endPreview = () => useSession.setState({ preview: undefined });

const unitTypes = { merchant: belongType.merchant, company: belongType.estate };
const refusal = (reason: 'readOnly' | 'noUnit') =>
  new ApiError(status.forbidden, i18next.t(`rights:preview.${reason}`), null);

/** A call would write, or it reads what belongs to a unit and who looks has none himself. */
function refuse(endpoint: AnyEndpoint): ApiError | undefined {
  const { user, preview } = session();
  if (!preview) return undefined;
  if (!isRead(endpoint)) return refusal('readOnly');
  const { scope } = endpoint.access;
  return scope && unitTypes[scope] !== user?.belongType ? refusal('noUnit') : undefined;
}

/** The area that a call is under, which is what its rights are over. */
function areaOf({ access }: AnyEndpoint) {
  const [code] = codesOf(access.rights ?? []);
  return code === undefined ? undefined : readRight(code)?.area;
}

/**
 * An answer as somebody with the role would have it: the server says what the user himself may do with a record (`actions`), and without
 * the right to manage the area nothing of it is left.
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
