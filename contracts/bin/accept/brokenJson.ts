import { auth } from '../../src/areas/auth.ts';
import { settings } from '../../src/areas/settings.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { tokenPlace } from '../verify/wireText.ts';
import type { Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { heard, patienceMs, unansweredAt } from './wire.ts';

/** A body that is no JSON (decision 9): the envelope says -1002, and HTTP says 400, unless the caller is refused before. */

const texts = ['{', '{"data": ', '{"data": {"phone": "1"}', "{'data': {}}", '{"data": {}} {}', 'no JSON'];

/** Sends a text as it is, which no call of the contract does. */
async function sent(talk: Talk, endpoint: AnyEndpoint, text: string, token: string) {
  const address = `${talk.backend.bases[endpoint.base]}/${endpoint.path}?use_request_body=1`;
  const contentType = 'application/json';
  const frame = {
    endpoint,
    url: `${address}${token && `&token=${tokenPlace}`}`,
    body: text,
    contentType,
    key: undefined,
    caller: undefined,
  };
  const response = await fetch(`${address}${token && `&token=${encodeURIComponent(token)}`}`, {
    ...{ method: 'POST', body: text, headers: { 'content-type': contentType } },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(unansweredAt(address, endpoint.name, frame));
  const received = {
    http: response.status,
    contentType: response.headers.get('content-type') ?? '',
    said: await response.text().catch(() => ''),
  };
  const { answer, ...told } = heard(received);
  talk.said.push({ ...frame, ...told, answer: told.raw, wholeNumber: undefined, misfit: undefined });
  return [response.status, answer?.status];
}

async function checkBroken(talk: Talk, endpoint: AnyEndpoint, token: string): Promise<void> {
  for (const text of texts)
    talk.same(`HTTP and status for the body ${text}`, await sent(talk, endpoint, text, token), [
      400,
      status.invalid,
    ]);
}

const rule = (area: string, says: string, check: Rule['check']): Rule => ({
  ...{ area, kind: 'input', where: 'decision 9 (errors)', check },
  says,
});

export const brokenJsonRules: Rule[] = [
  rule('auth', 'a body of the login that is no JSON is answered with HTTP 400 and -1002', (talk) =>
    checkBroken(talk, auth.createByMobile, ''),
  ),
  rule(
    'settings',
    'a body that is no JSON is answered with HTTP 400 and -1002, but to nobody with HTTP 200 and -1001',
    async (talk) => {
      await checkBroken(talk, settings.update, talk.person('platformAdmin').token);
      for (const token of ['', 'none'])
        talk.same(
          `HTTP and status for the token "${token}" and no JSON`,
          await sent(talk, settings.update, '{', token),
          [200, status.tokenExpired],
        );
    },
  ),
];
