import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { auth } from '../areas/auth.ts';
import { backendUsers } from '../areas/backendUsers.ts';
import { estateBanners, homeBanners, landingBanners } from '../areas/banners.ts';
import { estateCompanies, estateParts, estates } from '../areas/estates.ts';
import { hotelRooms } from '../areas/hotelRooms.ts';
import { hotels } from '../areas/hotels.ts';
import { memberGrades } from '../areas/memberGrades.ts';
import { merchantCategories } from '../areas/merchantCategories.ts';
import { merchants } from '../areas/merchants.ts';
import { minsuRooms } from '../areas/minsuRooms.ts';
import { minsus } from '../areas/minsus.ts';
import { ordersHotel, ordersHouse, ordersPlace } from '../areas/orders.ts';
import { passwords } from '../areas/passwords.ts';
import { productsHotel } from '../areas/productsHotel.ts';
import { productsHouse } from '../areas/productsHouse.ts';
import { productsPlace } from '../areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '../areas/refunds.ts';
import { regions } from '../areas/regions.ts';
import { resorts } from '../areas/resorts.ts';
import { roles } from '../areas/roles.ts';
import { settings } from '../areas/settings.ts';
import { smsLogs } from '../areas/smsLogs.ts';
import { stocksHotel, stocksHouse, stocksPlace } from '../areas/stocks.ts';
import { uploads } from '../areas/uploads.ts';
import { userResources } from '../areas/userResources.ts';
import type { Context, Handlers } from '../records/context.ts';

/** Every area's handlers under the name of its definition; an area without handlers does not compile. */
const handlers: { [A in keyof typeof areas]: Handlers<(typeof areas)[A]> } = {
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
  userResources,
  estateCompanies,
  estates,
  estateParts,
  memberGrades,
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
