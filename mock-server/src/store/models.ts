import type { AnsweredKeyRow, LoginCodeRow, RoleRow, SessionRow, UserRow } from './accountRows.ts';
import { ending, keyed } from './model.ts';
import type {
  BannerRow,
  CityRow,
  EstateCompanyRow,
  EstateRow,
  HotelRoomRow,
  HotelRow,
  LogLineRow,
  MemberGradeRow,
  MerchantCategoryRow,
  MerchantRow,
  MinsuRoomRow,
  MinsuRow,
  NamedRow,
  OfEstateRow,
  ProvinceRow,
  ResortRow,
  RoomPlanRow,
  SettingRow,
  SmsLogRow,
} from './rows.ts';
import type { MemberRow, OrderRow, PriceStockRow, ProductRow, RefundRow } from './tradeRows.ts';

/** Every collection of the mock: the type of its rows, and the fields by which they are looked up. */
export const models = {
  users: keyed<UserRow>('mobile'),
  roles: keyed<RoleRow>(),
  sessions: ending<SessionRow>('userId'),
  answeredKeys: ending<AnsweredKeyRow>(),
  loginCodes: ending<LoginCodeRow>(),
  settings: keyed<SettingRow>(),
  banners: keyed<BannerRow>('context'),
  smsLogs: keyed<SmsLogRow>(),
  provinces: keyed<ProvinceRow>(),
  cities: keyed<CityRow>('provinceId'),
  merchantCategories: keyed<MerchantCategoryRow>(),
  merchants: keyed<MerchantRow>('categoryId'),
  logLines: keyed<LogLineRow>('target'),
  resorts: keyed<ResortRow>('merchantId', 'cityId'),
  hotels: keyed<HotelRow>('merchantId', 'cityId'),
  minsus: keyed<MinsuRow>('merchantId', 'cityId'),
  hotelRooms: keyed<HotelRoomRow>('hotelId'),
  minsuRooms: keyed<MinsuRoomRow>('minsuId'),
  estateCompanies: keyed<EstateCompanyRow>(),
  estates: keyed<EstateRow>('companyId'),
  estateBuildings: keyed<OfEstateRow>('estateId'),
  roomPlanCategories: keyed<OfEstateRow>('estateId'),
  roomPlans: keyed<RoomPlanRow>('estateId'),
  amenityCategories: keyed<NamedRow>(),
  memberGrades: keyed<MemberGradeRow>(),
  members: keyed<MemberRow>('mobile'),
  products: keyed<ProductRow>('kind'),
  priceStocks: keyed<PriceStockRow>('productId', 'productDay', 'roomDay'),
  orders: keyed<OrderRow>('kind', 'status', 'memberId', 'productId', 'payNo'),
  refunds: keyed<RefundRow>('kind', 'status', 'orderId'),
};

export type Models = typeof models;
export type CollectionName = keyof Models;
