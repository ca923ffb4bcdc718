import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFfiLib } from '@pact-foundation/pact-core';

/**
 * Runs the Pact Verifier in a process of its own, because its native part prints the whole report to standard output.
 * Forked with the base URL of a backend, a pact file and the address of its provider states (the mock's when left out, none when empty); sends the
 * result to its parent, or what went wrong as a string. Speaks to the native part itself: what the package for Node puts before
 * it, a proxy that reads bodies and a teardown of every state, takes more than half of the time.
 */

interface Mismatch {
  message?: string;
  mismatches?: { path?: string; mismatch?: string }[];
}

/** What the Verifier answers, as far as we read it. */
export interface VerifierResult {
  interactionResults: {
    description: string;
    result: string;
    interactionKey?: string;
    mismatch?: Mismatch;
  }[];
  errors: {
    /** Pact, states and description in one sentence. */
    interaction: string;
    mismatch: Mismatch;
  }[];
}

const [baseUrl = '', pactFile = '', stateUrl = `${baseUrl}/__mock/provider-states`] = process.argv.slice(2);

/** The native part takes time by the square of what it is given: a minute of processor for 1,340 interactions at once, 4 s in parts. */
const atOnce = 3;

/** Milliseconds. Who waits for others before him waits longer than a call may take. */
const patienceMs = stateUrl ? 15_000 : 600_000;
const ffi = getFfiLib('error');

/** Verifies one pact file. Rejects when the Verifier itself fails; mismatches are in the result. */
function verifyFile(file: string): Promise<VerifierResult> {
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  const handle = ffi.pactffiVerifierNewForApplication('meimei-console', '1');
  const [scheme, defaultPort] = isPlain ? ['http', 80] : ['https', 443];
  const path = pathname.replace(/\/$/, '');
  ffi.pactffiVerifierSetProviderInfo(
    handle,
    'meimei-backend',
    scheme,
    hostname,
    Number(port) || defaultPort,
    path,
  );
  // No teardown: the next interaction sets its own states up.
  if (stateUrl) ffi.pactffiVerifierSetProviderState(handle, stateUrl, false, true);
  // Without TLS it would still read all certificates of the system again for every call, which takes as long as the rest.
  ffi.pactffiVerifierSetVerificationOptions(handle, isPlain, patienceMs);
  ffi.pactffiVerifierAddFileSource(handle, file);
  return new Promise((done, failed) => {
    ffi.pactffiVerifierExecute(handle, (error) => {
      const said = ffi.pactffiVerifierJson(handle);
      ffi.pactffiVerifierShutdown(handle);
      if (said?.startsWith('{')) done(JSON.parse(said));
      else failed(error ?? new Error('The Verifier gave no result.'));
    });
  });
}

async function verifyAll(): Promise<VerifierResult> {
  const whole = JSON.parse(readFileSync(pactFile, 'utf8')) as { interactions: object[] };
  const folder = mkdtempSync(join(tmpdir(), 'verifier-'));
  const all: VerifierResult = { interactionResults: [], errors: [] };
  try {
    for (let at = 0; at < whole.interactions.length; at += atOnce) {
      const interactions = whole.interactions.slice(at, at + atOnce);
      const file = join(folder, `${at}.json`);
      writeFileSync(file, JSON.stringify({ ...whole, interactions }));
      const { interactionResults, errors } = await verifyFile(file);
      all.interactionResults.push(...interactionResults);
      all.errors.push(...errors);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return all;
}

const result = await verifyAll().then(
  (all) => JSON.stringify(all),
  (error: Error) => error.message,
);
process.send?.(result, () => process.exit(0));
