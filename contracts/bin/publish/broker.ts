import type { Pact } from '../../src/pactFile.ts';
import { noAnswer } from '../verify/noAnswer.ts';

/** The broker cannot be reached or refuses; the message is a sentence. */
export class BrokerError extends Error {}

/** One consumer's pacts, as `POST /contracts/publish` of the Pact Broker takes them. */
export interface Publication {
  commit: string;
  branch: string;
  tags: string[];
  buildUrl: string | undefined;
  pacts: { pact: Pact; text: string }[];
}

const patienceMs = 30_000;

interface Answer {
  notices?: { type: string; text: string }[];
  errors?: unknown;
  error?: { message?: string };
}

/**
 * Publishes, and answers the broker's own remarks.
 * @throws BrokerError
 */
export async function publish(
  brokerUrl: string,
  authorization: string | undefined,
  { commit, branch, tags, buildUrl, pacts }: Publication,
): Promise<string[]> {
  const body = {
    pacticipantName: pacts[0]?.pact.consumer.name,
    pacticipantVersionNumber: commit,
    branch,
    tags,
    ...(buildUrl && { buildUrl }),
    contracts: pacts.map(({ pact, text }) => ({
      consumerName: pact.consumer.name,
      providerName: pact.provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(text).toString('base64'),
    })),
  };
  const response = await post(`${brokerUrl}/contracts/publish`, authorization, body);
  const text = await response.text();
  const answer = parse(text);
  if (response.status === 401 || response.status === 403)
    throw new BrokerError(
      `The broker does not let us in (HTTP ${response.status}): check --broker-token, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`,
    );
  if (!response.ok) throw new BrokerError(refusal(brokerUrl, response.status, answer));
  if (!answer)
    throw new BrokerError(`${brokerUrl} answers HTTP ${response.status} but no JSON: is it a Pact Broker?`);
  return (answer.notices ?? []).map((notice) => notice.text);
}

async function post(url: string, authorization: string | undefined, body: object): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/hal+json',
        ...(authorization && { authorization }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw new BrokerError(`No broker answers at ${url} (${noAnswer(error, patienceMs)}).`);
  }
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

function refusal(brokerUrl: string, http: number, answer: Answer | undefined): string {
  const notices = answer?.notices?.filter(({ type }) => type === 'error').map(({ text }) => text) ?? [];
  const own = answer?.error?.message ?? (answer?.errors ? JSON.stringify(answer.errors) : '');
  const words = [...notices, own].filter(Boolean).join(' ');
  return `${brokerUrl} refuses the pacts (HTTP ${http})${words ? `: ${words}` : ': is it a Pact Broker?'}`;
}
