import { imageLimits, uploads } from '../../src/areas/uploads.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Direct uploads: what was signed goes to the storage, and nothing else does. */

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends the multipart form as the console does, with the file as its last part. */
async function send(
  talk: Talk,
  { host, key, policy, signature, accessKeyId }: Json,
  file: Blob = new Blob([png], { type: 'image/png' }),
): Promise<number> {
  const form = new FormData();
  form.set('key', key);
  form.set('policy', policy);
  form.set('OSSAccessKeyId', accessKeyId);
  form.set('signature', signature);
  form.set('success_action_status', '200');
  form.set('file', file, 'a.png');
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

const megabyte = 1_048_576;
/** The first bytes of an mp4, and as many more as it takes. */
const film = (bytes: number) => {
  const head = Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex');
  return new Blob([head, new Uint8Array(bytes - head.length)], { type: 'video/mp4' });
};
const picture = (bytes: number) => new Blob([png, new Uint8Array(bytes - png.length)], { type: 'image/png' });

/** A policy says which kind of file may come, and how large it is at most (domain design, section 0.3). */
async function checkPolicy(talk: Talk): Promise<void> {
  const { megabytes } = imageLimits;
  const most = megabytes * megabyte;
  for (const [name, what, file, wanted] of [
    ['a.png', `a picture of ${megabytes} MB`, picture(most), true],
    ['a.png', `a picture of a byte more than ${megabytes} MB`, picture(most + 1), false],
    ['a.png', 'a film by what was signed for a picture', film(1_000), false],
    ['a.mp4', 'a picture by what was signed for a film', picture(1_000), false],
    ['a.mp4', `a film of more than ${megabytes} MB`, film(most + 1), true],
  ] as const) {
    const terms = await talk.ok(uploads.postSignature, { body: { file_name: name } });
    const http = await send(talk, terms, file);
    talk.holds(`${what} is ${wanted ? 'stored' : 'refused'}`, isTaken(http) === wanted, `HTTP ${http}`);
  }
}

export const directUploadRules: Rule[] = [
  {
    ...{ area: 'uploads', kind: 'session', writes: true, where: 'docs/decisions/0017-hostile-callers.md' },
    says: 'a policy lets files of its kind in, up to their size',
    check: checkPolicy,
  },
  {
    ...{ area: 'uploads', kind: 'session', writes: true, where: 'docs/decisions/0017-hostile-callers.md' },
    says: 'what was signed is stored and read, under its own key and by its own policy alone',
    check: checkUpload,
  },
];
