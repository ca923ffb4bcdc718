import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import * as accountJournals from '../areas/accountJournals.ts';
import * as amenityCategories from '../areas/amenityCategories.ts';
import * as auth from '../areas/auth.ts';
import * as backendUsers from '../areas/backendUsers.ts';
import * as banners from '../areas/banners.ts';
import * as estateAmenities from '../areas/estateAmenities.ts';
import * as estateBookings from '../areas/estateBookings.ts';
import * as estateBuildings from '../areas/estateBuildings.ts';
import * as estateCompanies from '../areas/estateCompanies.ts';
import * as estateConsultants from '../areas/estateConsultants.ts';
import * as estateRecommends from '../areas/estateRecommends.ts';
import * as estateRooms from '../areas/estateRooms.ts';
import * as estateSands from '../areas/estateSands.ts';
import * as estateStatistics from '../areas/estateStatistics.ts';
import * as estates from '../areas/estates.ts';
import * as hotelRooms from '../areas/hotelRooms.ts';
import * as hotels from '../areas/hotels.ts';
import * as incomeRecords from '../areas/incomeRecords.ts';
import * as listViews from '../areas/listViews.ts';
import * as memberAccounts from '../areas/memberAccounts.ts';
import * as memberBenefits from '../areas/memberBenefits.ts';
import * as memberFriends from '../areas/memberFriends.ts';
import * as memberGrades from '../areas/memberGrades.ts';
import * as memberImports from '../areas/memberImports.ts';
import * as memberLabels from '../areas/memberLabels.ts';
import * as memberPoints from '../areas/memberPoints.ts';
import * as members from '../areas/members.ts';
import * as merchantCategories from '../areas/merchantCategories.ts';
import * as merchantStatistics from '../areas/merchantStatistics.ts';
import * as merchants from '../areas/merchants.ts';
import * as minsuRooms from '../areas/minsuRooms.ts';
import * as minsus from '../areas/minsus.ts';
import * as orders from '../areas/orders.ts';
import * as passwords from '../areas/passwords.ts';
import * as preferences from '../areas/preferences.ts';
import { presencesWith } from '../areas/presences.ts';
import * as productsHotel from '../areas/productsHotel.ts';
import * as productsHouse from '../areas/productsHouse.ts';
import * as productsPlace from '../areas/productsPlace.ts';
import * as reconciliations from '../areas/reconciliations.ts';
import * as refunds from '../areas/refunds.ts';
import * as regions from '../areas/regions.ts';
import * as resorts from '../areas/resorts.ts';
import * as roles from '../areas/roles.ts';
import * as roomPlanCategories from '../areas/roomPlanCategories.ts';
import * as roomPlans from '../areas/roomPlans.ts';
import * as sales from '../areas/sales.ts';
import { searchesWith } from '../areas/searches.ts';
import * as sendPlans from '../areas/sendPlans.ts';
import * as settings from '../areas/settings.ts';
import * as smsLogs from '../areas/smsLogs.ts';
import * as stocks from '../areas/stocks.ts';
import { todosWith } from '../areas/todos.ts';
import * as uploads from '../areas/uploads.ts';
import * as userResources from '../areas/userResources.ts';
import * as withdraws from '../areas/withdraws.ts';
import type { Context, Handlers } from '../records/context.ts';
import { deskBoard } from '../trade/orders/deskBoard.ts';

/** Every area's handlers under the name of its definition, as its module exports them; an area without handlers does not compile. */
export const handlers: { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> } = {
  ...auth,
  ...passwords,
  ...backendUsers,
  ...roles,
  ...settings,
  ...smsLogs,
  ...banners,
  ...uploads,
  ...regions,
  ...merchantCategories,
  ...merchants,
  ...merchantStatistics,
  ...estateStatistics,
  ...resorts,
  ...hotels,
  ...hotelRooms,
  ...minsus,
  ...minsuRooms,
  ...productsPlace,
  ...productsHotel,
  ...productsHouse,
  ...stocks,
  ...orders,
  ...refunds,
  ...sales,
  ...userResources,
  ...estateCompanies,
  ...estates,
  ...estateSands,
  ...roomPlanCategories,
  ...roomPlans,
  ...estateConsultants,
  ...estateAmenities,
  ...amenityCategories,
  ...estateRecommends,
  ...estateBuildings,
  ...estateRooms,
  ...estateBookings,
  ...memberGrades,
  ...memberLabels,
  ...memberBenefits,
  ...memberFriends,
  ...memberPoints,
  ...memberAccounts,
  ...accountJournals,
  ...members,
  ...memberImports,
  ...reconciliations,
  ...withdraws,
  ...incomeRecords,
  ...sendPlans,
  searches: searchesWith((endpoint) => handlerOf(endpoint)),
  ...preferences,
  ...listViews,
  presences: presencesWith((endpoint) => handlerOf(endpoint)),
  frontDesk: { boardOfOwn: ({ query }, context) => deskBoard(context, query) },
  todos: todosWith((endpoint) => handlerOf(endpoint)),
};

type Handler = (input: { params: unknown; query: unknown; body: unknown }, context: Context) => unknown;

const byEndpoint = new Map<AnyEndpoint, Handler>();
for (const [name, calls] of Object.entries(areas)) {
  const implemented = handlers[name as keyof typeof areas] as Record<string, Handler>;
  for (const [key, endpoint] of Object.entries(calls))
    byEndpoint.set(endpoint as AnyEndpoint, implemented[key] as Handler);
}

export function handlerOf(endpoint: AnyEndpoint): Handler {
  const handler = byEndpoint.get(endpoint);
  if (!handler) throw new Error(`no handler for ${endpoint.name}`);
  return handler;
}
