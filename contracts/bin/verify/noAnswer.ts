/** Why nothing came back from an address, for a sentence: `no answer within 15 s`, `ECONNREFUSED`. @param patienceMs after which the call was given up */
export function noAnswer(error: unknown, patienceMs: number): string {
  const { name, message, code, cause } = error as Failure;
  if (name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s`;
  return typeof code === 'string' ? code : (cause?.code ?? cause?.message ?? message);
}

/** Of `node:http`, which says the code itself, or of `fetch`, which says it of its cause. */
type Failure = Error & { code?: string | number; cause?: { code?: string; message?: string } };
