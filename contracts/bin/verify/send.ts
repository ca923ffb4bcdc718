import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import { text } from 'node:stream/consumers';

/** A call by node:http, which takes half as long as `fetch`: there are thousands of them. */

/** Milliseconds after which a connection is not used again: a server that closes it at the same time would lose the call. */
const idleMs = 2_000;
const options = { keepAlive: true, timeout: idleMs };
const agent = new Agent(options);
const secureAgent = new SecureAgent(options);

interface Sent {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  /** Milliseconds until the answer begins, and between its parts. */
  patienceMs: number;
}

export interface Received {
  http: number;
  /** '' where the answer names none. */
  contentType: string;
  said: string;
}

/** `said` is '' of an answer that breaks off. Rejects with what `noAnswer` makes a sentence of. */
export function send(address: string, { method, headers = {}, body, patienceMs }: Sent): Promise<Received> {
  const isSecure = address.startsWith('https:');
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const how = { method, headers: { ...headers, ...length }, timeout: patienceMs };
  return new Promise((done, failed) => {
    const sending = isSecure
      ? httpsRequest(address, { ...how, agent: secureAgent })
      : httpRequest(address, { ...how, agent });
    sending.once('response', (answer) => {
      const contentType = answer.headers['content-type'] ?? '';
      const end = (said: string) => done({ http: answer.statusCode ?? 0, contentType, said });
      text(answer).then(end, () => end(''));
    });
    sending.once('timeout', () => sending.destroy(new DOMException('', 'TimeoutError')));
    sending.once('error', failed).end(body);
  });
}
