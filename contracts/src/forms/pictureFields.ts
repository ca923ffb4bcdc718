import * as z from 'zod/mini';
import { pictureGroup } from '../enums/stays.ts';
import { type Label, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { told } from './fieldInfo.ts';
import { addressPattern, emptyOr, isImageUrl } from './fields.ts';
import { chosenCode } from './formFields.ts';
import { namesMp4, videoFileMessage } from './mp4.ts';

/** Fields of uploaded pictures and videos, each by its address. */

const wrongAddress = { error: say('imageUrl'), abort: true };
const isAddress = z.regex(addressPattern, wrongAddress);

/** An uploaded picture. */
export const picture = (label: Label) =>
  told(
    z
      .string(say('upload', { label }))
      .check(z.minLength(1, say('upload', { label })), isAddress, z.refine(isImageUrl, say('imageUrl'))),
    { label, required: true },
  );
/** One that may be left out or empty. */
export const optionalPicture = (label: Label) =>
  told(
    z.optional(
      z.string().check(
        z.regex(emptyOr(addressPattern), wrongAddress),
        z.refine((value) => value === '' || isImageUrl(value), say('imageUrl')),
      ),
    ),
    { label },
  );
/** An uploaded video that may be left out or empty. */
export const optionalVideo = (label: Label) =>
  told(
    z.optional(
      z.string().check(
        z.regex(emptyOr(addressPattern), { error: say('url'), abort: true }),
        z.refine((value) => value === '' || isImageUrl(value), { error: say('url'), abort: true }),
        z.refine((value) => value === '' || namesMp4(value), videoFileMessage),
      ),
    ),
    { label },
  );
export const pictures = (label: Label, min: number, max: number) =>
  told(
    z
      .array(z.string().check(isAddress, z.refine(isImageUrl, say('imageUrl'))), say('upload', { label }))
      .check(z.minLength(min, say('upload', { label })), atMost(max, say('tooMany', { label, n: max }))),
    { label, max, required: min > 0 },
  );

export const pictureUrl = z.string().check(isAddress, z.refine(isImageUrl, say('imageUrl')));

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
