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

const expired = { status: -1001, message: '您的令牌已过期，请重新登录', data: null };

/**
 * Whoever has the token is signed in; everything else is answered by the test.
 * @param signedInAs what the state answers of a persona, if it is not the token
 */
async function backend(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  signedInAs: Record<string, object> = {},
): Promise<string[]> {
  const url = await listen(async (req, res) => {
    const body = await text(req);
    const [, persona = ''] = /"persona":"(\w+)"/.exec(body) ?? [];
    const said = req.url?.startsWith('/states')
      ? (signedInAs[persona] ?? { token, userId: '2' })
      : req.url?.includes('/auth/validate') && (body.includes(token) ? ok(session) : expired);
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

test.each<[what: string, answer: object, says: RegExp]>([
  [
    'no token',
    {},
    /^The provider state "signed in" \{"persona":"support","keep":1\} answers no "token", and /,
  ],
  [
    'the token of nobody',
    { token: 'OLD0', userId: '5' },
    /"keep":1\} answers a "token" that cannot be used \(The token is not accepted: \S+ answers -1001 您的令牌已过期，请重新登录\), and /,
  ],
])(
  'a user of whom the state answers %s, with success, is not left out: it ends the run',
  async (_, answer, says) => {
    const args = await backend((_req, res) => res.writeHead(404).end(), { support: answer });
    const { out, err, code } = await run('accept', [...args, '--only', 'settings']);
    expect(err).toMatch(says);
    expect(err).toMatch(
      / nothing to log in with anew: a user whom the backend does not have is refused with 4xx\.\n$/,
    );
    expect([out, code]).toEqual(['', 1]);
  },
);
