import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { status } from '#contracts/envelope.ts';
import { sentences } from '#contracts/words.ts';

/** A browser has to take the type of an answer as it is told. */
const noSniff = { 'x-content-type-options': 'nosniff' };

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** A web server whose own refusals are in the envelope, too. */
export function createHttpServer(handler?: Handler): Server {
  // Node would refuse a missing Host without our headers; `handled` does it instead.
  const server = createServer({ requireHostHeader: false });
  // A browser keeps connections for longer than Node's 5 s; a call on one that closes just then would fail.
  server.keepAliveTimeout = 65_000;
  server.on('clientError', refuseUnreadable);
  // Likewise for an `Expect` that is none of ours: the call goes on without it.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  if (handler) handle(server, handler);
  return server;
}

/** Lets a handler answer the requests of a server. */
export function handle(server: Server, handler: Handler): void {
  server.on('request', (req, res) => {
    // An aborted request is no error of the server; code that waits for it listens to `close`.
    req.on('error', () => {});
    res.on('error', () => {});
    for (const [name, value] of Object.entries(noSniff)) res.setHeader(name, value);
    if (req.headers.host !== undefined || req.httpVersion === '1.0') return handler(req, res);
    const { head, body } = refusal(sentences.invalid);
    res.writeHead(400, { ...head, connection: 'close' }).end(body);
  });
}

function refusal(message: string) {
  const body = JSON.stringify({ status: status.invalid, message, data: null });
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'access-control-allow-origin': '*',
    ...noSniff,
  };
  return { head, body };
}

const lines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A request that Node cannot read, above all one whose address is longer than 16 kB. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  socket.on('error', () => {});
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const line = lines[error.code ?? ''] ?? '400 Bad Request';
  const isTooLarge = /^4(31|13)/.test(line);
  const { head, body } = refusal(isTooLarge ? sentences.tooLarge : sentences.invalid);
  const headers = Object.entries({ ...head, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${line}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
