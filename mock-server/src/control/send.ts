import type { ServerResponse } from 'node:http';
import type { Outcome } from './damage.ts';

/** Writes the mock's own answer, or does what a fault asks for instead. */
export function send(res: ServerResponse, outcome: Outcome): void {
  if (outcome.kind === 'drop') {
    drop(res);
    return;
  }
  const { http, headers, body } = outcome;
  res.writeHead(http, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/**
 * Breaks the connection in the middle of an answer. Before its first byte would be no use: a browser repeats a call
 * on its own when a connection that it kept open turns out to be closed, and a fault for one call would never be seen.
 */
function drop(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
  res.write('{', () => res.destroy());
}
