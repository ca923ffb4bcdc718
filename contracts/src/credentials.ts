import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hexadecimal SHA-256 of a text. Works without `crypto.subtle`, which plain-HTTP intranets lack. */
export const sha256Hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** What a password looks like outside the browser (specification section 5). */
export const passwordHash = (password: string) => sha256Hex(password);

/** The login credential: double hash of the password plus the one-time code of step 1 (decision 1). */
export const loginCredential = (hashedPassword: string, code: string) => sha256Hex(hashedPassword + code);
