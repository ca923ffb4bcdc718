import { primaryKey } from '@mswjs/data';
import type {
  BannerRow,
  CityRow,
  EstateCompanyRow,
  EstateRow,
  HotelRoomRow,
  LoginCodeRow,
  MemberGradeRow,
  MerchantRow,
  MinsuRoomRow,
  NamedRow,
  OfEstateRow,
  PlaceRow,
  ProvinceRow,
  RoleRow,
  RoomPlanRow,
  Row,
  SessionRow,
  SettingRow,
  SmsLogRow,
  UserRow,
} from './rows.ts';

type TypeOf<V> = V extends string
  ? StringConstructor
  : V extends number
    ? NumberConstructor
    : V extends boolean
      ? BooleanConstructor
      : V extends unknown[]
        ? ArrayConstructor
        : ObjectConstructor;
type Fields<R extends Row> = { [K in Exclude<keyof R, keyof Row>]: TypeOf<R[K]> };

/** A model of the store. `keys` are the foreign keys worth an index; `row` only carries the type. */
export interface Model<R extends Row> {
  fields: Record<string, unknown>;
  keys: readonly (keyof R & string)[];
  row?: R;
}

/** tsc holds the fields against the row's interface: a missing, extra or retyped one does not compile. */
const model = <R extends Row>(fields: Fields<R>, keys: readonly (keyof R & string)[] = []): Model<R> => ({
  fields: {
    id: primaryKey(String),
    version: Number,
    createTime: String,
    updateTime: String,
    removed: Number,
    ...fields,
  },
  keys,
});

const named = { name: String, enabled: Number };
const place = () =>
  model<PlaceRow>({ ...named, merchantId: String, cityId: String }, ['merchantId', 'cityId']);

/** Every collection of the mock. */
export const models = {
  users: model<UserRow>(
    {
      name: String,
      mobile: String,
      passwordHash: String,
      belongType: Number,
      belongId: String,
      roleIds: Array,
      resources: Array,
      enabled: Number,
      mustChangePassword: Number,
      lastLoginTime: String,
      failTimes: Array,
      lockedUntil: Number,
      remark: String,
    },
    ['mobile'],
  ),
  roles: model<RoleRow>({
    name: String,
    belongType: Number,
    belongId: String,
    rightIds: Array,
    enabled: Number,
    remark: String,
  }),
  sessions: model<SessionRow>({ userId: String, expiresAt: Number }, ['userId']),
  loginCodes: model<LoginCodeRow>({ mobile: String, expiresAt: Number }),
  settings: model<SettingRow>({ phone: String, maxPayMinutes: Number }),
  banners: model<BannerRow>(
    { context: String, title: String, imageUrl: String, enabled: Number, ordering: Number, link: Object },
    ['context'],
  ),
  smsLogs: model<SmsLogRow>({ mobile: String, message: String, success: Boolean, failReason: String }),
  provinces: model<ProvinceRow>(named),
  cities: model<CityRow>({ ...named, provinceId: String }, ['provinceId']),
  merchants: model<MerchantRow>(named),
  resorts: place(),
  hotels: place(),
  minsus: place(),
  hotelRooms: model<HotelRoomRow>({ ...named, hotelId: String }, ['hotelId']),
  minsuRooms: model<MinsuRoomRow>({ ...named, minsuId: String }, ['minsuId']),
  estateCompanies: model<EstateCompanyRow>(named),
  estates: model<EstateRow>({ ...named, companyId: String }, ['companyId']),
  estateBuildings: model<OfEstateRow>({ ...named, estateId: String }, ['estateId']),
  roomPlanCategories: model<OfEstateRow>({ ...named, estateId: String }, ['estateId']),
  roomPlans: model<RoomPlanRow>({ ...named, estateId: String, categoryId: String }, ['estateId']),
  amenityCategories: model<NamedRow>(named),
  memberGrades: model<MemberGradeRow>({ ...named, level: Number }),
};

export type Models = typeof models;
export type CollectionName = keyof Models;
