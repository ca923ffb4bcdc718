import type { Readable } from 'node:stream';

/** The caller closed the connection while sending; no answer can be sent. */
export class HungUp extends Error {}

/** The longest body that is read to its end, in bytes; beyond it the connection is closed. */
export const absurdBytes = 256 * 1_048_576;

/** Memory that several bodies share; beyond it one more counts as too long. */
export class BodyMemory {
  readonly #most: number;
  #held = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is room for so many more bytes, which then count. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  give(bytes: number): void {
    this.#held -= bytes;
  }
}

/** All bodies that are being received, or kept until a real backend has answered. */
export const bodyMemory = new BodyMemory(256 * 1_048_576);

/**
 * The body; undefined when it is longer than `limit` bytes. It is read to its end even then, because a client
 * that is still sending would not see the answer.
 * @throws HungUp
 */
export function readBytes(body: Readable, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    let held = 0;
    let isTooLong = false;
    const release = () => {
      bodyMemory.give(held);
      held = 0;
      chunks = [];
    };
    const hungUp = () => {
      release();
      reject(new HungUp());
    };
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      isTooLong ||= size > limit || !bodyMemory.take(chunk.length);
      if (isTooLong) release();
      else {
        chunks.push(chunk);
        held += chunk.length;
      }
      if (size > absurdBytes) body.destroy();
    });
    body.on('end', () => {
      body.off('close', hungUp);
      resolve(isTooLong ? undefined : Buffer.concat(chunks));
      release();
    });
    body.on('error', hungUp);
    body.on('close', hungUp);
  });
}

/** The same as text. @throws HungUp */
export const readText = async (body: Readable, limit: number): Promise<string | undefined> =>
  (await readBytes(body, limit))?.toString('utf8');
