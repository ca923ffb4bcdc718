import { confirmMode } from '#contracts/enums/products.ts';
import type { StayTerms } from '../../store/tradeRows.ts';

/** Minutes that the merchant has to confirm a paid order; 0 = it needs no confirmation (domain design, section 9.4). */
export const confirmMinutesOf = ({ confirmMode: mode, confirmMinutes }: StayTerms) =>
  mode === confirmMode.manual ? confirmMinutes || 120 : 0;
