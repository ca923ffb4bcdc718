import * as z from 'zod/mini';
import { type Label, type Sentence, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { told } from './fieldInfo.ts';
import {
  addressMax,
  addressPattern,
  datePattern,
  either,
  emptyOr,
  flag,
  htmlTag,
  id,
  idPattern,
  isDate,
  isHttpUrl,
  lineText,
  mobilePattern,
  nameText,
  phonePattern,
  text,
} from './fields.ts';
import { isPersonName } from './identity.ts';
import { maskedMobilePattern } from './masks.ts';
import { mayBeEmpty } from './numberFields.ts';
import { isSafeRichText, richTextMax, textOfRichText } from './richText.ts';

/** Fields of the long forms, each with the default messages of domain design 0.3. */

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

/** The same of a name. */
export const nameBetween = (label: Label, min: number, max: number) =>
  nameText(label, max).check(z.minLength(min, say('tooShort', { label, n: min })));

/** Text that has to match a pattern or pass a check of its own, such as a number with a check digit. */
export const checkedText = (
  label: Label,
  holds: RegExp | ((value: string) => boolean),
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
        holds instanceof RegExp
          ? z.regex(holds, say(wrong, { label }))
          : z.refine(holds, say(wrong, { label })),
      ),
    { label, required: true },
  );

export const personName = (label: Label) => told(checkedText(label, isPersonName, 'personName'), { max: 20 });
export const phone = (label: Label) => checkedText(label, phonePattern, 'phone');
/** The same in a form that changes a record: the mask that the record shows means that it stays as it is. */
export const phoneOrMask = (label: Label) =>
  checkedText(label, either(phonePattern, maskedMobilePattern), 'phone');

/** A number that may be left out or empty. With `mask`, for a form that changes a record, the mask that the record shows means that it stays as it is. */
const optionalNumber = (pattern: RegExp, wrong: Sentence) => (label: Label, mask?: 'mask') => {
  const known = mask ? either(pattern, maskedMobilePattern) : pattern;
  return told(z.optional(z.string().check(z.trim(), z.regex(emptyOr(known), say(wrong)))), { label });
};
export const optionalMobile = optionalNumber(mobilePattern, 'mobile');
/** A mobile, a landline with area code, or a 400 number. */
export const optionalPhone = optionalNumber(phonePattern, 'phone');

/** The id of another record. */
export const chosenId = (label: Label) =>
  told(
    z
      .string(say('choose', { label }))
      .check(
        z.minLength(1, say('choose', { label })),
        atMost(40),
        z.regex(idPattern, say('choose', { label })),
      ),
    { label, required: true },
  );

/** The id of the record that this one belongs to. */
export const parentId = (label: Label) => told(chosenId(label), { kept: true });

/** The id of another record, or '' for none. */
export const optionalId = (label: Label) =>
  told(z.optional(z.string().check(atMost(40), z.regex(/^\S*$/))), { label });

/** An enumeration by its name: `{ starLevel }`. */
type Named<E extends Record<string, number>> = Record<string, E>;
function enumerationOf<E extends Record<string, number>>(named: Named<E>) {
  const [[name, codes]] = Object.entries(named) as [[string, E]];
  return { codes, enumeration: { name, codes: Object.values(codes) } };
}

/** The same schema, with the enumeration whose codes it has; with `orNone` also 0, where there is none. */
export function coded<S extends z.core.$ZodType>(
  schema: S,
  named: Named<Record<string, number>>,
  none?: 'orNone',
): S {
  const { name, codes } = enumerationOf(named).enumeration;
  return told(schema, { enumeration: { name, codes: none ? [0, ...codes] : codes } });
}
/** A code as rows and records answer it. */
export const answeredCode = (named: Named<Record<string, number>>, none?: 'orNone') =>
  coded(z.int(), named, none);
/** The same with the label of its column. */
export const shownCode = (label: Label, named: Named<Record<string, number>>) =>
  told(z.int(), { label, enumeration: enumerationOf(named).enumeration });

/** One code of an enumeration. */
export const chosenCode = <const E extends Record<string, number>>(label: Label, named: Named<E>) => {
  const { codes, enumeration } = enumerationOf(named);
  return told(z.enum(codes, say('choose', { label })), { label, enumeration, required: true });
};

/** One code of an enumeration, or none; the empty text of a cleared select counts as none. */
export const optionalCode = <const E extends Record<string, number>>(label: Label, named: Named<E>) =>
  mayBeEmpty(chosenCode(label, named)) as unknown as z.ZodMiniOptional<z.ZodMiniEnum<E>>;

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

/** A day of the calendar; 30 February is none. */
export const chosenDate = (label: Label) =>
  told(
    z
      .string(say('choose', { label }))
      .check(
        z.regex(datePattern, { error: say('choose', { label }), abort: true }),
        z.refine(isDate, say('choose', { label })),
      ),
    {
      label,
      required: true,
    },
  );

/** A day that may be left out or emptied. */
export const optionalDate = (label: Label) =>
  told(
    z.optional(
      z.string().check(
        z.regex(emptyOr(datePattern), { error: say('choose', { label }), abort: true }),
        z.refine((value) => value === '' || isDate(value), say('choose', { label })),
      ),
    ),
    { label },
  );

/** Where a record is: province and city, and the street behind them. */
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

/** Province and city that may be left out; without a city there is none. */
export const optionalArea = told(
  z.optional(
    z.object({
      provinceId: z.string().check(atMost(40)),
      cityId: z.string().check(atMost(40)),
      provinceName: z.optional(z.string()),
      cityName: z.optional(z.string()),
    }),
  ),
  { label: 'area' },
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

/** Short words, none twice. */
export const tagsUpTo = (max: number) =>
  told(
    z.optional(
      z.array(lineText('tags', 8)).check(
        atMost(max, say('tooMany', { label: 'tags', n: max })),
        z.refine((list) => new Set(list).size === list.length, say('twice', { label: 'tags' })),
      ),
    ),
    { label: 'tags', max },
  );
export const tags = tagsUpTo(6);

/** An address of another site that may be left out or empty. It states no `max`: an input would cut a pasted one, and a part of an address leads nowhere. */
export const optionalUrl = (label: Label) =>
  told(
    z.optional(
      z.string().check(
        z.trim(),
        atMost(addressMax, say('tooLong', { label, n: addressMax })),
        z.regex(emptyOr(addressPattern), { error: say('url'), abort: true }),
        z.refine((value) => value === '' || isHttpUrl(value), say('url')),
      ),
    ),
    { label },
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

/** `HH:mm` that may be left out or emptied. */
export const optionalClock = (label: Label) =>
  told(z.optional(z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, say('choose', { label })))), {
    label,
  });
