import { MatchersV3 } from '@pact-foundation/pact';
import { uploads } from '#contracts/areas/uploads.ts';
import { status } from '#contracts/envelope.ts';
import { signedPictureState, signUpload } from '#contracts/uploadSignature.ts';
import { fromState, isRefused, regex, type State, succeeds, uploadSecret } from './testing/pact.ts';

const { string } = MatchersV3;

/** One white pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMB/6X7rZcAAAAASUVORK5CYII=';
/** The first bytes of a Windows program. */
const exe = 'TVqQAAMAAAAEAAAA//8AALgAAAAAAAAA';

function picture(image_base64: string, image_file_name: string) {
  const body = { image_base64, image_file_name };
  const { sign, timestamp } = signUpload(body, uploadSecret, 1_767_225_600_000);
  const query = { sign: fromState('sign', sign), timestamp: fromState('timestamp', timestamp) };
  return { given: [[signedPictureState, body]] satisfies State[], input: { query, body } };
}

const address = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/lake.png');
succeeds(uploads.image, 'a picture', { as: 'operator', ...picture(png, 'lake.png'), data: address });
isRefused(uploads.image, 'a program renamed to a picture', {
  as: 'operator',
  ...picture(exe, 'lake.jpg'),
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
succeeds(uploads.postSignature, 'for a video', {
  as: 'operator',
  input: { body: { file_name: 'lake.mp4' } },
  data: {
    host: address,
    url: address,
    key: string('lake.mp4'),
    policy: string('eyJrZXkiOiJsYWtlLm1wNCJ9'),
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
