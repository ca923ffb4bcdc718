import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** MD5 of the parameters sorted by name as `k=v` joined by `&`, followed by the shared secret (decision 6). */
export function uploadSignature(params: Record<string, string>, secret: string): string {
  const sorted = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  return bytesToHex(md5(utf8ToBytes(sorted + secret)));
}
