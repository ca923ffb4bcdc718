import { test } from './fixtures.ts';
import { pictureTests } from './pictureTests.ts';

// The other way of uploading: by signed policy straight to the storage.
test.use({ systemEnv: { MOCK_CONFIG: '{"imageUpload":"oss"}' } });

pictureTests('oss.bucket');
