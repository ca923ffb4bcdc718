/** The composed system as the checks see it: its address, and compose commands about it. */
import { execFile } from 'node:child_process';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';

export const url = process.env.CONSOLE_URL;
export const secondPort = process.env.SECOND_PORT;
const [program, ...first] = JSON.parse(process.env.COMPOSE_COMMAND ?? '[""]');

/** Runs a compose command and resolves to `{code, output}`. */
export function compose(args, env = {}) {
  return new Promise((resolve) => {
    execFile(program, [...first, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error ? (error.code ?? 1) : 0, output: `${out}${err}` }),
    );
  });
}

/** Runs a program inside a service. */
export const inside = (service, ...command) => compose(['exec', '-T', service, ...command]);

export const get = (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' });
export const navigate = (path) => get(path, { accept: 'text/html,*/*' });

/** Calls an endpoint of the main base and resolves to its envelope. */
export async function call(path, body, token = '', at = url) {
  const answer = await fetch(`${at}/api/main/${path}?token=${token}&use_request_body=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Signs in as the super administrator of the seed. */
export async function signIn(at = url) {
  const mobile = '19900000001';
  const { data: step } = await call('auth/create-by-mobile', { mobile }, '', at);
  const credential = loginCredential(passwordHash('mm123456'), step.code);
  const { data } = await call('auth/login', { mobile, code: step.code, credential }, '', at);
  return data.token;
}
