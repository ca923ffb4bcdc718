import type { regions as calls } from '#contracts/areas/regions.ts';
import type { Handlers } from '../records/context.ts';

export const regions: Handlers<typeof calls> = {
  provinces(_, { store }) {
    const list = store.provinces.all().filter((row) => row.enabled === 1);
    return { count: list.length, list };
  },
  cities({ query }, { store }) {
    const list = store.cities.by('provinceId', query.provinceId).filter((row) => row.enabled === 1);
    return { count: list.length, list };
  },
};
