import type { StoredEstate } from '../store/estateRows.ts';
import { portrait, stored, storedScenery } from './drawings.ts';
import { floorPlan } from './floorPlan.ts';
import { amenitiesOf, consultantsOf, plansOf } from './projectPartTexts.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** House shapes, consultants and amenities of the seed's projects (domain design, section 20). */

const categories = ['交通', '教育', '医疗', '商业', '生态', '休闲'];

/** The categories of amenities, which all projects share. */
export function seedAmenityCategories({ store, ago }: SeedTools): void {
  const at = { createTime: ago(320 * dayMs), updateTime: ago(320 * dayMs) };
  for (const [index, name] of categories.entries())
    store.amenityCategories.insert({ name, ordering: 60 - index * 10, enabled: 1, ...at });
}

/** What belongs to one project. What the texts do not name, the project has not filled in yet. */
export function seedParts(tools: SeedTools, estate: Readonly<StoredEstate>): void {
  seedPlans(tools, estate);
  seedConsultants(tools, estate);
  seedAmenities(tools, estate);
}

const ago = (tools: SeedTools, days: number) => {
  const time = tools.ago(days * dayMs);
  return { createTime: time, updateTime: time };
};

function seedPlans(tools: SeedTools, { id: estateId, name }: Readonly<StoredEstate>) {
  const { store, files } = tools;
  const seeds = plansOf(name);
  const names = [...new Set(['两室', '三室', '复式', ...seeds.map(({ category }) => category)])];
  const ids = new Map(
    names.map((category, index) => {
      const values = { estateId, name: category, ordering: 50 - index * 10, enabled: 1 as const };
      return [category, store.roomPlanCategories.insert({ ...values, ...ago(tools, 320) }).id];
    }),
  );
  for (const [index, { category, unitPrice, ...seed }] of seeds.entries()) {
    const key = `plan-${estateId}-${index + 1}`;
    store.roomPlans.insert({
      ...seed,
      estateId,
      categoryId: ids.get(category) ?? '',
      referencePrice: Math.floor((unitPrice * seed.buildArea + 50) / 100),
      pictures: [{ url: stored(files, `${key}.svg`, floorPlan(seed)), covered: true }],
      showRoomPictures: [storedScenery(files, 'plan-room', 20 + index)],
      ordering: 40 - index * 10,
      enabled: 1,
      ...ago(tools, 310 - index),
    });
  }
}

function seedConsultants(tools: SeedTools, { id: estateId, name }: Readonly<StoredEstate>) {
  for (const [index, seed] of consultantsOf(name).entries()) {
    const key = `consultant-${estateId}-${index + 1}`;
    const at = ago(tools, 300 - index);
    const { id } = tools.store.estateConsultants.insert({
      ...seed,
      estateId,
      avatarUrl: stored(tools.files, `${key}.svg`, portrait(Number(estateId) * 2 + index)),
      wechatQrUrl: '',
      ordering: 20 - index * 10,
      enabled: 1,
      ...at,
    });
    seedLog(tools.store, ['estateConsultants', id], '添加置业顾问', at.createTime);
  }
}

function seedAmenities(
  tools: SeedTools,
  { id: estateId, name, longitude, latitude }: Readonly<StoredEstate>,
) {
  const { store, files } = tools;
  const idOf = (category: string) =>
    store.amenityCategories.all().find((row) => row.name === category)?.id ?? '';
  for (const [index, { category, isPictured, ...seed }] of amenitiesOf(name).entries()) {
    // A degree is about 100 km.
    const turn = (index * Math.PI * 2) / 7;
    const degrees = seed.distance / 100_000;
    store.estateAmenities.insert({
      ...seed,
      estateId,
      categoryId: idOf(category),
      longitude: Number((longitude + degrees * Math.cos(turn)).toFixed(6)),
      latitude: Number((latitude + degrees * Math.sin(turn)).toFixed(6)),
      pictures: isPictured ? [storedScenery(files, 'amenity', 30 + index)] : [],
      ordering: 70 - index * 10,
      enabled: 1,
      ...ago(tools, 290 - index),
    });
  }
}
