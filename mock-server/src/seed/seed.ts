// The locale's own entry loads eight times as fast as the package's root, which holds seventy.
import { faker } from '@faker-js/faker/locale/zh_CN';
import { wireTime } from '#contracts/wireTime.ts';
import type { Clock } from '../store/clock.ts';
import type { FileStore } from '../store/files.ts';
import type { Store } from '../store/store.ts';
import { seedBanners } from './banners.ts';
import { seedEstateBookings } from './estateBookings.ts';
import { seedEstates } from './estates.ts';
import { seedHotels } from './hotels.ts';
import { seedListViews } from './listViews.ts';
import { seedLives } from './lives.ts';
import { seedMemberBenefits } from './memberBenefits.ts';
import { seedMemberFriends } from './memberFriends.ts';
import { seedMemberGrades } from './memberGrades.ts';
import { seedMemberLabels } from './memberLabels.ts';
import { seedMemberProfiles } from './memberProfiles.ts';
import { seedMembers } from './members.ts';
import { seedMerchants } from './merchants.ts';
import { seedMinsus } from './minsus.ts';
import { seedProducts } from './products.ts';
import { seedRegions } from './regions.ts';
import { seedResorts } from './resorts.ts';
import { seedRoles } from './roles.ts';
import { seedFirstLines } from './seedLog.ts';
import type { SeedTools } from './seedTools.ts';
import { seedSettings } from './settings.ts';
import { seedSmsLogs } from './smsLogs.ts';
import { seedUsers } from './users.ts';

export interface SeedOptions {
  /** Same seed, scale and clock: same bytes. */
  seed: number;
  /** 1 = demo size (about 1,000 SMS records); 100 = about 100,000. */
  scale: number;
  /** Epoch milliseconds of the moment that all dates are relative to. */
  now: number;
  /** Times of changes come from another clock for a while; from the mock's own again without one. */
  tellTime: (clock: Clock | undefined) => void;
}

/** Fills an empty store with a believable platform. Every factory is deterministic and obeys the invariants. */
export function seedStore(store: Store, files: FileStore, { seed, scale, now, tellTime }: SeedOptions): void {
  faker.seed(seed);
  faker.setDefaultRefDate(new Date(now));
  const tools: SeedTools = { store, files, faker, scale, now, tellTime, ago: (ms) => wireTime(now - ms) };
  seedRegions(tools);
  seedSettings(tools);
  seedMerchants(tools);
  seedResorts(tools);
  seedHotels(tools);
  seedMinsus(tools);
  seedProducts(tools);
  seedEstates(tools);
  seedMemberBenefits(tools);
  seedMemberGrades(tools);
  seedMembers(tools);
  seedRoles(tools);
  seedUsers(tools);
  seedBanners(tools);
  seedSmsLogs(tools);
  seedLives(tools);
  seedEstateBookings(tools);
  seedMemberLabels(tools);
  seedMemberFriends(tools);
  seedMemberProfiles(tools);
  seedListViews(tools);
  seedFirstLines(store);
}
