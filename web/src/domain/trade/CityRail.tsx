import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import type { CityStat } from '#contracts/selectCalls.ts';
import { useData } from '../../api/hooks.ts';
import { Rail, RailButton } from '../../kit/table/Rail.tsx';
import type { ListState } from '../../kit/table/useListState.ts';

/** The call `stats-of-city` of an area: the number of its records by city. */
export type CityStats = Endpoint<string, { offset: number; limit: number }, undefined, ListData<CityStat>>;

interface Props {
  endpoint: CityStats;
  /** The list whose filters `provinceId` and `cityId` the rail sets; the search area shows the same filters. */
  list: ListState<unknown>;
  /** Increased when a record was added or removed; then the numbers are loaded again. */
  changes: number;
  /** The list beside it. */
  children: ReactNode;
}

const query = { offset: 0, limit: paging.cityStatsLimit };

/**
 * Left of a list: the cities of its records by province, with numbers. A click on a city filters the list; a second click or 全部 removes the filter.
 */
export function CityRail({ endpoint, list, changes, children }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const { data, error, reload } = useData(endpoint, { query });
  useEffect(() => {
    if (changes > 0) void reload();
  }, [changes, reload]);

  const { provinceId: chosenProvince, cityId: chosen } = list.criteria;
  const none = { provinceId: '', cityId: '' };
  const choose = ({ provinceId, cityId }: CityStat) =>
    list.narrow(cityId === chosen ? none : { provinceId, cityId });
  const cities = data?.list ?? [];
  return (
    <Rail
      label={t('kit:byCity')}
      busy={!data && !error}
      error={data ? undefined : error}
      onRetry={reload}
      choices={
        <>
          <RailButton
            name={t('common:all')}
            count={data?.list.reduce((sum, { count }) => sum + count, 0)}
            pressed={!chosen && !chosenProvince}
            onClick={() => list.narrow(none)}
          />
          {byProvince(cities).map(([provinceName, ofProvince]) => (
            <section key={provinceName} aria-label={provinceName}>
              {ofProvince.some(({ cityName }) => cityName !== provinceName) && <h2>{provinceName}</h2>}
              {ofProvince.map((city) => (
                <RailButton
                  key={city.cityId}
                  name={city.cityName}
                  count={city.count}
                  pressed={city.cityId === chosen}
                  onClick={() => choose(city)}
                />
              ))}
            </section>
          ))}
        </>
      }
    >
      {children}
    </Rail>
  );
}

/** In the order of the response: the province that has the city with the most records comes first. */
function byProvince(cities: readonly CityStat[]): [provinceName: string, cities: CityStat[]][] {
  const provinces = new Map<string, CityStat[]>();
  for (const city of cities) {
    const known = provinces.get(city.provinceName);
    if (known) known.push(city);
    else provinces.set(city.provinceName, [city]);
  }
  return [...provinces];
}
