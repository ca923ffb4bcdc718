import type { BannerContext, BannerLink } from '#contracts/areas/banners.ts';
import type { HotelRoomForm } from '#contracts/areas/hotelRooms.ts';
import type { HotelForm } from '#contracts/areas/hotels.ts';
import type { CategoryForm, MerchantForm } from '#contracts/areas/merchants.ts';
import type { MinsuRoomForm } from '#contracts/areas/minsuRooms.ts';
import type { MinsuForm } from '#contracts/areas/minsus.ts';
import type { ResortForm } from '#contracts/areas/resorts.ts';
import type { PictureGroup } from '#contracts/enums/stays.ts';
import type { Stored } from './stored.ts';

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
export interface MerchantCategoryRow extends NamedRow, Stored<CategoryForm> {}
/** `contactPhone` is whole; answers mask it. */
export interface MerchantRow extends NamedRow, Stored<MerchantForm> {
  merchantNo: string;
}
/** One line of what happened to a record; never changed. */
export interface LogLineRow extends Row {
  /** Collection and id of the record. */
  target: string;
  operatorType: number;
  operatorName: string;
  action: string;
  remark: string;
}
/** A scenic spot, hotel or guesthouse of a merchant. */
export interface PlaceRow extends NamedRow {
  merchantId: string;
  cityId: string;
}
export interface ResortRow extends PlaceRow, Stored<ResortForm> {}
/** Of a picture that nobody said anything of, the outside. */
type GroupedPictures = { pictures: { url: string; covered: boolean; group: PictureGroup }[] };
export interface HotelRow extends PlaceRow, Omit<Stored<HotelForm>, 'pictures'>, GroupedPictures {}
export interface HotelRoomRow extends NamedRow, Stored<HotelRoomForm> {}
/** `hostPhone` is whole; answers mask it. */
export interface MinsuRow extends PlaceRow, Omit<Stored<MinsuForm>, 'pictures'>, GroupedPictures {}
export interface MinsuRoomRow extends NamedRow, Stored<MinsuRoomForm> {}
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
  /** 折 x 10; 100 = none. */
  discount: number;
}
