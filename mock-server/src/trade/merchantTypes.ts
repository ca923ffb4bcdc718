import { type BusinessType, merchantCodes } from '#contracts/enums/merchants.ts';

/** What merchants deal in, for a sentence. */
export const typeNames = (types: readonly BusinessType[]) =>
  types.map((type) => merchantCodes.businessType[type]).join('、');
