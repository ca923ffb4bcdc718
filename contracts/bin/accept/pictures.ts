import { imageLimits, uploads } from '../../src/areas/uploads.ts';
import { status } from '../../src/envelope.ts';
import { shippedUploadSecret, signUpload } from '../../src/uploadSignature.ts';
import type { Rule } from './rule.ts';
import { short, type Talk } from './talk.ts';

/** Pictures and direct uploads: who signs them, for how long, and what is none. */

const { invalid } = status;

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const exe = 'TVqQAAMAAAAEAAAA//8AALgAAAAAAAAA';
const picture = (image_base64: string, now: number, secret = shippedUploadSecret) => {
  const body = { image_base64, image_file_name: 'acceptance.png' };
  return { body, query: signUpload(body, secret, now) };
};
/** The backend's own time, which may differ from ours: asked for through the state that signs a picture. */
const signedNow = async (talk: Talk, image_base64: string, image_file_name = 'acceptance.png') => {
  const body = { image_base64, image_file_name };
  const { sign, timestamp } = await talk.state('a picture was signed just now', body);
  return { body, query: { sign, timestamp } };
};

/** The first bytes of a picture, and as many more as it takes. */
const large = (bytes: number): string => {
  const head = Buffer.from(png, 'base64');
  return Buffer.concat([head, Buffer.alloc(bytes - head.length)]).toString('base64');
};

/** Signed here: a picture of some megabytes is more than an endpoint of states has to take. */
async function checkSize(talk: Talk): Promise<void> {
  const { query } = await signedNow(talk, png);
  const now = Number(query.timestamp);
  if (picture(png, now).query.sign !== query.sign)
    return talk.skip('pictures are signed with another secret than the one that ships');
  const most = imageLimits.megabytes * imageLimits.bytesPerMegabyte;
  await talk.ok(uploads.image, picture(large(most), now), null);
  await talk.refused(uploads.image, invalid, picture(large(most + 1), now), null);
}

export const pictureRules: Rule[] = [
  {
    ...{ area: 'uploads', kind: 'input', writes: true, where: 'domain design, section 0.3' },
    says: `a picture of ${imageLimits.megabytes} MB is taken, and one of a byte more is not`,
    check: checkSize,
  },
  {
    ...{
      area: 'uploads',
      kind: 'session',
      writes: true,
      where: 'docs/verify-your-backend.md (upload signature); decision 6',
    },
    says: 'a picture is taken with a right and fresh signature only, and what is no picture is refused',
    async check(talk) {
      const good = await signedNow(talk, png);
      const url = await talk.ok(uploads.image, good, null);
      talk.holds('the answer is an address', /^(https?:\/\/|\/)\S+$/.test(String(url)), short(url));
      const { timestamp } = good.query;
      const now = Number(timestamp);
      await talk.refused(
        uploads.image,
        invalid,
        { ...good, query: { ...good.query, sign: '0'.repeat(32) } },
        null,
      );
      await talk.refused(
        uploads.image,
        invalid,
        { ...good, query: { ...good.query, timestamp: String(now + 1) } },
        null,
      );
      await talk.refused(
        uploads.image,
        invalid,
        { ...good, body: { ...good.body, image_file_name: 'other.png' } },
        null,
      );
      await talk.refused(uploads.image, invalid, picture(png, now - 16 * 60_000), null);
      await talk.refused(uploads.image, invalid, picture(png, now + 16 * 60_000), null);
      await talk.refused(uploads.image, invalid, picture(png, now, 'another secret'), null);
      await talk.refused(uploads.image, invalid, await signedNow(talk, exe), null);
      // A picture by another name is none.
      for (const name of ['acceptance.exe', 'acceptance.svg', 'acceptance'])
        await talk.refused(uploads.image, invalid, await signedNow(talk, png, name), null);
      await talk.ok(uploads.image, await signedNow(talk, png, 'acceptance.PNG'), null);
    },
  },
  {
    ...{ area: 'uploads', kind: 'session', where: 'specification section 7 (uploads)' },
    says: 'a direct upload is signed for pictures and mp4 only, each time for a file of its own',
    async check(talk) {
      const first = await talk.ok(uploads.postSignature, { body: { file_name: 'a.png' } });
      const second = await talk.ok(uploads.postSignature, { body: { file_name: 'a.png' } });
      talk.holds('every signature is for a key of its own', first.key !== second.key, first.key);
      const now = Number((await signedNow(talk, png)).query.timestamp);
      const left = first.expire * 1000 - now;
      talk.holds('expire is in seconds, within a day from now', left > 0 && left < 86_400_000, first.expire);
      await talk.ok(uploads.postSignature, { body: { file_name: 'a.mp4' } });
      for (const name of ['a.exe', 'a.html', 'a.png.js'])
        await talk.refused(uploads.postSignature, invalid, { body: { file_name: name } });
    },
  },
];
