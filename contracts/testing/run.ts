import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a program said and how it ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program of contracts/bin as a user would, without the install check. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [`contracts/bin/${program}.ts`, ...args], {
    env: { ...process.env, DEBUG: '', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return new Promise((done) => child.once('close', (code) => done({ code, ...said })));
}

/** A server on loopback that ends with the test; answers its address. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address at which nobody answers. */
export async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
