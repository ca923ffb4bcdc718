import * as z from 'zod/mini';
import { pictureGroup } from '../enums/stays.ts';
import { type Label, type Sentence, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { infoOf, told } from './fieldInfo.ts';
import { flag, id, isDate, isImageUrl, isPhone, text } from './fields.ts';
import { isPersonName } from './identity.ts';
import { isMaskedMobile } from './masks.ts';
import { halfWidth } from './plainText.ts';
import { isSafeRichText, richTextMax, textOfRichText } from './richText.ts';

/** Fields of the long forms, each with the default messages of domain design 0.3. */

const htmlTag = /<\s*[/!a-z]/i;

/** Plain text that may be left out or empty. */
export const optionalText = (label: Label, max: number) =>
  told(
    z.optional(
      z.string().check(
        z.trim(),
        atMost(max, say('tooLong', { label, n: max })),
        z.refine((value) => !htmlTag.test(value), say('noHtml', { label })),
      ),
    ),
    { label, max },
  );

/** Text with a length from `min` to `max`. */
export const textBetween = (label: Label, min: number, max: number) =>
  text(label, max).check(z.minLength(min, say('tooShort', { label, n: min })));

/** Text that has to pass a check of its own, such as a number with a check digit. */
export const checkedText = (
  label: Label,
  holds: (value: string) => boolean,
  wrong: Sentence,
  required: Sentence = 'required',
) =>
  told(
    z
      .string(say(required, { label }))
      .check(
        z.trim(),
        z.minLength(1, say(required, { label })),
        atMost(100, say(wrong, { label })),
        z.refine(holds, say(wrong, { label })),
      ),
    { label, required: true },
  );

export const personName = (label: Label) => told(checkedText(label, isPersonName, 'personName'), { max: 20 });
export const phone = (label: Label) => checkedText(label, isPhone, 'phone');
/** The same in a form that changes a record: the mask that the record shows means that it stays as it is. */
export const phoneOrMask = (label: Label) =>
  checkedText(label, (value) => isPhone(value) || isMaskedMobile(value), 'phone');

/** The id of another record. */
export const chosenId = (label: Label) =>
  told(z.string(say('choose', { label })).check(z.minLength(1, say('choose', { label })), atMost(40)), {
    label,
    required: true,
  });

/** An enumeration by its name: `{ starLevel }`. */
type Named<E extends Record<string, number>> = Record<string, E>;
function enumerationOf<E extends Record<string, number>>(named: Named<E>) {
  const [[name, codes]] = Object.entries(named) as [[string, E]];
  return { codes, enumeration: { name, codes: Object.values(codes) } };
}

/** One code of an enumeration. */
export const chosenCode = <const E extends Record<string, number>>(label: Label, named: Named<E>) => {
  const { codes, enumeration } = enumerationOf(named);
  return told(z.enum(codes, say('choose', { label })), { label, enumeration, required: true });
};

/** At least one code of an enumeration, none twice. */
export const chosenCodes = <const E extends Record<string, number>>(label: Label, named: Named<E>) => {
  const { codes, enumeration } = enumerationOf(named);
  return told(
    z.array(z.enum(codes, say('choose', { label })), say('choose', { label })).check(
      z.minLength(1, say('choose', { label })),
      z.refine((list) => new Set(list).size === list.length, say('twice', { label })),
    ),
    { label, enumeration, required: true },
  );
};

/** An uploaded picture. */
export const picture = (label: Label) =>
  told(
    z
      .string(say('upload', { label }))
      .check(z.minLength(1, say('upload', { label })), z.refine(isImageUrl, say('imageUrl'))),
    { label, required: true },
  );
/** One that may be left out or empty. */
export const optionalPicture = (label: Label) =>
  told(
    z.optional(z.string().check(z.refine((value) => value === '' || isImageUrl(value), say('imageUrl')))),
    { label },
  );
export const pictures = (label: Label, min: number, max: number) =>
  told(
    z
      .array(z.string().check(z.refine(isImageUrl, say('imageUrl'))), say('upload', { label }))
      .check(z.minLength(min, say('upload', { label })), atMost(max, say('tooMany', { label, n: max }))),
    { label, max, required: min > 0 },
  );

/** A day of the calendar; 30 February is none. */
export const chosenDate = (label: Label) =>
  told(z.string(say('choose', { label })).check(z.refine(isDate, say('choose', { label }))), {
    label,
    required: true,
  });

/** Basis points, 1% = 100. Typed as a percentage with at most two decimals. */
export const rate = (label: Label, max = 10_000) => {
  const message = say('rateRange', { label, a: 0, b: max / 100 });
  return told(hundredths(label, message, 0, max), { label, unit: 'percent', required: true });
};

/** A whole number that is typed with two decimals. */
const hundredths = (label: Label, message: string, min: number, max: number) =>
  z
    .int({ error: ({ input }) => (typeof input === 'number' ? message : say('required', { label })) })
    .check(z.gte(min, message), z.lte(max, message));

/** The fields of a place in the country: what the area picker holds, and the street behind it. */
export const addressFields = {
  area: told(
    z.object(
      {
        provinceId: chosenId('area'),
        cityId: chosenId('area'),
        provinceName: z.optional(z.string()),
        cityName: z.optional(z.string()),
      },
      say('choose', { label: 'area' }),
    ),
    { label: 'area', required: true },
  ),
  address: text('address', 100),
};

/** Larger first, ties by creation time, newest first. */
export const ordering = told(
  z
    .int({ error: say('range', { label: 'ordering', a: 0, b: 100 }) })
    .check(
      z.gte(0, say('range', { label: 'ordering', a: 0, b: 100 })),
      z.lte(100, say('range', { label: 'ordering', a: 0, b: 100 })),
    ),
  { label: 'ordering', max: 100, blank: 0 },
);

/** 1 or 0; a new form begins with `blank`. */
export const switched = (label: Label, blank: 0 | 1 = 0) => told(z.literal([0, 1]), { label, blank });
/** Whether a record is on; a new one is. */
export const enabled = switched('enabled', 1);

export const enableBody = z.object({ enable: flag });
export const optionRow = z.object({ id, name: z.string(), enabled: flag });

/** HTML of a few allowed tags. What has neither words nor a picture counts as empty. */
export const richText = (label: Label) =>
  told(
    z.string(say('required', { label })).check(
      atMost(richTextMax, say('tooLong', { label, n: richTextMax })),
      z.refine((html) => textOfRichText(html) !== '' || html.includes('<img'), say('required', { label })),
      z.refine(isSafeRichText, say('unsafeHtml', { label })),
    ),
    { label, required: true },
  );
export const optionalRichText = (label: Label) =>
  told(
    z.optional(
      z
        .string()
        .check(
          atMost(richTextMax, say('tooLong', { label, n: richTextMax })),
          z.refine(isSafeRichText, say('unsafeHtml', { label })),
        ),
    ),
    { label },
  );

const pictureUrl = z.string().check(z.refine(isImageUrl, say('imageUrl')));

const oneCovered = <Picture extends { covered: boolean }>(
  picture: z.core.$ZodType<Picture, Picture>,
  label: Label,
  max: number,
) =>
  told(
    z.array(picture, say('upload', { label })).check(
      z.minLength(1, say('upload', { label })),
      atMost(max, say('tooMany', { label, n: max })),
      z.refine((list) => list.filter(({ covered }) => covered).length === 1, say('coverRequired')),
    ),
    { label, max, required: true },
  );

/** One to `max` pictures in their order, exactly one of them the cover. */
export const coveredPictures = (label: Label, max: number) =>
  oneCovered(z.object({ url: pictureUrl, covered: z.boolean() }), label, max);

/** The same, each with what it shows; left out = the outside. */
export const groupedPictures = (label: Label, max: number) =>
  oneCovered(
    z.object({
      url: pictureUrl,
      covered: z.boolean(),
      group: z.optional(chosenCode('pictureGroup', { pictureGroup })),
    }),
    label,
    max,
  );

/** Up to six short words, none twice. */
export const tags = told(
  z.optional(
    z.array(text('tags', 8)).check(
      atMost(6, say('tooMany', { label: 'tags', n: 6 })),
      z.refine((list) => new Set(list).size === list.length, say('twice', { label: 'tags' })),
    ),
  ),
  { label: 'tags', max: 6 },
);

/** Any codes of an enumeration, none twice, at most `max`. */
export const codes = <const E extends Record<string, number>>(
  label: Label,
  named: Named<E>,
  max = Number.POSITIVE_INFINITY,
) => {
  const { codes: known, enumeration } = enumerationOf(named);
  return told(
    z.optional(
      z.array(z.enum(known, say('choose', { label }))).check(
        z.refine((list) => new Set(list).size === list.length, say('twice', { label })),
        z.refine((list) => list.length <= max, say('tooMany', { label, n: max })),
      ),
    ),
    { label, enumeration },
  );
};

/** `HH:mm`, 00:00 to 23:59. */
export const clock = (label: Label) =>
  told(
    z.string(say('choose', { label })).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('choose', { label }))),
    { label, required: true },
  );

interface Bounds {
  min: number;
  max: number;
}
/** The country's degrees, with some sea around it. */
export const locationBounds = { longitude: { min: 73, max: 136 }, latitude: { min: 3, max: 54 } };
const degrees = ({ min, max }: Bounds) =>
  z.number(say('location')).check(
    z.gte(min, say('location')),
    z.lte(max, say('location')),
    z.refine(
      (value) =>
        Number.isInteger(Math.round(value * 1e6)) && Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-4,
      say('location'),
    ),
  );
/**
 * Where a place is, in degrees with at most six decimals; within China. The system is GCJ-02, that of Chinese maps and of what guests'
 * mini programs show (docs/decisions/0025-map.md).
 */
export const locationFields = {
  longitude: told(degrees(locationBounds.longitude), { label: 'longitude', unit: 'degrees', required: true }),
  latitude: told(degrees(locationBounds.latitude), { label: 'latitude', unit: 'degrees', required: true }),
};

/** Degrees as they are pasted, `东经120.098612°`, with at most six decimals. */
export function cleanDegrees(text: string): string {
  const plain = halfWidth(text).replace(/[^\d.]/g, '');
  return /\.\d{7,}$/.test(plain) ? Number(plain).toFixed(6) : plain;
}

/**
 * Both coordinates of a pasted pair, `120.098612,30.221845`, whichever stands first: within China no longitude is a latitude.
 * Undefined for anything else.
 */
export function coordinatesOf(text: string): { longitude: number; latitude: number } | undefined {
  const parts = halfWidth(text)
    .split(/[,;、\s]+/)
    .map(cleanDegrees)
    .filter((part) => /^\d{1,3}(?:\.\d{1,6})?$/.test(part))
    .map(Number);
  const [a = 0, b = 0] = parts;
  if (parts.length !== 2) return undefined;
  return [
    { longitude: a, latitude: b },
    { longitude: b, latitude: a },
  ].find(isInChina);
}

export const isInChina = ({ longitude, latitude }: { longitude: number; latitude: number }): boolean => {
  const isIn = (value: number, { min, max }: Bounds) => value >= min && value <= max;
  return isIn(longitude, locationBounds.longitude) && isIn(latitude, locationBounds.latitude);
};

/** Cents. Typed as yuan with at most two decimals. */
export const money = (label: Label, min = 0, max = 9_999_999_999) => {
  const message = say('moneyRange', { label, a: min / 100, b: max / 100 });
  return told(hundredths(label, message, min, max), { label, unit: 'yuan', required: true });
};

/** A number that may be left out. An emptied field of a form holds an empty text; that does not travel. */
export const mayBeEmpty = <S extends z.core.$ZodType<number, number>>(schema: S) =>
  told(
    z.optional(
      z.pipe(
        z.transform((value: number | undefined) => ((value as unknown) === '' ? undefined : value)),
        z.optional(schema),
      ),
    ),
    { ...infoOf(schema), required: false },
  );

/** `HH:mm` that may be left out or emptied. */
export const optionalClock = (label: Label) =>
  told(z.optional(z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, say('choose', { label })))), {
    label,
  });

/** Hundredths of a square metre. Typed in square metres with at most two decimals. */
export const squareMetres = (label: Label, min: number, max: number) => {
  const message = say('range', { label, a: min / 100, b: max / 100 });
  return told(hundredths(label, message, min, max), { label, unit: 'squareMetres', required: true });
};
