import type { Readable } from 'node:stream';

/** The caller closed the connection while sending; no answer can be sent. */
export class HungUp extends Error {}

/** The longest body that is read to its end, in bytes; beyond it the connection is closed. */
export const absurdBytes = 256 * 1_048_576;

/** Memory that all bodies being received may take together, in bytes; beyond it a body counts as too long. */
const mostHeldBytes = 256 * 1_048_576;
let heldBytes = 0;

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
      heldBytes -= held;
      held = 0;
      chunks = [];
    };
    const hungUp = () => {
      release();
      reject(new HungUp());
    };
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      isTooLong ||= size > limit || heldBytes + chunk.length > mostHeldBytes;
      if (isTooLong) release();
      else {
        chunks.push(chunk);
        held += chunk.length;
        heldBytes += chunk.length;
      }
      if (size > absurdBytes) body.destroy();
    });
    body.on('end', () => {
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
