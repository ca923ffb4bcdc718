import { signUpload } from '#contracts/uploadSignature.ts';
import { defaultUploadSecret } from '#mock/wire/mock.ts';

/** The input of `images/upload`, signed at a moment as a console signs it. @param now epoch milliseconds */
export function signedPicture(
  now: number,
  image_base64 = '/9j/4AA=',
  image_file_name = 'a.jpg',
  secret = defaultUploadSecret,
) {
  const body = { image_base64, image_file_name };
  return { query: signUpload(body, secret, Math.round(now)), body };
}
