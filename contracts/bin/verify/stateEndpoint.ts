import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { shippedUploadSecret, signedPictureState, signUpload } from '../../src/uploadSignature.ts';
import { noAnswer } from './noAnswer.ts';
import type { Refusal, State } from './visit.ts';

/** Where states come from: the endpoint of the backend or, where there is none, what the token tells. */

/** Like the console, which gives up after 15 s. */
const patienceMs = 15_000;

export type Values = Record<string, unknown>;

export type Ask = (state: State) => Promise<{ values: Values; refusal?: Refusal }>;

export const stateEndpoint =
  (stateUrl: string): Ask =>
  async ({ name: state, params }) => {
    try {
      const { http, said } = await post(stateUrl, JSON.stringify({ state, params, action: 'setup' }));
      if (http >= 200 && http < 300) return { values: valuesIn(said) };
      return {
        values: {},
        refusal: { said: `HTTP ${http} ${said}`.trim(), isUnknown: isUnknown(http, said) },
      };
    } catch (error) {
      return { values: {}, refusal: { said: noAnswer(error, patienceMs), isUnknown: false } };
    }
  };

/** By node:http, which takes half as long as `fetch`: there are thousands of states. */
function post(address: string, body: string): Promise<{ http: number; said: string }> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const request = send(address, { method: 'POST', headers, timeout: patienceMs }, (answer) => {
      text(answer).then((said) => done({ http: answer.statusCode ?? 0, said: said.trim() }), failed);
    });
    request.once('timeout', () => request.destroy(new DOMException('', 'TimeoutError')));
    request.once('error', failed).end(body);
  });
}

const isUnknown = (http: number, said: string) =>
  http === 404 ||
  http === 501 ||
  (http >= 400 && http < 500 && /unknown|not (known|found|implemented)|no (such|provider) state/i.test(said));

/** None, where it is no object: then a call that needs one is told so. */
function valuesIn(said: string): Values {
  try {
    const values: unknown = JSON.parse(said);
    return typeof values === 'object' && values !== null ? (values as Values) : {};
  } catch {
    return {};
  }
}

/** Whoever is asked for, the caller of the token is there; a picture can be signed without the backend. */
export const withoutEndpoint =
  (values: object): Ask =>
  async ({ name, params }) => ({
    values: {
      ...values,
      ...(name === signedPictureState &&
        signUpload(params as Record<string, string>, shippedUploadSecret, Date.now())),
    },
  });
