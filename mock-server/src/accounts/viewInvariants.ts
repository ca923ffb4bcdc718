import { viewLimits } from '#contracts/areas/listViews.ts';
import type { Store } from '../store/store.ts';

/** What holds for kept views at any time: names are the owner's only ones of a list, there are not too many, and a list opens with one view at most. */
export function viewViolations(store: Store): string[] {
  const views = store.listViews.all();
  const twice = (keysOf: (view: (typeof views)[number]) => string[], what: string) => {
    const keys = views.flatMap(keysOf);
    return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key}: ${what}`);
  };
  const lists = Map.groupBy(views, ({ ownerId, list }) => `user ${ownerId}, ${list}`);
  return [
    ...twice(({ ownerId, list, name }) => [`user ${ownerId}, ${list}, ${name}`], 'two views have the name'),
    ...twice(
      ({ list, defaultOf }) => defaultOf.map((id) => `user ${id}, ${list}`),
      'two views are the default',
    ),
    ...[...lists]
      .filter(([, own]) => own.length > viewLimits.ofList)
      .map(([key, own]) => `${key}: ${own.length} views`),
    ...views
      .filter(({ ownerId, shared, defaultOf }) => shared === 0 && defaultOf.some((id) => id !== ownerId))
      .map(({ id }) => `list view ${id}: is the default of somebody who does not see it`),
  ];
}
