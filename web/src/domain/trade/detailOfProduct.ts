import type { NamedRecord } from '../../kit/select/options.ts';

/** What tells products of the same name apart in a select: their venue. Records of other kinds have none. */
export const detailOfProduct = (record: NamedRecord & { resourceName?: string }): string =>
  record.resourceName ?? '';
