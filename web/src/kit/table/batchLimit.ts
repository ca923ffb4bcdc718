import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';

/** The number of records that a batch call takes at once, as its contract states it. */
export function batchLimit({ body }: AnyEndpoint): number | undefined {
  const ids = body && fieldAt(body, 'ids');
  return ids && infoOf(ids).max;
}
