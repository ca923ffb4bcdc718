import { imageLimits } from '#contracts/areas/uploads.ts';
import { say } from '#contracts/words.ts';

/** An uploaded picture in a form (specification section 3). */
export interface UploadedImage {
  url: string;
  name: string;
  covered?: boolean;
  /** The picture group (what the picture shows), as a code. */
  group?: number;
}

export interface ImageRules {
  /** Extensions without a dot. */
  types: readonly string[];
  megabytes: number;
}

/** The first bytes of a file by its extension. Other types are not checked here, but by the server. */
const heads: Record<string, readonly number[]> = {
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
};

export const extensionOf = (name: string) =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';

/** Undefined if the file cannot be read: it is a folder, or was changed or removed after it was chosen. */
export async function firstBytes(file: Blob, count: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** The message token of the first rule that a chosen file breaks (specification section 5). A renamed .exe is not accepted as a picture. */
export async function imageFault(file: File, { types, megabytes }: ImageRules): Promise<string | undefined> {
  const wrongType = say('imageTypes', { types: types.join('、') });
  const extension = extensionOf(file.name);
  if (!types.includes(extension)) return wrongType;
  if (file.size > megabytes * imageLimits.bytesPerMegabyte) return say('fileTooLarge', { n: megabytes });
  const head = heads[extension] ?? [];
  const bytes = await firstBytes(file, head.length);
  if (!bytes) return say('uploadFailed');
  return head.every((byte, at) => bytes[at] === byte) ? undefined : wrongType;
}

/**
 * A cover is chosen for the user when there was no picture before and when the one with the cover was removed, never when he unset it: then the
 * save asks for one (specification section 4).
 */
export function withCover(
  before: readonly Pick<UploadedImage, 'url' | 'covered'>[],
  after: readonly UploadedImage[],
): UploadedImage[] {
  const left = new Set(after.map(({ url }) => url));
  const isLost = before.length === 0 || before.some(({ url, covered }) => covered && !left.has(url));
  const wants = isLost && !after.some(({ covered }) => covered);
  return after.map((image, at) => ({ ...image, covered: wants ? at === 0 : Boolean(image.covered) }));
}

/** At most one picture is the cover; choosing the present cover again unsets it (specification section 4). */
export function toggleCover(images: readonly UploadedImage[], at: number): UploadedImage[] {
  return images.map((image, index) => ({ ...image, covered: index === at && !image.covered }));
}
