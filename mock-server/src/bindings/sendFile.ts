import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { HeldFile } from '../store/files.ts';
import { fileAnswer } from './storedFile.ts';

/** Answers GET and HEAD of a stored file, as fast as the caller takes it. */
export function sendFile(
  { method, headers: asked }: IncomingMessage,
  res: ServerResponse,
  key: string,
  file: HeldFile,
): void {
  const ifRange = asked['if-range']?.toString();
  const { http, headers, part } = fileAnswer(key, file, { range: asked.range, ifRange });
  res.writeHead(http, headers);
  if (!part || method === 'HEAD') return void res.end();
  const stream = Readable.from(file.read(part.first, part.last), { objectMode: false });
  // A file that is taken away while it is sent: the caller sees that the answer broke off.
  stream.on('error', () => res.destroy());
  res.on('close', () => stream.destroy());
  stream.pipe(res);
}
