import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, run } from './testing/run.ts';
import { ok } from './testing/smallBackend.ts';

/** `npm run contracts:accept` against backends that sign people in and answer calls in their own way: what the report shows of it. */

const token = 'T0KEN0THAT0NOBODY0MAY0SEE0000001';
const session = {
  userInfo: { id: '2', name: '周明慧', belongType: 10, belongId: '0', belongName: '' },
  rightIds: [1811, 1815],
};

/** Whoever has the token is signed in; everything else is answered by the test. */
async function backend(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string[]> {
  const url = await listen(async (req, res) => {
    await text(req);
    const said = req.url?.startsWith('/states')
      ? { token, userId: '2' }
      : req.url?.includes('/auth/validate') && ok(session);
    if (!said) return answer(req, res);
    return res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  return ['--base-url', url, '--state-url', `${url}/states`];
}

test('an answer that is no JSON is shown as it came, with its content type and without a token', async () => {
  const page = `<html>\n  <a href="?token=${token}">${'上游超时。'.repeat(100)}</a>`;
  const args = await backend((_req, res) =>
    res.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  const { out, code } = await run('accept', [...args, '--only', 'settings']);
  expect(out).toContain('got:      HTTP 500 and no JSON\n');
  expect(out).toMatch(/→ HTTP 500 text\/html; charset=utf-8: <html> <a href="\?token=\$TOKEN">上游超时。/);
  const shown = /→ HTTP 500 text\/html; charset=utf-8: (.*)…\n/.exec(out)?.[1] ?? '';
  expect(shown).toHaveLength(300);
  expect(out).not.toMatch(/-1099|no JSON"/);
  expect(out).not.toContain(token);
  expect(code).toBe(1);
}, 60_000);
