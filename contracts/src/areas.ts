import { auth } from './areas/auth.ts';
import { estateBanners, homeBanners, landingBanners } from './areas/banners.ts';
import { estateCompanies, estateParts, estates } from './areas/estates.ts';
import { memberGrades } from './areas/memberGrades.ts';
import { passwords } from './areas/passwords.ts';
import { regions } from './areas/regions.ts';
import {
  hotelRooms,
  hotels,
  merchants,
  minsuRooms,
  minsus,
  resorts,
  userResources,
} from './areas/resources.ts';
import { settings } from './areas/settings.ts';
import { smsLogs } from './areas/smsLogs.ts';
import { uploads } from './areas/uploads.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Every area of the wire. Routing, coverage and documents walk this list; screens import their own area only. */
export const areas = {
  auth,
  passwords,
  settings,
  smsLogs,
  homeBanners,
  estateBanners,
  landingBanners,
  uploads,
  regions,
  merchants,
  resorts,
  hotels,
  hotelRooms,
  minsus,
  minsuRooms,
  userResources,
  estateCompanies,
  estates,
  estateParts,
  memberGrades,
};

export const allEndpoints: AnyEndpoint[] = Object.values(areas).flatMap((calls) =>
  Object.values<AnyEndpoint>(calls),
);
