import { HttpResponse, http, type RequestHandler } from 'msw';
import { idempotencyHeader } from '#contracts/idempotency.ts';
import { type Control, createControl } from '../control/control.ts';
import type { Outcome } from '../control/damage.ts';
import { exchange } from '../control/exchange.ts';
import { answerControl } from '../control/plane.ts';
import type { BucketForm } from '../records/oss.ts';
import { type Address, addressOf, fileKeyOf, isBucket } from '../wire/address.ts';
import { createMock, type Mock } from '../wire/mock.ts';
import { createBrowserMock } from './browserMock.ts';
import type { BrowserStorage } from './browserState.ts';
import { bucketCall } from './bucketCall.ts';
import { fileHeaders } from './storedFile.ts';

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
    const file = request.method === 'GET' ? mock.files.get(fileKeyOf(address) ?? '') : undefined;
    if (file) return new HttpResponse(new Uint8Array(file.bytes), { headers: fileHeaders(file) });
    if (request.method === 'POST' && isBucket(address)) {
      return toResponse(await bucketCall(mock, control, await formOf(request)));
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

async function formOf(request: Request): Promise<BucketForm | undefined> {
  try {
    const fields: Record<string, string> = Object.create(null);
    let file: Uint8Array | undefined;
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') fields[name] = value;
      else file = new Uint8Array(await value.arrayBuffer());
    }
    return { fields, file };
  } catch {
    return undefined;
  }
}
