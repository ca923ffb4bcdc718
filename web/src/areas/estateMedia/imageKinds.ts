import { type EstateImageKind, estateImageKind } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type EstateImage, estateMediaLimits } from '#contracts/estate/media.ts';
import { titleOfFile } from '../../api/fileNames.ts';
import type { UploadedImage } from '../../kit/pictures/images.ts';

export const imageKinds = valuesOf(estateImageKind);

/** The pictures of one kind, in their order. */
export const ofKind = (images: readonly EstateImage[], kind: EstateImageKind) =>
  images.filter((image) => image.kind === kind);

/** New pictures come with the names of their files, after which they are called. @param shown the pictures on the page, whose names stay */
export function named(shown: readonly EstateImage[], list: readonly UploadedImage[]): UploadedImage[] {
  const known = new Set(shown.map(({ url }) => url));
  return list.map((image) =>
    known.has(image.url) ? image : { ...image, name: titleOfFile(image.name, estateMediaLimits.imageName) },
  );
}

/**
 * All pictures, kind by kind, with those of one kind replaced. There is one cover over all kinds: where the kind has it, no other has. The first
 * picture of all becomes the cover by itself, unless it is a licence.
 */
export function withKind(
  images: readonly EstateImage[],
  kind: EstateImageKind,
  list: readonly UploadedImage[],
): EstateImage[] {
  const isFirst = images.length === 0 && kind !== estateImageKind.licence;
  const hasCover = list.some(({ covered }) => covered);
  const own = list.map(({ url, name, covered }, at): EstateImage => {
    const isCover = hasCover ? covered === true : isFirst && at === 0;
    return { url, ...(name !== '' && { name }), covered: isCover, kind };
  });
  return imageKinds.flatMap((other) => {
    if (other === kind) return own;
    const theirs = ofKind(images, other);
    return hasCover ? theirs.map((image) => ({ ...image, covered: false })) : theirs;
  });
}
