/** Why nothing came back from an address, for a sentence: `no answer within 15 s`, `ECONNREFUSED`. @param patienceMs after which the call was given up */
export function noAnswer(error: unknown, patienceMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer within ${patienceMs / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}
