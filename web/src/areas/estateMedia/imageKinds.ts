import { type EstateImageKind, estateImageKind } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { EstateImage } from '#contracts/estate/media.ts';
import type { UploadedImage } from '../../kit/pictures/images.ts';

export const imageKinds = valuesOf(estateImageKind);

/** The pictures of one kind, in their order. */
export const ofKind = (images: readonly EstateImage[], kind: EstateImageKind) =>
  images.filter((image) => image.kind === kind);

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
