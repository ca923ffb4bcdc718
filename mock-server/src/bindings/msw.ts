import { HttpResponse, http, type RequestHandler } from 'msw';
import { idempotencyHeader } from '#contracts/idempotency.ts';
import { type Control, createControl } from '../control/control.ts';
import type { Outcome } from '../control/damage.ts';
import { exchange } from '../control/exchange.ts';
import { answerControl } from '../control/plane.ts';
import type { HeldFile } from '../store/files.ts';
import { type Address, addressOf, fileKeyOf, isBucket } from '../wire/address.ts';
import { createMock, type Mock } from '../wire/mock.ts';
import { createBrowserMock } from './browserMock.ts';
import type { BrowserStorage } from './browserState.ts';
import { type BucketRequest, bucketCall } from './bucketCall.ts';
import { fileAnswer } from './storedFile.ts';

/**
 * The mock as msw handlers: for the demo that runs in the browser alone, and for tests of the console.
 * @param settle awaited before each answer
 */
export function mswHandlers(
  mock: Mock = createMock(),
  control: Control = createControl(mock),
  settle = async () => {},
): RequestHandler[] {
  const api = async ({ request }: { request: Request }) => {
    const response = await answer(request);
    await settle();
    return response;
  };
  const answer = async (request: Request) => {
    const url = new URL(request.url);
    const address = addressOf(url.pathname);
    if (!address) return undefined;
    const key = request.method === 'GET' ? fileKeyOf(address) : undefined;
    const file = key && mock.files.get(key);
    if (key && file) return stored(request, key, file);
    if (request.method === 'POST' && isBucket(address)) {
      return toResponse(await bucketCall(mock, control, bucketRequest(request)));
    }
    return toResponse(await call(request, url, address));
  };
  const call = async (request: Request, { searchParams }: URL, address: Address) =>
    exchange(mock, control, {
      method: request.method,
      ...address,
      query: searchParams,
      body: await request.text(),
      key: request.headers.get(idempotencyHeader) ?? undefined,
      ip: '127.0.0.1',
    });
  const plane = async ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/__mock/', '');
    const { http: code, json } = answerControl(mock, control, {
      method: request.method,
      path,
      query: searchParams,
      body: await request.text(),
    });
    await settle();
    return HttpResponse.json(json as null, { status: code });
  };
  return [
    ...['main', 'resorts', 'apps'].map((base) => http.all(`*/api/${base}/*`, api)),
    http.all('*/__mock/*', plane),
  ];
}

/** The handlers of a mock that keeps its state in the browser, the same in all tabs. */
export async function browserHandlers(storage: BrowserStorage): Promise<RequestHandler[]> {
  const channel = new BroadcastChannel('meimei-browser-mock');
  const { mock, control, settle, follow } = await createBrowserMock(storage, () => channel.postMessage(''));
  channel.onmessage = () => void follow();
  await settle();
  return mswHandlers(mock, control, settle);
}

function toResponse(outcome: Outcome): Response {
  if (outcome.kind === 'drop') return HttpResponse.error();
  return new HttpResponse(outcome.body, { status: outcome.http, headers: outcome.headers });
}

function stored({ headers: asked }: Request, key: string, file: HeldFile): Response {
  const [range, ifRange] = [asked.get('range'), asked.get('if-range')];
  const { http: code, headers, part } = fileAnswer(key, file, { range, ifRange });
  // The parts are those of the browser's own memory; a Blob takes them without another copy in ours.
  const pieces = part ? [...file.read(part.first, part.last)] : [];
  return new HttpResponse(new Blob(pieces as BlobPart[]), { status: code, headers });
}

/** A form that the browser has read already; no connection can break here. */
const bucketRequest = (request: Request): BucketRequest => ({
  async read(open) {
    try {
      const fields: Record<string, string> = Object.create(null);
      let file: Blob | undefined;
      for (const [name, value] of await request.formData()) {
        if (typeof value === 'string') fields[name] = value;
        else file = value;
      }
      const upload = file && open(fields);
      upload?.write(new Uint8Array(await (file as Blob).arrayBuffer()));
      return { fields, upload };
    } catch {
      return undefined;
    }
  },
  async skip() {},
});
