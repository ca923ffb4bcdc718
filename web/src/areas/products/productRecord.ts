/** What the forms of products read of a record besides their own fields. */
export interface ProductRecord {
  id: string;
  resourceId: string;
  resourceName: string;
  hasOrders: boolean;
  unpriced: boolean;
}
