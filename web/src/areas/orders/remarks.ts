import type { SharedRow } from './orderKind.ts';

type Remarks = Pick<SharedRow, 'memberRemark' | 'merchantRemark'>;

/** What the guest asked for and what the merchant noted, as far as there is any, by the label of each. */
export const remarksOf = (order: Remarks) =>
  (['memberRemark', 'merchantRemark'] as const)
    .map((name) => ({ name, text: order[name].trim() }))
    .filter(({ text }) => text !== '');

/** The same in one line; '' where there is none. */
export const remarkText = (order: Remarks): string =>
  remarksOf(order)
    .map(({ text }) => text)
    .join(' / ');
