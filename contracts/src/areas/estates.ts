import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { estateSection } from '../enums/estateSections.ts';
import { estateSaleStatus, propertyType } from '../enums/estates.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { estateImage, estateMediaLimits, estateVideo, imagesForm, videosForm } from '../estate/media.ts';
import { partOptions } from '../estate/partCalls.ts';
import { saleInfoForm } from '../estate/saleInfo.ts';
import { situationForm } from '../estate/situation.ts';
import { locationFields } from '../forms/coordinates.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, searchText, version } from '../forms/fields.ts';
import { areaFilters, codeFilter, enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import {
  addressFields,
  answeredCode,
  chosenCodes,
  chosenId,
  nameBetween,
  optionalText,
  phone,
  shownCode,
  switched,
  tags,
  textBetween,
} from '../forms/formFields.ts';
import { ordering } from '../forms/numberFields.ts';
import { addressOrNone } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwnCompany, sharedAccess, unassigned, withoutFilters } from '../mirror.ts';
import { actions, formOf, recordCallsOf } from '../records.ts';
import { say } from '../words.ts';
import '../words/estates.ts';

/**
 * Real-estate projects (domain design, sections 4.1 to 4.7). A project has sections, each with a form and a call of its own, which all count up the
 * version of the one record. Lists have a mirror for users of companies; all other calls are for whoever reaches the project.
 */

const baseFields = {
  name: nameBetween('estateName', 2, 30),
  aliasName: optionalText('aliasName', 30),
  companyId: chosenId('company'),
  ...addressFields,
  address: textBetween('address', 5, 100),
  ...locationFields,
  propertyTypes: chosenCodes('propertyTypes', { propertyType }).check(
    z.maxLength(6, say('tooMany', { label: 'propertyTypes', n: 6 })),
  ),
  tags,
  slogan: optionalText('slogan', 50),
  phone: phone('estatePhone'),
  intro: textBetween('estateIntro', 10, 500),
  ordering,
  enabled: switched('onShelf'),
};
export const estateForm = formOf(baseFields).update;
export type EstateForm = z.infer<typeof estateForm>;

/** Rooms of a project or building by their state (domain design, section 4.9). */
export const roomCounts = z.object({
  waiting: z.int(),
  available: z.int(),
  held: z.int(),
  subscribed: z.int(),
  signed: z.int(),
  delivered: z.int(),
});
export type RoomCounts = z.infer<typeof roomCounts>;

const shownRow = {
  id,
  /** '' while no picture is the cover. */
  coverUrl: addressOrNone,
  name: told(z.string(), { label: 'estateName' }),
  tags: z.array(z.string()),
  companyName: told(z.string(), { label: 'company' }),
  provinceName: z.string(),
  cityName: z.string(),
  propertyTypes: told(z.array(answeredCode({ propertyType })), {
    label: 'propertyTypes',
    enumeration: { name: 'propertyType', codes: Object.values(propertyType) },
  }),
  /** 10 while there is no sale information. */
  saleStatus: shownCode('estateSaleStatus', { estateSaleStatus }),
  /** Cents for a square metre; 0 = not settled. */
  avgPrice: told(z.int(), { label: 'avgPrice' }),
  onSaleRooms: told(z.int(), { label: 'onSaleRooms' }),
  totalRooms: told(z.int(), { label: 'totalRoomCount' }),
  /** Of the nine sections besides the base data. */
  completeCount: told(z.int(), { label: 'completeCount' }),
  ordering: z.int(),
  enabled: flag,
  createTime: dateTime,
  actions,
};
const row = z.object(shownRow);
export type EstateRow = z.infer<typeof row>;

/** All recommends of a project, those in some of the states, and what was signed for, settled or not. Cents. */
const recommendFigures = z.object({
  total: z.int(),
  valid: z.int(),
  visited: z.int(),
  subscribed: z.int(),
  signed: z.int(),
  settled: z.int(),
  signedAmount: z.int(),
});

const record = z.object({
  ...baseFields,
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  companyName: z.string(),
  coverUrl: addressOrNone,
  /** null while the section was never saved. */
  situation: z.nullable(situationForm),
  saleInfo: z.nullable(saleInfoForm),
  images: z.array(estateImage),
  videos: z.array(estateVideo),
  /** The sections that are complete, by their codes. */
  completeSections: z.array(answeredCode({ estateSection })),
  /** What stands against putting it on the shelf, in Chinese; empty = nothing. */
  missing: z.array(z.string()),
  rooms: roomCounts,
  recommends: recommendFigures,
  /** Banners that lead to it. */
  bannerCount: z.int(),
  /** 1 once a recommend exists: the company cannot be changed any more. */
  companyLocked: flag,
  createTime: dateTime,
  version,
  actions,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Estate = z.infer<typeof record>;

const view = accessTo('Estate', 'view');
const [mayView, mayManage] = [sharedAccess('Estate', 'view'), sharedAccess('Estate', 'manage')];

const filters = {
  name: textFilter(baseFields.name),
  companyId: idFilter(baseFields.companyId),
  ...areaFilters,
  saleStatus: codeFilter(saleInfoForm.shape.saleStatus),
  propertyType: codeFilter(baseFields.propertyTypes),
  enabled: enabledFilter,
  createStart: z.optional(date),
  createEnd: z.optional(date),
};

const calls = recordCallsOf(
  {
    resource: 'estates',
    noun: 'estate project',
    filters,
    fields: baseFields,
    row,
    record,
  },
  { view: mayView, manage: mayManage },
);
const list = {
  ...calls.list,
  access: view.plain,
  query: listQuery(filters).check(spanRule('createStart', 'createEnd')),
};

/** The call that saves one section over the version that was edited. */
const sectionCall = <const Verb extends string, Body>(
  verb: Verb,
  purpose: string,
  body: z.core.$ZodType<Body, unknown>,
  part?: string,
) =>
  post({
    path: `estates/${verb}/{id}` as `estates/${Verb}/{id}`,
    purpose,
    access: mayManage,
    body,
    data: record,
    errors: [status.invalid, status.notFound, status.stale],
    ...(part && { part }),
  });

const option = z.object({ id, name: z.string(), enabled: flag, companyId: id });
const name = z.optional(searchText);

export const estates = area('estates', {
  ...calls,
  list,
  listOfOwnCompany: ofOwnCompany(withoutFilters(list, 'companyId'), view.ownCompany),
  add: { ...calls.add, access: unassigned(mayManage) },
  update: {
    ...calls.update,
    path: 'estates/update-base-info/{id}' as const,
    purpose: 'Saves the base data of a project; with a version, only over that version.',
  },
  updateSituation: sectionCall(
    'update-situation',
    'Saves 项目概况 of a project.',
    situationForm,
    'situation',
  ),
  updateSaleInfo: {
    ...sectionCall(
      'update-sale-info',
      'Saves 销售信息 of a project; recommends that were approved keep their rule.',
      saleInfoForm,
      'saleInfo',
    ),
    errors: [status.invalid, status.notFound, status.stale, status.precondition],
  },
  updateImages: sectionCall(
    'update-images',
    `Saves the pictures of a project: at most ${estateMediaLimits.imagesOfKind} of a kind, one cover.`,
    imagesForm,
  ),
  updateVideos: sectionCall('update-videos', 'Saves the videos of a project.', videosForm),
  updateOrdering: post({
    path: 'estates/update-ordering/{id}',
    purpose:
      'Sets the place of a project in lists, which its base data have, too: an open form of the project becomes stale.',
    access: mayManage,
    body: z.object({ ordering }),
    data: record,
    errors: [status.invalid, status.notFound],
  }),
  enable: {
    ...calls.enable,
    purpose: 'Puts a project on the shelf (1), where nothing is missing, or takes it off (0).',
    errors: [status.notFound, status.precondition],
  },
  allEnabled: get({
    path: 'estates/list-all-enabled',
    purpose: 'Enabled estate projects, for selects.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name, companyId: z.optional(id) }),
    data: listOf(option),
  }),
  allEnabledOfOwnCompany: get({
    path: 'companies/{belongId}/estates/list-all-enabled-of-own-company',
    purpose: "The company's own enabled estate projects of which the caller sees something.",
    access: { belongTypes: [belongType.estate], scope: 'company' },
    query: listQuery({ name }),
    data: listOf(option),
  }),
  all: get({
    path: 'estates/list-all',
    purpose: 'All estate projects, so that lists can be searched by one that is off the shelf.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name, companyId: z.optional(id) }),
    data: listOf(option),
  }),
  allOfOwnCompany: get({
    path: 'companies/{belongId}/estates/list-all-of-own-company',
    purpose: "All of the company's own estate projects of which the caller sees something.",
    access: { belongTypes: [belongType.estate], scope: 'company' },
    query: listQuery({ name }),
    data: listOf(option),
  }),
});

/** Estate users get what belongs to their own company's projects. */
export const estateParts = area('estateParts', {
  buildings: partOptions('estate-buildings/list-all-enabled', 'Buildings, for selects.', {}),
});
