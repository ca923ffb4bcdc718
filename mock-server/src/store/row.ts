/** What every record carries (domain design, section 0.5). Times are `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export interface Row {
  id: string;
  version: number;
  createTime: string;
  updateTime: string;
  removed: 0 | 1;
}

/** 1 or 0, as the wire writes booleans of records. */
export type Flag = 0 | 1;

export interface NamedRow extends Row {
  name: string;
  enabled: Flag;
}

/** What the rows of scenic spots, hotels and guesthouses share. */
export interface StoredVenue extends NamedRow {
  merchantId: string;
  provinceId: string;
  cityId: string;
  ordering: number;
  pictures: readonly { url: string; covered: boolean }[];
}
