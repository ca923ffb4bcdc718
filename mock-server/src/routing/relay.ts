import type { IncomingMessage, ServerResponse } from 'node:http';
import { status } from '#contracts/envelope.ts';
import { sentences } from '#contracts/words.ts';
import { jsonHeaders, type Outcome } from '../control/damage.ts';
import type { Copy } from './copy.ts';
import { NoAnswer } from './forward.ts';
import { headersBack } from './headers.ts';
import { mediaTypeOf } from './passable.ts';

/**
 * Passes an answer on while it arrives, as fast as the caller takes it. When either side breaks off, so does the other.
 * @returns whether all of it went through
 */
export function relay(response: IncomingMessage, res: ServerResponse, copy?: Copy): Promise<boolean> {
  const headers = headersBack(response.rawHeaders);
  if (mediaTypeOf(response) === '') headers.push('Content-Type', jsonHeaders['content-type']);
  // A drawing opened on its own must not run scripts in our origin.
  if (mediaTypeOf(response) === 'image/svg+xml') headers.push('Content-Security-Policy', 'sandbox');
  // Without the words of its status line, which may hold anything.
  res.writeHead(response.statusCode ?? 502, headers);
  // A stream may send its first byte much later than its head; with a length both travel together.
  if (response.headers['content-length'] === undefined) res.flushHeaders();
  if (copy) response.on('data', (chunk: Buffer) => copy.add(chunk));
  // By hand: stream.pipeline does the same, but its abort signals alone were 5 % of a profile of the proxy.
  return new Promise((resolve) => {
    response.on('error', () => {});
    response.on('close', () => {
      if (!response.readableEnded) res.destroy();
    });
    res.on('close', () => {
      const isWhole = response.complete && res.writableFinished;
      if (!isWhole) response.destroy();
      resolve(isWhole);
    });
    response.pipe(res);
  });
}

/** What the console gets for a real backend that is dead (502) or too slow (504): the envelope that it can show. */
export const noAnswer = ({ kind }: NoAnswer): Outcome & { kind: 'answer' } => ({
  kind: 'answer',
  http: kind === 'timeout' ? 504 : 502,
  headers: jsonHeaders,
  body: JSON.stringify({ status: status.fault, message: sentences.fault, data: null }),
});

/** An answer that does not go on: its status where it was a failure already, in the envelope that the console can show. */
export const notPassed = ({ statusCode = 0 }: IncomingMessage): Outcome & { kind: 'answer' } => ({
  ...noAnswer(new NoAnswer('unreachable', '')),
  http: statusCode >= 400 && statusCode <= 599 ? statusCode : 502,
});

/** The mock stood in for the real backend. */
export const markedAsMock = (outcome: Outcome): Outcome =>
  outcome.kind === 'answer'
    ? { ...outcome, headers: { ...outcome.headers, 'x-answered-by': 'mock' } }
    : outcome;
