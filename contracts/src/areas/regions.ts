import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import { id } from '../forms/fields.ts';

const region = z.object({ id, name: z.string() });

/** What the area picker holds. */
export interface AreaValue {
  provinceId: string;
  cityId: string;
  provinceName: string;
  cityName: string;
  address?: string;
}

export const regions = area('regions', {
  provinces: get({
    path: 'provinces/list-enabled',
    purpose: 'All provinces.',
    access: {},
    data: listOf(region),
  }),
  cities: get({
    path: 'cities/list-enabled-of-province',
    purpose: 'The cities of one province.',
    access: {},
    query: z.object({ provinceId: id }),
    data: listOf(region),
  }),
});
