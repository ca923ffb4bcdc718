import { expect, test } from 'vitest';
import { unreachable } from './noAnswer.ts';

/** As `fetch` says it. */
const failed = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
const said = (code: string) => unreachable('https://backend.example', failed(code), 15_000);

test('an address that is not called because of its certificate is not told as one at which nobody is', () => {
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']) {
    expect(said(code)).toMatch(
      /^https:\/\/backend\.example has a certificate that nobody known has signed \(/,
    );
    expect(said(code)).toMatch(/ in NODE_EXTRA_CA_CERTS\.$/);
  }
  for (const code of ['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    expect(said(code)).toBe(`https://backend.example has a certificate that does not hold (${code}).`);
  expect(said('ECONNREFUSED')).toBe(
    'Nothing answers at https://backend.example (ECONNREFUSED): is the backend running there?',
  );
});
