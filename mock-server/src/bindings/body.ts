import type { IncomingMessage } from 'node:http';

/** The caller hung up while sending: nobody waits for an answer. */
export class HungUp extends Error {}

/** What no caller of ours sends; beyond it the connection is closed instead of reading on. */
const absurdBytes = 256 * 1_048_576;

/**
 * The body as text; undefined when it is longer than `limit` bytes. It is read to its end even then, because a client
 * that is still sending would not see the answer.
 * @throws HungUp
 */
export function readText(req: IncomingMessage, limit: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size > absurdBytes) req.destroy();
    });
    req.on('end', () => resolve(size > limit ? undefined : Buffer.concat(chunks).toString('utf8')));
    req.on('error', () => reject(new HungUp()));
    req.on('close', () => reject(new HungUp()));
  });
}
