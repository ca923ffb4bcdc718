import type { Area, Size } from 'react-easy-crop';
import { imageLimits } from '#contracts/areas/uploads.ts';

/**
 * Cuts the chosen part to a JPEG of quality 0.8 (specification section 9) in exactly the given size. Transparent areas become white.
 * @throws when the browser cannot read the picture
 */
export async function cropImage(file: Blob, part: Area, { width, height }: Size): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      'image/jpeg',
      imageLimits.quality,
    );
  });
}
