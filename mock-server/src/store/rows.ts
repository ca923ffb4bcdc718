import type { BannerContext, BannerLink } from '#contracts/areas/banners.ts';
import type {
  Bathroom,
  HotelFacility,
  HotelPayWay,
  HotelRoomFacility,
  Internet,
  Smoking,
  StarLevel,
  WindowType,
} from '#contracts/enums/hotels.ts';
import type { BusinessType, SettleType } from '#contracts/enums/merchants.ts';
import type {
  HouseRule,
  MinsuFeature,
  MinsuRoomFacility,
  MinsuType,
  RentType,
} from '#contracts/enums/minsus.ts';
import type { ResortFacility, ResortTheme, ScenicLevel } from '#contracts/enums/resorts.ts';
import type { PictureGroup } from '#contracts/enums/stays.ts';
import type { BedRow } from '#contracts/forms/beds.ts';
import type { Season } from '#contracts/forms/seasons.ts';

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
export interface MerchantCategoryRow extends NamedRow {
  businessTypes: BusinessType[];
  ordering: number;
}
export interface MerchantRow extends NamedRow {
  merchantNo: string;
  categoryId: string;
  businessTypes: BusinessType[];
  logoUrl: string;
  contactName: string;
  contactPhone: string;
  provinceId: string;
  cityId: string;
  address: string;
  intro: string;
  creditCode: string;
  licenseUrl: string;
  legalName: string;
  legalIdFrontUrl: string;
  legalIdBackUrl: string;
  permits: string[];
  contractNo: string;
  /** `yyyy-MM-dd`; both days count. */
  contractStart: string;
  contractEnd: string;
  settleType: SettleType;
  /** Basis points. */
  commissionRate: number;
  accountName: string;
  bankName: string;
  bankAccount: string;
  ordering: number;
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
export interface ResortRow extends PlaceRow {
  level: ScenicLevel;
  themes: ResortTheme[];
  provinceId: string;
  address: string;
  /** Degrees. */
  longitude: number;
  latitude: number;
  phone: string;
  seasons: Season[];
  pictures: { url: string; covered: boolean }[];
  videoUrl: string;
  /** 0 = not stated. */
  playMinutes: number;
  /** Visitors of a day; 0 = no limit. */
  capacity: number;
  intro: string;
  detail: string;
  transport: string;
  notice: string;
  concessions: string;
  facilities: ResortFacility[];
  tags: string[];
  ordering: number;
}
export interface HotelRow extends PlaceRow {
  starLevel: StarLevel;
  brand: string;
  /** 0 = unknown, as the other years and the floors. */
  openYear: number;
  renovationYear: number;
  floors: number;
  totalRooms: number;
  provinceId: string;
  address: string;
  longitude: number;
  latitude: number;
  frontPhone: string;
  checkInTime: string;
  checkOutTime: string;
  /** '' = not kept. */
  holdUntil: string;
  /** Cents. */
  depositAmount: number;
  pets: Flag;
  childPolicy: string;
  extraBed: Flag;
  /** Cents. */
  extraBedPrice: number;
  foreignGuests: Flag;
  payWays: HotelPayWay[];
  pictures: { url: string; covered: boolean; group: PictureGroup }[];
  intro: string;
  detail: string;
  facilities: HotelFacility[];
  tags: string[];
  ordering: number;
}
export interface HotelRoomRow extends NamedRow {
  hotelId: string;
  beds: BedRow[];
  /** Hundredths of a square metre. */
  roomArea: number;
  roomFloor: string;
  adults: number;
  children: number;
  windowType: WindowType;
  smoking: Smoking;
  internet: Internet[];
  bathroom: Bathroom;
  extraBeds: number;
  /** Cents. */
  extraBedPrice: number;
  roomCount: number;
  pictures: string[];
  facilities: HotelRoomFacility[];
  description: string;
  ordering: number;
}
export interface MinsuRow extends PlaceRow {
  provinceId: string;
  address: string;
  longitude: number;
  latitude: number;
  minsuType: MinsuType;
  brand: string;
  /** 0 = unknown, as the other years and the floors. */
  openYear: number;
  renovationYear: number;
  floors: number;
  bookingPhone: string;
  hostName: string;
  /** Full number; lists mask it. */
  hostPhone: string;
  hostPictureUrl: string;
  hostIntro: string;
  /** `HH:mm`; '' = not kept, and no quiet time. */
  checkInTime: string;
  checkOutTime: string;
  holdUntil: string;
  quietStart: string;
  quietEnd: string;
  selfCheckIn: Flag;
  pictures: { url: string; covered: boolean; group: PictureGroup }[];
  intro: string;
  detail: string;
  features: MinsuFeature[];
  facilities: HotelFacility[];
  houseRules: HouseRule[];
  childPolicy: string;
  foreignGuests: Flag;
  payWays: HotelPayWay[];
  /** Cents. */
  depositAmount: number;
  cleaningAmount: number;
  tags: string[];
  ordering: number;
}
export interface MinsuRoomRow extends NamedRow {
  minsuId: string;
  rentType: RentType;
  bedrooms: number;
  livingRooms: number;
  kitchens: number;
  bathrooms: number;
  beds: BedRow[];
  /** Hundredths of a square metre. */
  roomArea: number;
  maxGuests: number;
  extraGuests: number;
  /** Cents for each extra guest and night. */
  extraGuestPrice: number;
  identicalUnits: Flag;
  roomCount: number;
  pictures: string[];
  facilities: MinsuRoomFacility[];
  minNights: number;
  ordering: number;
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
  /** 折 x 10; 100 = none. */
  discount: number;
}
