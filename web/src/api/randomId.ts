const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const length = 32;
/** Bytes from this value on are discarded: otherwise the first letters of the alphabet would be more likely. */
const fairBelow = 256 - (256 % alphabet.length);

/** A random id of 32 upper-case letters and digits (specification section 9). Works without a secure context, too. */
export function randomId(): string {
  let id = '';
  while (id.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) if (byte < fairBelow) id += alphabet[byte % alphabet.length];
  }
  return id.slice(0, length);
}
