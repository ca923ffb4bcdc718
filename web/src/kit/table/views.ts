import { useMemo } from 'react';
import { create } from 'zustand';
import type { ListView } from '#contracts/areas/listViews.ts';
import { type PresetKey, presetKeys, spanOf } from '../dates/presets.ts';
import type { TablePreference } from './preferences.ts';
import { useTablePreference } from './preferences.ts';

type Criteria = Record<string, string>;

/** The part of a table's settings that belongs to a view. */
type Look = Pick<TablePreference, 'columns' | 'density' | 'widths' | 'frozen'>;

interface Views {
  views: readonly ListView[];
  /** What the user has changed of a view since he opened it and has not saved, by the view's id. */
  looks: Readonly<Record<string, Look>>;
}

/** All views that the account sees, of every list; read after the sign-in (`keptSettings.ts`). */
export const useViews = create<Views>(() => ({ views: [], looks: {} }));

/** The views of one list: own ones first. */
export function useViewsOf(list: string): readonly ListView[] {
  const views = useViews((state) => state.views);
  return useMemo(() => {
    const found = views.filter((view) => view.list === list);
    return [...found.filter(({ own }) => own === 1), ...found.filter(({ own }) => own === 0)];
  }, [list, views]);
}

/** The address parameter that names the open view. */
export const viewParam = 'view';

type Kept = Pick<ListView, 'settings'>;

/** The two filters of each span of a view that follows the day, as they are on a day. */
export const spansOn = ({ settings: { spans } }: Kept, today: string): Criteria[] =>
  spans.flatMap(({ start, end, preset }): Criteria[] => {
    const key = presetKeys.find((one) => one === preset);
    if (!key) return [];
    const span = spanOf(key, today);
    return [{ [start]: span.start, [end]: span.end }];
  });

/** The filters of a view on a day: its spans follow the day. */
export const filtersOf = (view: Kept, today: string): Criteria =>
  Object.assign({}, view.settings.filters, ...spansOn(view, today));

/** The spans among the criteria that are presets today, and so follow the day when they are kept. */
export const spansIn = (
  criteria: Criteria,
  ranges: readonly { start: string; end: string; presets: readonly PresetKey[] }[],
  today: string,
) =>
  ranges.flatMap(({ start, end, presets }) => {
    const preset = presets.find((key) => {
      const span = spanOf(key, today);
      return criteria[start] === span.start && criteria[end] === span.end;
    });
    return preset ? [{ start, end, preset }] : [];
  });

/** What a view keeps of settings, and the rest. */
function divided({ columns, widths, frozen, density, ...rest }: TablePreference) {
  const look: Look = {
    ...(columns && { columns }),
    ...(widths && { widths }),
    ...(frozen !== undefined && { frozen }),
    ...(density && { density }),
  };
  return [look, rest] as const;
}

/** How a table looks: as the open view says, otherwise as the account prefers. A change of the look of a view is not saved before the user does so. */
export function useLook(
  list: string,
  view: ListView | undefined,
): [TablePreference, (change: TablePreference) => void] {
  const [preference, prefer] = useTablePreference(list);
  const changed = useViews((state) => (view ? state.looks[view.id] : undefined));
  return useMemo(() => {
    if (!view) return [preference, prefer];
    const change = (wanted: TablePreference) => {
      const [look, rest] = divided(wanted);
      if (Object.keys(rest).length > 0) prefer(rest);
      if (Object.keys(look).length > 0)
        useViews.setState(({ looks }) => ({
          looks: { ...looks, [view.id]: { ...looks[view.id], ...look } },
        }));
    };
    return [{ ...preference, ...divided(view.settings)[0], ...changed }, change];
  }, [changed, prefer, preference, view]);
}

/** Forgets what was changed of a view's look. */
export const dropLook = (id: string) =>
  useViews.setState(({ looks: { [id]: _gone, ...looks } }) => ({ looks }));
