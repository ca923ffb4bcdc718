import { MatchersV3 } from '@pact-foundation/pact';
import { uploads } from '#contracts/areas/uploads.ts';
import { status } from '#contracts/envelope.ts';
import { uploadSignature } from '#contracts/uploadSignature.ts';
import { isRefused, regex, succeeds, uploadSecret } from './testing/pact.ts';

const { string } = MatchersV3;

/** One white pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMB/6X7rZcAAAAASUVORK5CYII=';
/** The first bytes of a Windows program. */
const exe = 'TVqQAAMAAAAEAAAA//8AALgAAAAAAAAA';

function picture(image_base64: string, image_file_name: string) {
  const body = { image_base64, image_file_name };
  const timestamp = '1767225600000';
  return { query: { sign: uploadSignature({ ...body, timestamp }, uploadSecret), timestamp }, body };
}

const address = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/lake.png');
succeeds(uploads.image, 'a picture', { as: 'operator', input: picture(png, 'lake.png'), data: address });
isRefused(uploads.image, 'a program renamed to a picture', {
  as: 'operator',
  input: picture(exe, 'lake.jpg'),
  status: status.invalid,
  field: 'image_base64',
});

succeeds(uploads.postSignature, 'for a picture', {
  as: 'operator',
  input: { body: { file_name: 'lake.png' } },
  data: {
    host: address,
    url: address,
    key: string('lake.png'),
    policy: string('eyJrZXkiOiJsYWtlLnBuZyJ9'),
    signature: string('0f'),
    accessKeyId: string('key'),
  },
});
isRefused(uploads.postSignature, 'for a program', {
  as: 'operator',
  input: { body: { file_name: 'lake.exe' } },
  status: status.invalid,
  field: 'file_name',
});
