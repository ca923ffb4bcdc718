import type { StoredGuest } from '../../store/tradeRows.ts';

/** What somebody wants to order. */
export interface Booking {
  productId: string;
  memberMobile: string;
  contactName: string;
  contactMobile: string;
  guests?: StoredGuest[];
  pointsUsed?: number | undefined;
  /** Free nights or tickets: of which benefit, and at most how many. */
  benefitId?: string | undefined;
  benefitCount?: number | undefined;
  memberRemark?: string | undefined;
  qty: number;
}

/** What tickets and stays bring to an order of their own. */
export interface OrderTerms {
  /** Day of use or of check-in. */
  useDate: string;
  checkOutDate: string;
  validUntil: string;
  /** On which stock is held and of which prices are taken. */
  dates: string[];
  /** Cleaning, guests and beds beyond what is included. */
  extras: { name: string; price: number; qty: number }[];
  expireRefund: 0 | 1;
  partRefund: 0 | 1;
  confirmMinutes: number;
}
