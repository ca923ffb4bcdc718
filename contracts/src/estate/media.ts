import * as z from 'zod/mini';
import { estateImageKind, estateVideoKind, videoSource } from '../enums/estates.ts';
import { valuesOf } from '../enums.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import {
  addressMax,
  addressPattern,
  emptyOr,
  isHttpUrl,
  isImageUrl,
  nameText,
  version,
  wholeNumber,
} from '../forms/fields.ts';
import { chosenCode, optionalText, switched } from '../forms/formFields.ts';
import { namesMp4, videoFileMessage } from '../forms/mp4.ts';
import { mayBeEmpty } from '../forms/numberFields.ts';
import { pictureUrl } from '../forms/pictureFields.ts';
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

interface AddressOfVideo {
  source: number;
  url: string;
}
const isLink = ({ source }: AddressOfVideo) => source === videoSource.link;
const hasUrl = (value: unknown) => typeof (value as Partial<AddressOfVideo> | null)?.url === 'string';
/** A rule for the address of a video. The first fault of an address is told, beside the faults of other fields. */
const addressRule = (holds: (video: AddressOfVideo) => boolean, error: string) =>
  z.refine<AddressOfVideo>(holds, {
    error,
    path: ['url'],
    when: ({ issues, value }) => hasUrl(value) && !issues.some(({ path }) => path?.[0] === 'url'),
  });
const tooLong = (label: 'videoUrl' | 'videoLink') => say('tooLong', { label, n: addressMax });

export const estateVideo = z
  .object({
    title: nameText('videoTitle', 30),
    kind: chosenCode('estateVideoKind', { estateVideoKind }),
    source: told(chosenCode('videoSource', { videoSource }), { blank: videoSource.upload }),
    /** Of an upload a path of our storage or an address; of a link an address. */
    url: told(
      z
        .string(say('upload', { label: 'videoUrl' }))
        .check(z.regex(emptyOr(addressPattern), { error: say('url'), abort: true })),
      { label: 'videoUrl', required: true },
    ),
    /** Like `picture`, but nothing aborts: the rules for the address of the video are told beside a cover that is missing. */
    coverUrl: told(
      z
        .string(say('upload', { label: 'videoCover' }))
        .check(
          z.minLength(1, say('upload', { label: 'videoCover' })),
          z.regex(addressPattern, say('imageUrl')),
          z.refine(isImageUrl, say('imageUrl')),
        ),
      { label: 'videoCover', required: true },
    ),
    /** Read in the browser; 0 = unknown. */
    seconds: told(mayBeEmpty(wholeNumber('videoSeconds', 0, 86_400)), { blank: 0 }),
    enabled: switched('enabled', 1),
  })
  .check(
    addressRule((video) => isLink(video) || video.url !== '', say('upload', { label: 'videoUrl' })),
    addressRule((video) => video.url !== '', say('required', { label: 'videoLink' })),
    addressRule((video) => isLink(video) || video.url.length <= addressMax, tooLong('videoUrl')),
    addressRule((video) => video.url.length <= addressMax, tooLong('videoLink')),
    addressRule((video) => (isLink(video) ? isHttpUrl(video.url) : isImageUrl(video.url)), say('url')),
    addressRule((video) => isLink(video) || namesMp4(video.url), videoFileMessage),
    z.refine(({ kind, source }) => kind !== estateVideoKind.vr || source === videoSource.link, {
      error: say('vrNeedsLink'),
      path: ['source'],
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
