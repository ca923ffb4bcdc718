import type { RequestHandler } from 'express';
import type { Control } from '../control/control.ts';
import { ControlError } from '../control/controlError.ts';
import { incomeRoutes } from '../control/incomeCalls.ts';
import { memberRoutes } from '../control/memberCalls.ts';
import { answerControl, type ControlAnswer } from '../control/plane.ts';
import { recommendRoutes } from '../control/recommendCalls.ts';
import { withdrawRoutes } from '../control/withdrawCalls.ts';
import type { Real } from '../routing/real.ts';
import { routingRoutes } from '../routing/routingPlane.ts';
import { HungUp, readText } from '../wire/body.ts';
import type { Mock } from '../wire/mock.ts';
import type { ControlGuard } from './controlGuard.ts';
import { controlPage } from './controlPages.ts';
import { sendPage } from './sendPage.ts';

const bodyLimit = 1_048_576;

/** Only for origins that were named. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'content-type',
  'content-length': '0',
};

/** `/__mock` is the page, `/__mock/contracts/` what is promised, `/__mock/…` the control plane. `open: false` leaves health only. */
export function controlRoutes(
  mock: Mock,
  control: Control,
  real: Real,
  { open, guard }: { open: boolean; guard: ControlGuard },
): RequestHandler {
  const more = {
    ...routingRoutes(real),
    ...memberRoutes,
    ...recommendRoutes,
    ...withdrawRoutes,
    ...incomeRoutes,
  };
  return async (req, res, next) => {
    const [pathname = '', query = ''] = req.url.split(/\?(.*)/s);
    const path = /^\/__mock(?:\/(.*))?$/s.exec(pathname)?.[1] ?? (pathname === '/__mock' ? '' : undefined);
    if (path === undefined) return next();
    const send = ({ http, json }: ControlAnswer) => {
      const body = JSON.stringify(json);
      res.writeHead(http, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
      });
      res.end(body);
    };
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    // The contracts are the same for everybody and hold no data, so that other machines and containers may read them by any name (with the style sheet of their page).
    const isPromise = isRead && /^(contracts(\/|$)|page\.css$)/.test(path);
    const refusal = isPromise ? undefined : guard.refusalOf(req);
    if (refusal) return send({ http: 403, json: { error: refusal } });
    const named = guard.namedOriginOf(req);
    if (named) res.setHeader('access-control-allow-origin', named).setHeader('vary', 'origin');
    if (named && req.method === 'OPTIONS') return void res.writeHead(204, preflight).end();
    try {
      const page = open && isRead ? await controlPage(path, mock.older) : undefined;
      if (page) return sendPage(req, res, page);
      const body = await readText(req, bodyLimit);
      if (body === undefined) return send({ http: 413, json: { error: 'The body is larger than 1 MB.' } });
      const method = req.method === 'HEAD' ? 'GET' : req.method;
      // Background work is finished first, so that journal and drift report include every call that was answered before this one.
      real.background.finish();
      const call = { method, path, query: new URLSearchParams(query), body };
      send(answerControl(mock, control, call, open, more));
    } catch (error) {
      if (error instanceof ControlError) return send({ http: error.http, json: { error: error.message } });
      if (!(error instanceof HungUp)) return next(error);
      res.destroy();
    }
  };
}
