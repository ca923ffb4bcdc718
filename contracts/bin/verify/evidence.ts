import { status } from '../../src/envelope.ts';
import { endpointNameOf, type Interaction, statusOf } from '../../src/pactFile.ts';
import { givenOf, isLacking, nameOf, type SeenCall, statusIn, type Visit } from './visit.ts';
import { curlOf } from './wireText.ts';

/** What was asked of an interaction and said, fit for a report: no token is in it. */
export interface Evidence {
  /** Of the interaction, unique in its pact. */
  name: string;
  /** Name of the call. */
  call: string;
  /** Whether the call should succeed. */
  wantsSuccess: boolean;
  /** The states with their parameters. */
  given: string;
  isAnswered: boolean;
  /** Of a failure: the call as a line for a terminal, and its answer. */
  said: string[];
  /** Why it was not sent. */
  causes: string[];
  /** States that the endpoint does not know, with its words. */
  unknownStates: { state: string; said: string }[];
  /** Values that the call needs and no state answered, in a sentence each. */
  missing: string[];
  /** How the answer says that the call is not there: `HTTP 404`, `status -1004`; undefined when it does not. */
  lacks: string | undefined;
}

/** @param isTold false for what is kept: then no text is made of it */
export function evidenceOf(
  interaction: Interaction,
  { refusals, missing, call }: Visit,
  clean: (text: string) => string,
  isTold: boolean,
): Evidence {
  const refused = refusals.map(
    ({ state, refusal }) => `the state endpoint refuses "${state}": ${refusal.said}`,
  );
  const unanswered = missing.map(({ state, value }) => `the state "${state}" answers no "${value}"`);
  return {
    name: nameOf(interaction),
    call: endpointNameOf(interaction),
    wantsSuccess: statusOf(interaction) === status.ok,
    given: givenOf(interaction),
    isAnswered: call !== undefined,
    said: call && isTold ? linesOf(call, clean) : [],
    causes: refused.map(clean),
    unknownStates: refusals
      .filter(({ refusal }) => refusal.isUnknown)
      .map(({ state, refusal }) => ({ state, said: clean(refusal.said).slice(0, 200) })),
    missing: refused.length > 0 ? [] : unanswered.map(clean),
    lacks: call && lackOf(call),
  };
}

function linesOf(call: SeenCall, clean: (text: string) => string): string[] {
  const { method, url, contentType, body, http, answer } = call;
  const sent = body.size > 0 ? body.shownBy(clean) : undefined;
  return [
    curlOf({ method, url: clean(url), contentType, body: sent }),
    `  → HTTP ${http} ${answer.shownBy(clean).trim()}`.trimEnd(),
  ];
}

function lackOf(call: SeenCall): string | undefined {
  const code = statusIn(call);
  if (!isLacking(call.http, code)) return undefined;
  return call.http === 200 ? `status ${code}` : `HTTP ${call.http}`;
}
