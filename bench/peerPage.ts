import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds a page of bench/peer with Vite into a temporary folder and serves it at `/`. */
export async function servePeer(port: number, page = 'index.html'): Promise<Server> {
  const outDir = join(tmpdir(), `bench-peer-${process.pid}-${port}`);
  const root = join(import.meta.dirname, 'peer');
  await build({
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(root, page) } },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    const path = pathname === '/' ? `/${page}` : pathname;
    readFile(join(outDir, path)).then(
      (file) => response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}
