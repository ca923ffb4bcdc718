import type { IncomingHttpHeaders } from 'node:http';
import busboy from 'busboy';
import { imageLimits } from '#contracts/areas/uploads.ts';
import type { BucketForm } from '../records/oss.ts';

const limits = {
  // One byte more than is allowed: enough to see that a file is too large.
  fileSize: imageLimits.megabytes * imageLimits.bytesPerMegabyte + 1,
  files: 1,
  fields: 20,
  parts: 30,
  fieldSize: 65_536,
};

/**
 * Reads a multipart form with at most one file; undefined when it is none, or does not end. The whole body is there
 * before the parser sees it, so that nothing can break off while it works.
 */
export function readMultipart(bytes: Buffer, headers: IncomingHttpHeaders): Promise<BucketForm | undefined> {
  return new Promise((resolve) => {
    const fields: Record<string, string> = Object.create(null);
    const chunks: Buffer[] = [];
    let hasFile = false;
    const giveUp = () => resolve(undefined);
    try {
      const parser = busboy({ headers, limits });
      parser.on('field', (name, value) => {
        fields[name] = value;
      });
      parser.on('file', (_name, stream) => {
        hasFile = true;
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        // A form that ends inside its file raises an error here, too; without a listener it would end the process.
        stream.on('error', giveUp);
      });
      parser.on('close', () => resolve({ fields, file: hasFile ? Buffer.concat(chunks) : undefined }));
      parser.on('error', giveUp);
      parser.end(bytes);
    } catch {
      giveUp();
    }
  });
}
