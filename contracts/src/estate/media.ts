import * as z from 'zod/mini';
import { estateImageKind, estateVideoKind, videoSource } from '../enums/estates.ts';
import { valuesOf } from '../enums.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { addressPattern, isHttpUrl, isImageUrl, nameText, version, wholeNumber } from '../forms/fields.ts';
import { chosenCode, optionalText, switched } from '../forms/formFields.ts';
import { namesMp4, videoFileMessage } from '../forms/mp4.ts';
import { mayBeEmpty } from '../forms/numberFields.ts';
import { picture, pictureUrl } from '../forms/pictureFields.ts';
import { say } from '../words.ts';
import '../words/estates.ts';

/** 项目图片 and 项目视频 (domain design, sections 4.6 and 4.7). */

export const estateMediaLimits = { imagesOfKind: 20, imageName: 100, videos: 10 };

export const estateImage = z.object({
  url: pictureUrl,
  /** Of its file. */
  name: optionalText('estateImages', estateMediaLimits.imageName),
  covered: z.boolean(),
  kind: chosenCode('estateImageKind', { estateImageKind }),
});
export type EstateImage = z.infer<typeof estateImage>;

/** In their order; of each kind at most 20, of all exactly one the cover, which is no licence. */
export const imagesForm = z.object({
  images: told(
    z.array(estateImage, say('upload', { label: 'estateImages' })).check(
      z.minLength(1, say('upload', { label: 'estateImages' })),
      z.refine(
        (list) =>
          valuesOf(estateImageKind).every(
            (kind) => list.filter((one) => one.kind === kind).length <= estateMediaLimits.imagesOfKind,
          ),
        say('tooMany', { label: 'estateImages', n: estateMediaLimits.imagesOfKind }),
      ),
      z.refine((list) => list.filter(({ covered }) => covered).length === 1, say('coverRequired')),
      z.refine(
        (list) => list.every(({ covered, kind }) => !covered || kind !== estateImageKind.licence),
        say('licenceNoCover'),
      ),
    ),
    { label: 'estateImages', required: true },
  ),
  version: z.optional(version),
});
export type ImagesForm = z.infer<typeof imagesForm>;

export const estateVideo = z
  .object({
    title: nameText('videoTitle', 30),
    kind: chosenCode('estateVideoKind', { estateVideoKind }),
    source: told(chosenCode('videoSource', { videoSource }), { blank: videoSource.upload }),
    /** Of an upload a path of our storage or an address; of a link an address. */
    url: told(
      z
        .string(say('upload', { label: 'videoUrl' }))
        .check(
          z.minLength(1, say('upload', { label: 'videoUrl' })),
          z.regex(addressPattern, { error: say('url'), abort: true }),
          z.refine(isImageUrl, say('url')),
        ),
      { label: 'videoUrl', required: true },
    ),
    coverUrl: picture('videoCover'),
    /** Read in the browser; 0 = unknown. */
    seconds: told(mayBeEmpty(wholeNumber('videoSeconds', 0, 86_400)), { blank: 0 }),
    enabled: switched('enabled', 1),
  })
  .check(
    z.refine(({ source, url }) => source !== videoSource.link || isHttpUrl(url), {
      error: say('url'),
      path: ['url'],
    }),
    z.refine(({ kind, source }) => kind !== estateVideoKind.vr || source === videoSource.link, {
      error: say('vrNeedsLink'),
      path: ['source'],
    }),
    z.refine(({ source, url }) => source !== videoSource.upload || namesMp4(url), {
      error: videoFileMessage,
      path: ['url'],
    }),
  );
export type EstateVideo = z.infer<typeof estateVideo>;

/** In their order. */
export const videosForm = z.object({
  videos: told(
    z
      .array(estateVideo)
      .check(
        atMost(
          estateMediaLimits.videos,
          say('tooMany', { label: 'estateVideos', n: estateMediaLimits.videos }),
        ),
      ),
    { label: 'estateVideos', max: estateMediaLimits.videos },
  ),
  version: z.optional(version),
});
export type VideosForm = z.infer<typeof videosForm>;
