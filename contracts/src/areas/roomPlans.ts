import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { estateSaleStatus, orientation } from '../enums/estates.ts';
import { ofEstate, partCalls, partOptions, partRecord, partRow } from '../estate/partCalls.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, id, nameText, wholeNumber } from '../forms/fields.ts';
import { enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import {
  answeredCode,
  chosenCode,
  enabled,
  optionalText,
  optionalUrl,
  parentId,
  shownCode,
  switched,
  tagsUpTo,
} from '../forms/formFields.ts';
import { mayBeEmpty, metres, money, ordering, squareMetres } from '../forms/numberFields.ts';
import { coveredPictures, pictures } from '../forms/pictureFields.ts';
import { addressOrNone, shownAddress } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import { say } from '../words.ts';
import '../words/estateParts.ts';
import '../words/estateRooms.ts';
import '../words/estates.ts';

/** House shapes, 户型 (domain design, section 4.8). Areas in hundredths of a square metre, prices in cents, heights in centimetres. */

/** Main shapes of a project. */
export const mainPlansMost = 5;
/** 10 to 5000 ㎡. */
const areas = { min: 1_000, max: 500_000 };

const fields = {
  ...ofEstate,
  name: nameText('planName', 20),
  categoryId: parentId('category'),
  bedrooms: wholeNumber('planBedrooms', 0, 9),
  halls: wholeNumber('planHalls', 0, 9),
  kitchens: wholeNumber('planKitchens', 0, 5),
  baths: wholeNumber('planBaths', 0, 9),
  balconies: wholeNumber('planBalconies', 0, 9),
  buildArea: squareMetres('roomBuildArea', areas.min, areas.max),
  innerArea: mayBeEmpty(squareMetres('innerArea', 1, areas.max)),
  orientation: chosenCode('orientation', { orientation }),
  storeyHeight: mayBeEmpty(metres('storeyHeight', 200, 1_000)),
  /** 0 = not settled. */
  referencePrice: told(mayBeEmpty(money('referencePrice')), { blank: 0 }),
  tags: tagsUpTo(5),
  pictures: coveredPictures('planPictures', 9),
  showRoomPictures: z.optional(pictures('showRoomPictures', 0, 9)),
  vrUrl: optionalUrl('vrUrl'),
  isMain: switched('isMain'),
  analysis: optionalText('planAnalysis', 500),
  ordering,
  enabled,
};
const rules = [
  z.refine<{ bedrooms: number; halls: number }>(({ bedrooms, halls }) => bedrooms + halls > 0, {
    error: say('noRoomAndHall'),
    path: ['bedrooms'],
  }),
  z.refine<{ buildArea: number; innerArea?: number | undefined }>(
    ({ buildArea, innerArea = 0 }) => innerArea <= buildArea,
    { error: say('innerAreaTooLarge'), path: ['innerArea'] },
  ),
];
export const roomPlanForm = formOf(fields, rules).update;
export type RoomPlanForm = z.infer<typeof roomPlanForm>;

/** What lists and records answer besides the form. */
const derived = {
  categoryName: told(z.string(), { label: 'category' }),
  /** 3室2厅1厨2卫1阳. */
  roomText: told(z.string(), { label: 'plan' }),
  /** Basis points; 0 = the inner area is not known. */
  usableRate: told(z.int(), { label: 'usableRate' }),
  roomCount: told(z.int(), { label: 'planRoomCount' }),
  /** 可售 and 销控. */
  onSaleCount: told(z.int(), { label: 'planOnSaleCount' }),
  /** As its rooms have it, like that of a building. */
  saleStatus: shownCode('estateSaleStatus', { estateSaleStatus }),
};
const row = z.object({
  ...partRow,
  /** The cover. */
  imageUrl: shownAddress,
  name: z.string(),
  categoryId: id,
  ...derived,
  buildArea: z.int(),
  /** 0 = not known. */
  innerArea: z.int(),
  orientation: answeredCode({ orientation }),
  /** Cents; 0 = not settled. */
  referencePrice: z.int(),
  tags: z.array(z.string()),
  vrUrl: addressOrNone,
  isMain: flag,
});
export type RoomPlanRow = z.infer<typeof row>;

const record = z.object({ ...fields, ...partRecord, ...derived });
export type RoomPlan = z.infer<typeof record>;

export const roomPlans = area('roomPlans', {
  ...partCalls({
    resource: 'estate-room-plans',
    noun: 'house shape',
    filters: {
      name: textFilter(fields.name),
      categoryId: idFilter(fields.categoryId),
      enabled: enabledFilter,
    },
    fields,
    rules,
    row,
    record,
    preconditions: ['add', 'update', 'remove'],
  }),
  allEnabled: partOptions('estate-room-plans/list-all-enabled', 'Enabled house shapes, for selects.', {
    categoryId: id,
  }),
});
