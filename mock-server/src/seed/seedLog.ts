import { operatorType } from '#contracts/logs.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

/** A line in the log of a record of the seed. The default is the staff member who set the platform up. */
export function seedLog(
  store: Store,
  [collection, id]: [CollectionName, string],
  action: string,
  /** Wire time. */
  time: string,
  operatorName = '周明慧',
): void {
  store.logLines.insert({
    target: `${collection}/${id}`,
    operatorType: operatorType.staff,
    operatorName,
    ...{ action, remark: '', createTime: time, updateTime: time },
  });
}

/** Whose log begins with the line that somebody added them. */
const added = [
  ...(['merchantCategories', 'resorts', 'hotels', 'hotelRooms', 'minsus', 'minsuRooms', 'products'] as const),
  ...([
    'estateBuildings',
    'roomPlanCategories',
    'roomPlans',
    'amenityCategories',
    'estateAmenities',
  ] as const),
  ...(['banners', 'memberLabels', 'memberBenefits', 'memberGrades'] as const),
];

/** The first line of each log that has none yet. */
export function seedFirstLines(store: Store): void {
  for (const collection of added)
    for (const { id, createTime } of store[collection].all())
      if (store.logLines.by('target', `${collection}/${id}`).length === 0)
        seedLog(store, [collection, id], '添加', createTime);
}
