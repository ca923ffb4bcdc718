import type { SaleStep } from '#contracts/enums/products.ts';

/** The fields of a record that the product forms read besides their own. */
export interface ProductRecord {
  id: string;
  merchantId: string;
  resourceId: string;
  resourceName: string;
  hasOrders: boolean;
  unpriced: boolean;
  missing: SaleStep[];
  /** Of stays only. */
  roomId?: string;
}
