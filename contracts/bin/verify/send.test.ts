import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { deadAddress, listen } from '../../testing/run.ts';
import { noAnswer } from './noAnswer.ts';
import { send } from './send.ts';

const patienceMs = 15_000;

it('method, headers and body arrive, and status and text come back', async () => {
  const url = await listen(async (req, res) => {
    const { method, headers } = req;
    const said = [method, headers['content-type'], headers['content-length'], await text(req)];
    res.writeHead(201, { 'content-type': 'text/plain' }).end(JSON.stringify(said));
  });
  const headers = { 'content-type': 'application/json' };
  const posted = await send(url, { method: 'POST', headers, body: '{"名":1}', patienceMs });
  expect(posted).toEqual({
    http: 201,
    contentType: 'text/plain',
    said: '["POST","application/json","9","{\\"名\\":1}"]',
  });
  const got = await send(url, { method: 'GET', patienceMs });
  expect(got).toEqual({ http: 201, contentType: 'text/plain', said: '["GET",null,null,""]' });
});

it('an answer that breaks off is an empty one', async () => {
  const url = await listen((_, res) => {
    res.writeHead(200, { 'content-length': 100 });
    res.write('{"status":1', () => res.destroy());
  });
  expect(await send(url, { method: 'GET', patienceMs })).toEqual({
    http: 200,
    contentType: '',
    said: '',
  });
});

it('nobody there, and an answer that does not come, have a reason', async () => {
  const reason = async (url: string, patience: number) =>
    send(url, { method: 'GET', patienceMs: patience }).catch((error: unknown) => noAnswer(error, patience));
  expect(await reason(await deadAddress(), patienceMs)).toBe('ECONNREFUSED');
  const silent = await listen(() => undefined);
  expect(await reason(silent, 1)).toBe('no answer within 0.001 s');
});
