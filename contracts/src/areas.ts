import { accountJournals } from './areas/accountJournals.ts';
import { amenityCategories } from './areas/amenityCategories.ts';
import { auth } from './areas/auth.ts';
import { backendUsers } from './areas/backendUsers.ts';
import { estateBanners, homeBanners, landingBanners } from './areas/banners.ts';
import { estateAmenities } from './areas/estateAmenities.ts';
import { estateBookings } from './areas/estateBookings.ts';
import { estateBuildings } from './areas/estateBuildings.ts';
import { estateCompanies } from './areas/estateCompanies.ts';
import { estateConsultants } from './areas/estateConsultants.ts';
import { estateRecommends } from './areas/estateRecommends.ts';
import { estateRooms } from './areas/estateRooms.ts';
import { estateSands } from './areas/estateSands.ts';
import { estateStatistics } from './areas/estateStatistics.ts';
import { estateParts, estates } from './areas/estates.ts';
import { frontDesk } from './areas/frontDesk.ts';
import { hotelRooms } from './areas/hotelRooms.ts';
import { hotels } from './areas/hotels.ts';
import { incomeRecords } from './areas/incomeRecords.ts';
import { listViews } from './areas/listViews.ts';
import { memberAccounts } from './areas/memberAccounts.ts';
import { memberBenefits } from './areas/memberBenefits.ts';
import { memberFriends } from './areas/memberFriends.ts';
import { memberGrades } from './areas/memberGrades.ts';
import { memberImports } from './areas/memberImports.ts';
import { memberLabels } from './areas/memberLabels.ts';
import { memberPoints } from './areas/memberPoints.ts';
import { members } from './areas/members.ts';
import { merchantCategories } from './areas/merchantCategories.ts';
import { merchantStatistics } from './areas/merchantStatistics.ts';
import { merchants } from './areas/merchants.ts';
import { minsuRooms } from './areas/minsuRooms.ts';
import { minsus } from './areas/minsus.ts';
import { ordersHotel, ordersHouse, ordersPlace } from './areas/orders.ts';
import { passwords } from './areas/passwords.ts';
import { preferences } from './areas/preferences.ts';
import { presences } from './areas/presences.ts';
import { productsHotel } from './areas/productsHotel.ts';
import { productsHouse } from './areas/productsHouse.ts';
import { productsPlace } from './areas/productsPlace.ts';
import { reconciliations } from './areas/reconciliations.ts';
import { refundsHotel, refundsHouse, refundsPlace } from './areas/refunds.ts';
import { regions } from './areas/regions.ts';
import { resorts } from './areas/resorts.ts';
import { roles } from './areas/roles.ts';
import { roomPlanCategories } from './areas/roomPlanCategories.ts';
import { roomPlans } from './areas/roomPlans.ts';
import { sales } from './areas/sales.ts';
import { searches } from './areas/searches.ts';
import { sendPlans } from './areas/sendPlans.ts';
import { settings } from './areas/settings.ts';
import { smsLogs } from './areas/smsLogs.ts';
import { stocksHotel, stocksHouse, stocksPlace } from './areas/stocks.ts';
import { todos } from './areas/todos.ts';
import { uploads } from './areas/uploads.ts';
import { userResources } from './areas/userResources.ts';
import { withdraws } from './areas/withdraws.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Every area of the wire. Routing, coverage and documents walk this list; screens import their own area only. */
export const areas = {
  auth,
  passwords,
  backendUsers,
  roles,
  settings,
  smsLogs,
  homeBanners,
  estateBanners,
  landingBanners,
  uploads,
  regions,
  merchantCategories,
  merchants,
  resorts,
  hotels,
  hotelRooms,
  minsus,
  minsuRooms,
  productsPlace,
  productsHotel,
  productsHouse,
  stocksPlace,
  stocksHotel,
  stocksHouse,
  ordersPlace,
  ordersHotel,
  ordersHouse,
  refundsPlace,
  refundsHotel,
  refundsHouse,
  sales,
  merchantStatistics,
  estateStatistics,
  userResources,
  estateCompanies,
  estates,
  estateParts,
  estateSands,
  roomPlanCategories,
  roomPlans,
  estateConsultants,
  estateAmenities,
  amenityCategories,
  estateRecommends,
  estateBuildings,
  estateRooms,
  estateBookings,
  memberBenefits,
  memberGrades,
  memberLabels,
  memberFriends,
  memberPoints,
  memberAccounts,
  accountJournals,
  reconciliations,
  members,
  memberImports,
  withdraws,
  incomeRecords,
  sendPlans,
  searches,
  presences,
  frontDesk,
  todos,
  preferences,
  listViews,
};

type Areas = typeof areas;
/** `area.call` of every call. */
export type CallName = { [A in keyof Areas]: `${A}.${keyof Areas[A] & string}` }[keyof Areas];

export const allEndpoints: AnyEndpoint[] = Object.values(areas).flatMap((calls) =>
  Object.values<AnyEndpoint>(calls),
);
