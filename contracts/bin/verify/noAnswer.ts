/** Why nothing came back from an address, for a sentence: `no answer within 15 s`, `ECONNREFUSED`. @param patienceMs after which the call was given up */
export function noAnswer(error: unknown, patienceMs: number): string {
  const { name, message, code, cause } = error as Failure;
  if (name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s`;
  return typeof code === 'string' ? code : (cause?.code ?? cause?.message ?? message);
}

/** Certificates that nobody known to Node has signed. */
const unknownSigners = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];
const isOfCertificate = /^CERT_|^ERR_TLS_CERT_/;

/** A sentence of an address that cannot be called. @param patienceMs after which the call was given up */
export function unreachable(address: string, error: unknown, patienceMs: number): string {
  const reason = noAnswer(error, patienceMs);
  if (unknownSigners.includes(reason))
    return `${address} has a certificate that nobody known has signed (${reason}): name a file with the certificate of who signed it, or with this one, in NODE_EXTRA_CA_CERTS.`;
  if (isOfCertificate.test(reason)) return `${address} has a certificate that does not hold (${reason}).`;
  return `Nothing answers at ${address} (${reason}): is the backend running there?`;
}

/** Of `node:http`, which says the code itself, or of `fetch`, which says it of its cause. */
type Failure = Error & { code?: string | number; cause?: { code?: string; message?: string } };
