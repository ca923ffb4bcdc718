import { shippedUploadSecret, signedPictureState, signUpload } from '../../src/uploadSignature.ts';
import { noAnswer } from './noAnswer.ts';
import { send } from './send.ts';
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
      const { http, said } = await send(stateUrl, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, patienceMs },
        body: JSON.stringify({ state, params, action: 'setup' }),
      });
      if (http >= 200 && http < 300) return { values: valuesIn(said) };
      return {
        values: {},
        refusal: { said: `HTTP ${http} ${said.trim()}`.trim(), isUnknown: isUnknown(http, said) },
      };
    } catch (error) {
      return { values: {}, refusal: { said: noAnswer(error, patienceMs), isUnknown: false } };
    }
  };

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
