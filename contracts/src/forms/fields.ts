import * as z from 'zod/mini';
import { queryNumber } from '../envelope.ts';
import { type Label, type Sentence, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { told } from './fieldInfo.ts';
import { isDay } from './isDay.ts';
import { isMaskedMobile } from './masks.ts';
import { halfWidth, hasInvisible } from './plainText.ts';

/** The value checks shared by every form and by the mock (domain design, section 0.4). Messages are tokens. */

export const mobilePattern = /^1[3-9]\d{9}$/;
/** Mobile, landline with area code, or a 400 service number. */
export const phonePattern = /^(1[3-9]\d{9}|0\d{2,3}-\d{6,8}|400-?\d{3}-?\d{4})$/;

const inner = ({ source }: RegExp) => source.slice(1, -1);
/** The same pattern, or nothing. */
export const emptyOr = (pattern: RegExp) => new RegExp(`^(${inner(pattern)})?$`);
/** One of two patterns. */
export const either = (one: RegExp, other: RegExp) => new RegExp(`^(${inner(one)}|${inner(other)})$`);

/** Mainland mobile: 11 digits, starts with 1, second digit 3-9 (specification section 5). */
export const isMobile = (value: string) => mobilePattern.test(value);

export const isPhone = (value: string) => phonePattern.test(value);

/** The digits of a mobile number as it is pasted, without the country's 86; of a part of one its digits. */
export const cleanMobile = (text: string) =>
  halfWidth(text)
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1[3-9]\d{9}$)/, '');

/** A number of `isPhone` as it is pasted: `+86 138 0013 8000`, `(0571) 8765 4321` and `400 880 1234` lose what is not part of them. */
export function cleanPhone(text: string): string {
  // Digits, dashes, and a plus at the beginning; the country's 86, with (0) or without, gives way to the 0 of an area code.
  const dashed = halfWidth(text)
    .replace(/[()]/g, '-')
    .replace(/[^\d+-]/g, '')
    .replace(/^-+/, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^(?:\+-*(?:00)?|00)86-*(?:0-*)?(?=1-*0|[2-9]-*\d)/, '0')
    .replace(/^[+-]+/, '');
  const digits = cleanMobile(dashed);
  if (digits.startsWith('1')) return digits;
  // A dash or bracket that is typed behind the area code ends it, right or wrong: elsewhere it would make another number.
  const [, typedArea, rest] = /^(0\d*)-+(\d[\d-]*)$/.exec(dashed) ?? [];
  if (typedArea && rest) return `${typedArea}-${rest.replaceAll('-', '')}`;
  const [, area, number] = /^(0(?:10|2\d)|0\d{3})(\d{6,8})$/.exec(digits) ?? [];
  return area ? `${area}-${number}` : dashed.replace(/-+/g, '-');
}

/** What a search by name or number looks for: a number in its clean form, anything else as it is. */
export const cleanNameOrNumber = (text: string) =>
  /^[+\d\s().-]+$/.test(halfWidth(text)) ? cleanPhone(text) : text.trim();

/** The beginning of a tag or a comment. */
export const htmlTag = /<\s*[/!a-z]/i;

/** Plain text of a form: trimmed, not blank, no longer than `max`, no HTML. */
export const text = (label: Label, max: number, required: Sentence = 'required') =>
  told(
    z.string(say(required, { label })).check(
      z.trim(),
      z.minLength(1, say(required, { label })),
      atMost(max, say('tooLong', { label, n: max })),
      z.refine((value) => !htmlTag.test(value), say('noHtml', { label })),
    ),
    { label, max, required: true },
  );

/** Plain text of one line, in which everything is to be seen: two texts that look alike are alike. */
export const lineText = (label: Label, max: number, required: Sentence = 'required') =>
  told(
    text(label, max, required).check(
      z.refine((value) => !hasInvisible(value), say('noInvisible', { label })),
    ),
    { label, max, required: true },
  );

/** What is drawn as a picture of its own, or made one by a variation selector; a star as text is none. */
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;

/** The name of something: a line without emoji, which only the nickname of a member may have (domain design, section 0.3). */
export const nameText = (label: Label, max: number, required: Sentence = 'required') =>
  told(
    lineText(label, max, required).check(z.refine((value) => !emoji.test(value), say('noEmoji', { label }))),
    {
      label,
      max,
      required: true,
    },
  );

/** A whole number within bounds. The message names both limits; where there is no number it is `required`. */
export const wholeNumber = (label: Label, min: number, max: number, required: Sentence = 'required') => {
  const message = say('range', { label, a: min, b: max });
  const missing = say(required, { label });
  const schema = z
    .int({ error: ({ input }) => (typeof input === 'number' && !Number.isNaN(input) ? message : missing) })
    .check(z.gte(min, message), z.lte(max, message));
  return told(schema, { label, max, required: true });
};

/** 1 or 0, as the wire writes booleans of records. */
export const flag = z.literal([0, 1]);
export const queryFlag = z.pipe(queryNumber(0, 1), flag);

export const mobile = told(
  z
    .string(say('required', { label: 'mobile' }))
    .check(z.minLength(1, say('required', { label: 'mobile' })), z.refine(isMobile, say('mobile'))),
  { label: 'mobile', required: true },
);

/** The same in a form that changes a record: the mask that the record shows means that it stays as it is. */
export const mobileOrMask = told(
  z.string(say('required', { label: 'mobile' })).check(
    z.minLength(1, say('required', { label: 'mobile' })),
    z.refine((value) => isMobile(value) || isMaskedMobile(value), say('mobile')),
  ),
  { label: 'mobile', required: true },
);

/** Part of a number typed into a search field. Matched literally, wherever it stands. */
export const searchDigits = z.string().check(z.regex(/^\d{0,20}$/, say('digits', { label: 'mobile' })));
export const searchText = z.string().check(z.trim(), atMost(100));

/** An id has no blanks. */
export const idPattern = /^\S+$/;
export const id = z.string().check(z.minLength(1), atMost(40), z.regex(idPattern));
/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai; 1970-01-01 means that it never happened. */
export const dateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
export const datePattern = /^\d{4}-\d{2}-\d{2}$/;
/** A day that the calendar has, written as yyyy-MM-dd. */
export const isDate = (value: string) => datePattern.test(value) && isDay(value.replaceAll('-', ''));
export const date = z.string().check(z.regex(datePattern, say('date')), z.refine(isDate, say('date')));
/** Counts the changes of a record. Sent back with an update; another number than the stored one is refused with -1007. */
export const version = z.int().check(z.gte(1));

/** Lower-case hexadecimal SHA-256; a password never travels otherwise. */
export const sha256 = (message: string) => z.string(message).check(z.regex(/^[0-9a-f]{64}$/, message));

/** Characters of an address or of the path of a page. */
export const addressMax = 300;

export const isHttpUrl = (value: string) => {
  if (value.length > addressMax || !/^https?:\/\//i.test(value) || /[\s<>"]/.test(value)) return false;
  return URL.canParse(value);
};

/** What begins as an address does; `isHttpUrl` and `isImageUrl` look at the rest. */
export const addressPattern = /^([Hh][Tt]{2}[Pp][Ss]?:\/\/|\/)\S+$/;

/** An uploaded picture: an absolute address, or a path on the host that answered the upload. */
export const isImageUrl = (value: string) =>
  isHttpUrl(value) || (/^\/(?!\/)[^\s<>"\\]{1,299}$/.test(value) && value.startsWith('/'));

/** One code of an enumeration, as a filter. */
export const queryCode = <const E extends Record<string, number>>(codes: E) =>
  z.optional(z.pipe(queryNumber(0, 99), z.enum(codes)));
