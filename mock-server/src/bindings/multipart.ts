import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { imageLimits } from '#contracts/areas/uploads.ts';
import type { BucketForm } from '../oss.ts';

/** One byte more than is allowed: enough to see that a file is too large. */
const limits = {
  fileSize: imageLimits.megabytes * imageLimits.bytesPerMegabyte + 1,
  files: 1,
  fields: 20,
  fieldSize: 65_536,
};

/** Reads a multipart form with one file to its end; undefined when it is none. */
export function readMultipart(req: Readable, headers: IncomingHttpHeaders): Promise<BucketForm | undefined> {
  return new Promise((resolve) => {
    const fields: Record<string, string> = Object.create(null);
    const chunks: Buffer[] = [];
    let hasFile = false;
    const giveUp = () => {
      req.unpipe();
      // The rest is read and forgotten: a client that is still sending would not see the answer.
      req.resume();
      resolve(undefined);
    };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({ headers, limits });
    } catch {
      return giveUp();
    }
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (_name, stream) => {
      hasFile = true;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    parser.on('close', () => resolve({ fields, file: hasFile ? Buffer.concat(chunks) : undefined }));
    parser.on('error', giveUp);
    req.on('error', giveUp);
    req.pipe(parser);
  });
}
