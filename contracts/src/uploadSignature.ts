import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** How long a signature of a picture holds, before and after its timestamp. Milliseconds. */
export const uploadSignatureMs = 15 * 60_000;

/** MD5 of the parameters sorted by name as `k=v` joined by `&`, followed by the shared secret (decision 6). */
export function uploadSignature(params: Record<string, string>, secret: string): string {
  const sorted = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  return bytesToHex(md5(utf8ToBytes(sorted + secret)));
}

/** What a picture's form is sent with: when it was signed, and the signature. @param now epoch milliseconds */
export function signUpload(form: Record<string, string>, secret: string, now: number) {
  const timestamp = String(now);
  return { timestamp, sign: uploadSignature({ ...form, timestamp }, secret) };
}

/** The provider state that answers the two for the form in its parameters, signed with the secret as it ships. */
export const signedPictureState = 'a picture was signed just now';
export const shippedUploadSecret = 'meimei-upload';
