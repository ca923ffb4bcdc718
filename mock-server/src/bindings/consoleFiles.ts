import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { consoleHeadersFor } from './consoleHeaders.ts';

export const hasConsole = (folder: string) => existsSync(join(folder, 'index.html'));

/**
 * The built console behind the same origin. Only navigations fall back to index.html: a missing chunk of an older
 * deployment must fail as 404, or the browser would run a page as a script.
 * @param config what `/config.json` answers (decision 14)
 */
export function consoleFiles(folder: string, config: object): Router {
  const router = Router();
  const headers = consoleHeadersFor(config);
  router.use((_req, res, next) => {
    res.set(headers);
    next();
  });
  router.get('/config.json', (_req, res) => {
    res.set('cache-control', 'no-cache').json(config);
  });
  router.use('/assets', sendCompressed(folder));
  router.use(compression());
  router.use(express.static(folder, { index: false, redirect: false, setHeaders: setCaching }));
  router.get('/{*path}', (req, res, next) => {
    // A browser names HTML only when somebody goes to an address, not for scripts, pictures and calls. Health checks ask for the root without naming it.
    const isNavigation = req.path === '/' || /text\/html/.test(req.get('accept') ?? '');
    if (!isNavigation || /^\/(assets|api)\//.test(req.path)) return next();
    res.set('cache-control', 'no-cache').sendFile('index.html', { root: folder, cacheControl: false });
  });
  return router;
}

/** Sends the compressed copy that the build made, where there is one and the browser takes it. */
function sendCompressed(folder: string) {
  return (req: Request, res: Response, next: NextFunction) => {
    const name = /^\/[\w.-]+\.(?:js|css)$/.exec(req.path)?.[0];
    if (!name || !req.acceptsEncodings('gzip') || !existsSync(join(folder, 'assets', `${name}.gz`)))
      return next();
    res.set({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': immutable });
    res.type(name.endsWith('.js') ? 'text/javascript' : 'text/css');
    res.sendFile(`${name}.gz`, { root: join(folder, 'assets'), cacheControl: false });
  };
}

const immutable = 'public, max-age=31536000, immutable';

/** Files under /assets carry a hash in their names; everything else is asked for again each time. */
function setCaching(res: Response, path: string): void {
  const hashed = /[\\/]assets[\\/][^\\/]+$/.test(path);
  res.set('cache-control', hashed ? immutable : 'no-cache');
}
