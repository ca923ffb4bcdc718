import { expect } from 'vitest';

/** Sends a form to the bucket as a console does, the file last. */
export async function putInBucket(origin: string, fields: Record<string, string>, bytes: Buffer | undefined) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  const response = await fetch(`${origin}/api/apps/oss/bucket`, { method: 'POST', body: form });
  return { http: response.status, text: await response.text() };
}

/** The fields of a form for the terms that `oss/generate-post-signature` answered. */
export const fieldsOf = ({
  key = '',
  policy = '',
  signature = '',
  accessKeyId = '',
}: Record<string, string>) => ({ key, policy, signature, OSSAccessKeyId: accessKeyId });

export const bucketFailure = (http: number, code: string) => ({
  http,
  text: expect.stringContaining(`<Error><Code>${code}</Code></Error>`),
});
