import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Control } from '../control/control.ts';
import { createReal, type Real } from '../routing/real.ts';
import type { Mock } from '../wire/mock.ts';
import { apiCalls } from './apiCalls.ts';
import { consoleFiles } from './consoleFiles.ts';
import { controlGuard } from './controlGuard.ts';
import { controlRoutes } from './controlRoutes.ts';

export interface AppOptions {
  /** Whether the control plane is open (`MOCK_CONTROL`); health always is. */
  controlOpen: boolean;
  /** What the server listens on; loopback when left out. */
  host?: string;
  /** Origins that may use the control plane besides its own (`MOCK_CONTROL_ORIGINS`). */
  controlOrigins?: readonly string[];
  /** The folder of a built console and what its `/config.json` says. */
  console?: { folder: string; config: object } | undefined;
  /** The real backends behind it; without them everything is the mock's until the control plane says otherwise. */
  real?: Real;
}

/** The mock as a web server: the three bases first, for they are what has to be fast. */
export function createApp(
  mock: Mock,
  control: Control,
  {
    controlOpen,
    host = '127.0.0.1',
    controlOrigins = [],
    console: built,
    real = createReal(mock),
  }: AppOptions,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(apiCalls(mock, control, real));
  const guard = controlGuard(host, controlOrigins);
  app.use(controlRoutes(mock, control, real, { open: controlOpen, guard }));
  if (built) app.use(consoleFiles(built.folder, built.config));
  else if (controlOpen) app.get('/', (_req, res) => res.redirect('/__mock'));
  app.use((_req, res) => {
    res.status(404).type('text').send('Not found\n');
  });
  app.use(plainError);
  return app;
}

/** Express would show a stack trace, or the path as it came; a broken percent-encoding ends here as 400. */
const plainError: ErrorRequestHandler = (error: { status?: unknown }, _req, res, next) => {
  if (res.headersSent) return next(error);
  const http =
    typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? error.status : 500;
  if (http === 500) console.error('[mock]', error);
  res
    .status(http)
    .type('text')
    .send(http === 500 ? 'Server error\n' : 'Bad request\n');
};
