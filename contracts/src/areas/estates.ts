import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { flag, id, searchText } from '../forms/fields.ts';

/** Select lists of the estate side. Company users call the own-company mirror for estates. */
const systemOnly = { belongTypes: [belongType.system] };
const staffOfEstates = { belongTypes: [belongType.system, belongType.estate] };
const name = z.optional(searchText);
const option = { id, name: z.string(), enabled: flag };
const estate = z.object({ ...option, companyId: id });
const byEstate = listQuery({ name, estateId: z.optional(id) });
const ofEstate = z.object({ ...option, estateId: id });

export const estates = area('estates', {
  allEnabled: get({
    path: 'estates/list-all-enabled',
    purpose: 'Enabled estate projects, for selects.',
    access: systemOnly,
    query: listQuery({ name, companyId: z.optional(id) }),
    data: listOf(estate),
  }),
  allEnabledOfOwnCompany: get({
    path: 'companies/{belongId}/estates/list-all-enabled-of-own-company',
    purpose: "The company's own enabled estate projects.",
    access: { belongTypes: [belongType.estate], scope: 'company' },
    query: listQuery({ name }),
    data: listOf(estate),
  }),
});

/** Estate users get what belongs to their own company's projects. */
export const estateParts = area('estateParts', {
  buildings: get({
    path: 'estate-buildings/list-all-enabled',
    purpose: 'Buildings, for selects.',
    access: staffOfEstates,
    query: byEstate,
    data: listOf(ofEstate),
  }),
  roomPlanCategories: get({
    path: 'estate-rooms-plan-categories/list-all-enabled',
    purpose: 'Categories of house shapes, for selects.',
    access: staffOfEstates,
    query: byEstate,
    data: listOf(ofEstate),
  }),
  roomPlans: get({
    path: 'estate-room-plans/list-all-enabled',
    purpose: 'House shapes, for selects.',
    access: staffOfEstates,
    query: byEstate,
    data: listOf(z.object({ ...ofEstate.shape, categoryId: id })),
  }),
  amenityCategories: get({
    path: 'estate-amenity-categories/list-all-enabled',
    purpose: 'Categories of amenities around a project, for selects.',
    access: staffOfEstates,
    query: listQuery({ name }),
    data: listOf(z.object(option)),
  }),
});
