import * as z from 'zod/mini';
import { buildType, decoration, heating, ownYears, supply } from '../enums/estates.ts';
import { told } from '../forms/fieldInfo.ts';
import { text, version, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenCodes,
  optionalCode,
  optionalDate,
  optionalRichText,
  optionalText,
  switched,
} from '../forms/formFields.ts';
import { mayBeEmpty, money, rate, squareMetres } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import '../words/estates.ts';

/** 项目概况 (domain design, section 4.4). Areas in hundredths of a square metre, ratio and rate in hundredths. */

const largestArea = 10_000_000_000;
/** Floor space over land: 150 is 1.50. */
const plotRatio = told(
  z
    .int({
      error: ({ input }) =>
        typeof input === 'number'
          ? say('range', { label: 'plotRatio', a: 0.01, b: 20 })
          : say('required', { label: 'plotRatio' }),
    })
    .check(
      z.gte(1, say('range', { label: 'plotRatio', a: 0.01, b: 20 })),
      z.lte(2_000, say('range', { label: 'plotRatio', a: 0.01, b: 20 })),
    ),
  { label: 'plotRatio', required: true },
);

export const situationForm = z.object({
  developer: text('developer', 50),
  propertyCompany: optionalText('propertyCompany', 50),
  /** Cents for a square metre and month. */
  propertyFee: told(mayBeEmpty(money('propertyFee', 0, 10_000)), {
    unit: 'yuanPerSquareMetreMonth',
    zeroIsSaid: true,
  }),
  landArea: mayBeEmpty(squareMetres('landArea', 1, largestArea)),
  buildArea: mayBeEmpty(squareMetres('buildArea', 1, largestArea)),
  plotRatio,
  /** Basis points. */
  greenRate: rate('greenRate'),
  plannedRooms: told(wholeNumber('plannedRooms', 1, 100_000), { unit: 'households' }),
  parkingCount: told(mayBeEmpty(wholeNumber('parkingCount', 0, 100_000)), {
    unit: 'parkingSpaces',
    zeroIsSaid: true,
  }),
  /** Households to parking spaces, `1:0.8`. */
  parkingRatio: told(
    z.optional(
      z.string().check(
        z.trim(),
        z.refine((value) => value === '' || /^1:\d{1,2}(\.\d{1,2})?$/.test(value), say('parkingRatio')),
      ),
    ),
    { label: 'parkingRatio', max: 8 },
  ),
  ownYears: chosenCodes('ownYears', { ownYears }),
  buildTypes: chosenCodes('buildTypes', { buildType }),
  decoration: chosenCode('decoration', { decoration }),
  heating: told(optionalCode('heating', { heating }), { blank: heating.none }),
  water: optionalCode('water', { supply }),
  electric: optionalCode('electric', { supply }),
  gas: switched('gas'),
  completeDate: optionalDate('completeDate'),
  traffic: optionalText('traffic', 500),
  detail: optionalRichText('detail'),
  version: z.optional(version),
});
export type SituationForm = z.infer<typeof situationForm>;

/**
 * Whether the plot ratio is more than a tenth away from floor space over land. Where one of the areas is missing it is not.
 * The console asks then (容积率与面积不一致，是否继续？); nobody refuses it.
 */
export function isRatioOff({
  plotRatio: ratio,
  landArea,
  buildArea,
}: Pick<SituationForm, 'plotRatio' | 'landArea' | 'buildArea'>): boolean {
  if (!landArea || !buildArea || !ratio) return false;
  return Math.abs(ratio - (buildArea / landArea) * 100) > ratio / 10;
}
