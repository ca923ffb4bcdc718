import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { BodyMemory } from '../wire/body.ts';

/** What is looked at of a body that streams through. Bytes. */
export const copyLimit = 1_048_576;

/** A copy of a stream while it passes, given up when it grows too long. The chunks are shared, not copied. */
export class Copy {
  readonly #limit: number;
  readonly #memory: BodyMemory | undefined;
  #chunks: Buffer[] = [];
  #size = 0;
  #held = 0;
  #isTooLong = false;

  /** @param memory what a copy that may become large takes its room from, until it is released */
  constructor(limit: number, memory?: BodyMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#isTooLong ||= this.#size > this.#limit || this.#memory?.take(chunk.length) === false;
    if (this.#isTooLong) this.release();
    else {
      this.#chunks.push(chunk);
      this.#held += chunk.length;
    }
  }

  /** Gives the room back; what was copied is gone. */
  release(): void {
    this.#memory?.give(this.#held);
    this.#held = 0;
    this.#isTooLong = true;
    this.#chunks = [];
  }

  /** Undefined when it was too long. */
  get bytes(): Buffer | undefined {
    return this.#isTooLong ? undefined : Buffer.concat(this.#chunks);
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
