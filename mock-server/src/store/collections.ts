import type { AmenityCategoryForm } from '#contracts/areas/amenityCategories.ts';
import type { BannerContext, BannerLink } from '#contracts/areas/banners.ts';
import type { AmenityForm } from '#contracts/areas/estateAmenities.ts';
import type { CompanyForm } from '#contracts/areas/estateCompanies.ts';
import type { ConsultantForm } from '#contracts/areas/estateConsultants.ts';
import type { HotelRoomForm } from '#contracts/areas/hotelRooms.ts';
import type { HotelForm } from '#contracts/areas/hotels.ts';
import type { MemberGradeForm } from '#contracts/areas/memberGrades.ts';
import type { MemberLabelForm } from '#contracts/areas/memberLabels.ts';
import type { CategoryForm } from '#contracts/areas/merchantCategories.ts';
import type { MerchantForm } from '#contracts/areas/merchants.ts';
import type { MinsuRoomForm } from '#contracts/areas/minsuRooms.ts';
import type { MinsuForm } from '#contracts/areas/minsus.ts';
import type { ResortForm } from '#contracts/areas/resorts.ts';
import type { PlanCategoryForm } from '#contracts/areas/roomPlanCategories.ts';
import type { RoomPlanForm } from '#contracts/areas/roomPlans.ts';
import type { PictureGroup } from '#contracts/enums/stays.ts';
import type { LogRow } from '#contracts/logs.ts';
import type {
  StoredAnswer,
  StoredListView,
  StoredLoginCode,
  StoredPreferences,
  StoredRole,
  StoredSession,
  StoredUnknownLogin,
  StoredUser,
} from './accountRows.ts';
import type {
  StoredBooking,
  StoredBuilding,
  StoredEstate,
  StoredEstateRoom,
  StoredRecommend,
  StoredSands,
} from './estateRows.ts';
import type {
  StoredAccountJournal,
  StoredIncome,
  StoredMemberAccount,
  StoredSendPlan,
  StoredWithdraw,
} from './financeRows.ts';
import type { StoredBenefit, StoredBenefitAccount, StoredFriend, StoredMember } from './memberRows.ts';
import { appended, ending, keyed } from './model.ts';
import type { StoredPointJournal, StoredPointLot } from './pointRows.ts';
import type { Flag, NamedRow, Row } from './row.ts';
import type { StoredForm } from './stored.ts';
import type { StoredOrder, StoredPriceStock, StoredProduct, StoredRefund } from './tradeRows.ts';

/** The row of a record that a form describes. */
type RecordOf<Form> = NamedRow & StoredForm<Form>;
/** Of a hotel or guesthouse: every picture is of a group, of the outside where the form names none. */
type HouseOf<Form> = Omit<RecordOf<Form>, 'pictures'> & {
  pictures: { url: string; covered: boolean; group: PictureGroup }[];
};

/** Every collection of the mock: the type of its rows, and the fields by which they are looked up. */
export const models = {
  users: keyed<StoredUser>('mobile'),
  roles: keyed<StoredRole>(),
  sessions: ending<StoredSession>('userId'),
  answeredKeys: ending<StoredAnswer>(),
  loginCodes: ending<StoredLoginCode>(),
  unknownLogins: ending<StoredUnknownLogin>(),
  settings: keyed<Row & { phone: string; maxPayMinutes: number }>(),
  banners: keyed<
    Row & {
      context: BannerContext;
      title: string;
      imageUrl: string;
      enabled: Flag;
      ordering: number;
      link: BannerLink;
    }
  >('context'),
  /** `mobile` is whole; answers mask it. */
  smsLogs: keyed<Row & { mobile: string; message: string; success: boolean; failReason: string }>(),
  provinces: keyed<NamedRow>(),
  cities: keyed<NamedRow & { provinceId: string }>('provinceId'),
  merchantCategories: keyed<RecordOf<CategoryForm>>(),
  /** `contactPhone` is whole; answers mask it. */
  merchants: keyed<RecordOf<MerchantForm> & { merchantNo: string }>('categoryId'),
  /** What happened to a record, whose collection and id are the `target`. Lines never change. */
  logLines: appended<Row & Omit<LogRow, 'time'> & { target: string }>('target'),
  resorts: keyed<RecordOf<ResortForm>>('merchantId', 'cityId'),
  hotels: keyed<HouseOf<HotelForm>>('merchantId', 'cityId'),
  /** `hostPhone` is whole; answers mask it. */
  minsus: keyed<HouseOf<MinsuForm>>('merchantId', 'cityId'),
  hotelRooms: keyed<RecordOf<HotelRoomForm>>('hotelId'),
  minsuRooms: keyed<RecordOf<MinsuRoomForm>>('minsuId'),
  /** `contactPhone` is whole; answers mask it. Companies have no place in lists: `ordering` is 0. */
  estateCompanies: keyed<RecordOf<CompanyForm> & { ordering: number }>(),
  estates: keyed<StoredEstate>('companyId'),
  estateBuildings: keyed<StoredBuilding>('estateId'),
  roomPlanCategories: keyed<RecordOf<PlanCategoryForm>>('estateId'),
  roomPlans: keyed<RecordOf<RoomPlanForm>>('estateId', 'categoryId'),
  /** `mobile` is whole; answers mask it. */
  estateConsultants: keyed<RecordOf<ConsultantForm>>('estateId'),
  estateAmenities: keyed<RecordOf<AmenityForm>>('estateId', 'categoryId'),
  amenityCategories: keyed<RecordOf<AmenityCategoryForm>>(),
  estateSands: keyed<StoredSands>('estateId'),
  estateRooms: keyed<StoredEstateRoom>('buildingId', 'estateId'),
  estateRecommends: keyed<StoredRecommend>(
    'estateId',
    'status',
    'consultantId',
    'memberId',
    'customerMobile',
  ),
  estateBookings: keyed<StoredBooking>('estateId', 'status', 'consultantId', 'mobile'),
  incomes: keyed<StoredIncome>('sourceId', 'memberId', 'status'),
  sendPlans: keyed<StoredSendPlan>('incomeId', 'status'),
  memberAccounts: keyed<StoredMemberAccount>('memberId'),
  accountJournals: appended<StoredAccountJournal>('memberId', 'refId'),
  /** `payeeAccount` is whole; answers mask it. */
  withdraws: keyed<StoredWithdraw>('memberId', 'status', 'channelNo'),
  /** `ordering` is the level below zero, so that lists begin with the lowest. */
  memberGrades: keyed<RecordOf<MemberGradeForm> & { ordering: number }>(),
  memberBenefits: keyed<StoredBenefit>(),
  benefitAccounts: keyed<StoredBenefitAccount>('memberId'),
  /** `refreshDate` is the day on which the rule was last applied, '' of a manual label. */
  memberLabels: keyed<RecordOf<MemberLabelForm> & { refreshDate: string }>(),
  members: keyed<StoredMember>('mobile', 'recommenderId'),
  /** Numbers are whole; answers mask them. */
  memberFriends: keyed<StoredFriend>('memberId'),
  pointJournals: appended<StoredPointJournal>('memberId'),
  pointLots: keyed<StoredPointLot>('memberId', 'journalId'),
  products: keyed<StoredProduct>('kind'),
  priceStocks: keyed<StoredPriceStock>('productId', 'productDay', 'roomDay'),
  orders: keyed<StoredOrder>('kind', 'status', 'memberId', 'productId', 'payNo'),
  refunds: keyed<StoredRefund>('kind', 'status', 'orderId'),
  /** `id` is the user's. */
  preferences: keyed<StoredPreferences>(),
  listViews: keyed<StoredListView>('ownerId'),
};

export type CollectionName = keyof typeof models;
/** A row of a collection. */
export type StoredRow<N extends CollectionName> = NonNullable<(typeof models)[N]['row']>;
