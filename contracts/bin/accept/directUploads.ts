import { uploads } from '../../src/areas/uploads.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Direct uploads: what was signed goes to the storage, and nothing else does. */

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends the multipart form as the console does, with the file as its last part. */
async function send(talk: Talk, { host, key, policy, signature, accessKeyId }: Json): Promise<number> {
  const form = new FormData();
  form.set('key', key);
  form.set('policy', policy);
  form.set('OSSAccessKeyId', accessKeyId);
  form.set('signature', signature);
  form.set('success_action_status', '200');
  form.set('file', new Blob([png], { type: 'image/png' }), 'a.png');
  const address = new URL(host, talk.backend.bases.apps);
  const response = await fetch(address, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => talk.skip('the storage cannot be reached'));
  await response.arrayBuffer();
  return response.status;
}
const isTaken = (http: number) => http >= 200 && http < 300;

async function checkUpload(talk: Talk): Promise<void> {
  const signed = async () => talk.ok(uploads.postSignature, { body: { file_name: 'a.png' } });
  const terms = await signed();
  const http = await send(talk, terms);
  talk.holds('a file that was signed is stored', isTaken(http), `HTTP ${http}`);
  const stored = await fetch(new URL(terms.url, talk.backend.bases.apps), {
    signal: AbortSignal.timeout(15_000),
  });
  talk.same('HTTP status of its address', stored.status, 200);
  talk.holds('its address has the file', Buffer.from(await stored.arrayBuffer()).equals(png));
  const [other, third] = [await signed(), await signed()];
  // The first characters of a policy are those of any other one.
  const changed = `${other.policy.slice(0, -8)}${other.policy.slice(-8).split('').reverse().join('')}`;
  const wrong: Record<string, Json> = {
    'under another key': { ...other, key: third.key },
    'by a policy for another key': { ...other, policy: third.policy },
    'by a policy that was changed': { ...other, policy: changed },
    'by another signature': { ...other, signature: terms.signature },
    'by the access key of somebody else': { ...other, accessKeyId: 'somebody-else' },
  };
  for (const [what, form] of Object.entries(wrong)) {
    const code = await send(talk, form);
    talk.holds(`a file ${what} is refused`, code >= 400 && code < 500, `HTTP ${code}`);
  }
  const again = await send(talk, other);
  talk.holds('the same file by what was signed for it is stored', isTaken(again), `HTTP ${again}`);
}

export const directUploadRules: Rule[] = [
  {
    ...{ area: 'uploads', kind: 'session', writes: true, where: 'docs/decisions/0017-hostile-callers.md' },
    says: 'what was signed is stored and read, under its own key and by its own policy alone',
    check: checkUpload,
  },
];
