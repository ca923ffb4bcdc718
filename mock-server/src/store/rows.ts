import type { BannerContext, BannerLink } from '#contracts/areas/banners.ts';
import type { BelongType, OwnerType } from '#contracts/enums.ts';

/** What every record carries (domain design, section 0.5). Times are `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export interface Row {
  id: string;
  version: number;
  createTime: string;
  updateTime: string;
  removed: 0 | 1;
}

type Flag = 0 | 1;

export interface UserRow extends Row {
  name: string;
  mobile: string;
  /**
   * sha256hex(password). The login credential can only be checked by a server that knows this value,
   * see docs/decisions/0003-login-secret.md.
   */
  passwordHash: string;
  belongType: BelongType;
  belongId: string;
  roleIds: string[];
  resources: { ownerType: OwnerType; ownerId: string }[];
  enabled: Flag;
  mustChangePassword: Flag;
  lastLoginTime: string;
  /** Times of wrong passwords in epoch milliseconds, of the last 15 minutes. */
  failTimes: number[];
  /** Epoch milliseconds; 0 = not locked. */
  lockedUntil: number;
  remark: string;
}

export interface RoleRow extends Row {
  name: string;
  belongType: BelongType;
  /** '' for a template shared by all units. */
  belongId: string;
  rightIds: number[];
  enabled: Flag;
  remark: string;
}

/** `id` is the token. */
export interface SessionRow extends Row {
  userId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** `id` is the code; one attempt each. */
export interface LoginCodeRow extends Row {
  mobile: string;
  expiresAt: number;
}

export interface SettingRow extends Row {
  phone: string;
  maxPayMinutes: number;
}

export interface BannerRow extends Row {
  context: BannerContext;
  title: string;
  imageUrl: string;
  enabled: Flag;
  ordering: number;
  link: BannerLink;
}

export interface SmsLogRow extends Row {
  /** Full number; lists mask it. */
  mobile: string;
  message: string;
  success: boolean;
  failReason: string;
}

export interface NamedRow extends Row {
  name: string;
  enabled: Flag;
}

export interface ProvinceRow extends NamedRow {}
export interface CityRow extends NamedRow {
  provinceId: string;
}
export interface MerchantRow extends NamedRow {}
/** A scenic spot, hotel or guesthouse of a merchant. */
export interface PlaceRow extends NamedRow {
  merchantId: string;
  cityId: string;
}
export interface HotelRoomRow extends NamedRow {
  hotelId: string;
}
export interface MinsuRoomRow extends NamedRow {
  minsuId: string;
}
export interface EstateCompanyRow extends NamedRow {}
export interface EstateRow extends NamedRow {
  companyId: string;
}
export interface OfEstateRow extends NamedRow {
  estateId: string;
}
export interface RoomPlanRow extends OfEstateRow {
  categoryId: string;
}
export interface MemberGradeRow extends NamedRow {
  level: number;
}
