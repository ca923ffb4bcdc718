/**
 * The text of a CSV file. A byte order mark says the encoding; without one the bytes are UTF-8 if they are valid as that, and otherwise GB18030, in which
 * Chinese spreadsheets save (GBK and GB2312 are parts of it).
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
