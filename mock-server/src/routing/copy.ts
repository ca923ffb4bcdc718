import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** What is looked at of a body that streams through. Bytes. */
export const copyLimit = 1_048_576;

/** A copy of a stream while it passes, given up when it grows too long. The chunks are shared, not copied. */
export class Copy {
  readonly #limit: number;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= this.#limit) this.#chunks.push(chunk);
    else this.#chunks = [];
  }

  /** Undefined when it was too long. */
  get bytes(): Buffer | undefined {
    return this.#size > this.#limit ? undefined : Buffer.concat(this.#chunks);
  }

  get size(): number {
    return this.#size;
  }
}

const expand = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync };

/** The text of a body in its content coding; undefined when it cannot be read. */
export function textOf(bytes: Buffer, coding = 'identity'): string | undefined {
  if (coding === 'identity' || coding === '') return bytes.toString('utf8');
  if (!Object.hasOwn(expand, coding)) return undefined;
  try {
    return expand[coding as keyof typeof expand](bytes, { maxOutputLength: 8 * copyLimit }).toString('utf8');
  } catch {
    return undefined;
  }
}
