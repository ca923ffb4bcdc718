import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { loginCredential, passwordHash } from './src/credentials.ts';
import { shippedUploadSecret, uploadSignature } from './src/uploadSignature.ts';
import { deadAddress, run } from './testing/run.ts';

/** What docs/first-hour.md tells is so: its backend passes, and its examples of hashes are right. */

const guide = readFileSync('docs/first-hour.md', 'utf8');

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves when the backend answers. */
async function answered(url: string, backend: ChildProcess): Promise<void> {
  while (backend.exitCode === null) {
    const isThere = await fetch(url, { method: 'POST', body: '{}' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('the backend of the guide does not start');
}

// Only the teams that use it need Python; a machine without it loses this one check.
test.skipIf(!hasPython())(
  'the backend of the guide passes its area',
  async () => {
    const url = await deadAddress();
    const backend = spawn('python3', ['docs/examples/settings_backend.py', new URL(url).port], {
      stdio: 'ignore',
    });
    onTestFinished(() => void backend.kill());
    await answered(`${url}/api/main/settings/get`, backend);
    const { out, code } = await run('verify', [
      '--base-url',
      url,
      '--state-url',
      `${url}/states`,
      '--only',
      'settings',
    ]);
    expect(out).toContain('5 interactions: 5 passed, 0 failed, 0 skipped');
    expect(code).toBe(0);
  },
  60_000,
);

test('the hashes of the guide are right', () => {
  const hash = passwordHash('mm123456');
  expect(guide).toContain(`| sha256hex(password) | \`${hash}\` |`);
  expect(guide).toContain(`| credential | \`${loginCredential(hash, 'A1B2')}\` |`);
  const form = { image_base64: 'aGVsbG8=', image_file_name: 'a.png', timestamp: '1800000000000' };
  const sign = uploadSignature(form, shippedUploadSecret);
  expect(guide).toContain(`| \`sign\` | \`${sign}\` |`);
  expect(guide).toContain(`/images/upload?timestamp=${form.timestamp}&sign=${sign}'`);
});
