import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { absurdBytes, HungUp, readBytes } from '../wire/body.ts';
import type { BucketForm, BucketRequest } from './bucketCall.ts';

const limits = { files: 1, fields: 20, parts: 30, fieldSize: 65_536 };

/** A direct upload that arrives over HTTP; a form that does not end stores nothing. */
export const bucketRequest = (body: Readable, headers: IncomingHttpHeaders): BucketRequest => ({
  read: (open) => readForm(body, headers, open),
  skip: async () => void (await readBytes(body, 0)),
});

/**
 * Reads a multipart form with at most one file, which is passed on piece by piece. It is read to its end even when it cannot be understood, because a
 * client that is still sending would not see the answer.
 * @throws HungUp
 */
function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  open: Parameters<BucketRequest['read']>[0],
): Promise<BucketForm | undefined> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let upload: BucketForm['upload'];
    let size = 0;
    const drop = () => upload?.discard();
    const hungUp = () => {
      drop();
      reject(new HungUp());
    };
    const giveUp = () => {
      drop();
      body.unpipe();
      body.resume();
      if (body.readableEnded) resolve(undefined);
      else body.once('end', () => resolve(undefined));
    };
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > absurdBytes) body.destroy();
    });
    body.on('error', hungUp);
    // After the end the parser tells how it went.
    body.on('close', () => body.readableEnded || hungUp());
    try {
      const parser = busboy({ headers, limits });
      parser.on('field', (name, value) => {
        fields[name] = value;
      });
      parser.on('file', (_name, stream) => {
        const file = open(fields);
        upload = file;
        stream.on('data', (chunk: Buffer) => file.write(chunk));
        // A form that ends inside its file raises an error here, too; without a listener it would end the process.
        stream.on('error', giveUp);
      });
      parser.on('close', () => resolve({ fields, upload }));
      parser.on('error', giveUp);
      body.pipe(parser);
    } catch {
      giveUp();
    }
  });
}
