import { Verifier } from '@pact-foundation/pact';

/**
 * Runs the Pact Verifier in a process of its own, because its native part prints the whole report to standard output.
 * Forked with the base URL of a backend, a pact file and the address of its provider states (the mock's when left out); sends the
 * result to its parent.
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
    /** Like `153ms`. */
    duration?: string;
    mismatch?: Mismatch;
  }[];
  errors: {
    /** Pact, states and description in one sentence. */
    interaction: string;
    mismatch: Mismatch;
  }[];
}

const [baseUrl = '', pactFile = '', stateUrl = `${baseUrl}/__mock/provider-states`] = process.argv.slice(2);

const verifier = new Verifier({
  provider: 'meimei-backend',
  providerBaseUrl: baseUrl,
  pactUrls: [pactFile],
  providerStatesSetupUrl: stateUrl,
  logLevel: 'error',
  // Otherwise it reads all certificates of the system again for every call, which takes as long as the rest.
  disableSslVerification: baseUrl.startsWith('http:'),
  // The Verifier's proxy reads a form and would send it on as JSON.
  requestFilter: (req, _res, next) => {
    if (req.is('application/x-www-form-urlencoded'))
      req.body = Buffer.from(new URLSearchParams(req.body).toString());
    next();
  },
});

const result = await verifier.verifyProvider().catch((error: Error) => error.message);
process.send?.(result, () => process.exit(0));
