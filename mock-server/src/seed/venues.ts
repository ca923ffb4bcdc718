import { dayMs, type SeedTools } from './seedTools.ts';

/** The fields that seeds of scenic spots, hotels and guesthouses share. */
export interface VenueSeed {
  name: string;
  /** Id of its merchant. */
  merchant: number;
  cityId: string;
  address: string;
  at: [longitude: number, latitude: number];
  intro: string;
  tags?: string[];
  ordering?: number;
  enabled?: 0;
}

/** The values that rows of all three kinds share. Each row is a week younger than the one before. */
export function venueValues({ store, ago }: SeedTools, seed: VenueSeed, index: number) {
  const { name, merchant, cityId, address, at, intro, tags = [], ordering = 0, enabled = 1 as const } = seed;
  const createTime = ago((300 - index * 7) * dayMs);
  const [longitude, latitude] = at;
  const provinceId = store.cities.get(cityId)?.provinceId ?? '';
  return {
    ...{ name, merchantId: String(merchant), provinceId, cityId, address, longitude, latitude },
    ...{ intro, tags, ordering, enabled, createTime, updateTime: createTime },
  };
}

/** When guests come and go, and until when an unpaid room is kept, of every house. */
export const usualTimes = { checkInTime: '14:00', checkOutTime: '12:00', holdUntil: '18:00' };
