import type { Readable } from 'node:stream';

/** The caller hung up while sending: nobody waits for an answer. */
export class HungUp extends Error {}

/** What no caller of ours sends; beyond it the connection is closed instead of reading on. */
const absurdBytes = 256 * 1_048_576;

/**
 * The body; undefined when it is longer than `limit` bytes. It is read to its end even then, because a client
 * that is still sending would not see the answer.
 * @throws HungUp
 */
export function readBytes(body: Readable, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size > absurdBytes) body.destroy();
    });
    body.on('end', () => resolve(size > limit ? undefined : Buffer.concat(chunks)));
    body.on('error', () => reject(new HungUp()));
    body.on('close', () => reject(new HungUp()));
  });
}

/** The same as text. @throws HungUp */
export const readText = async (body: Readable, limit: number): Promise<string | undefined> =>
  (await readBytes(body, limit))?.toString('utf8');
