import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { loadMessages, type Namespace } from '../i18n.ts';
import type { Screen } from '../kit/screen.ts';
import { CrashPage } from './CrashPage.tsx';
import {
  followAuthRedirect,
  followRedirect,
  leaveLogin,
  requireRight,
  requireToken,
  toFirstScreen,
} from './guards.ts';
import { menuPaths } from './menu.ts';
import { Root } from './Root.tsx';
import { screens } from './screens.ts';

/** A chunk that takes longer counts as failed (specification section 9). */
const chunkTimeoutMs = 120_000;

/** Loads a screen's code and messages together. */
async function loadScreen(load: () => Promise<{ default: ComponentType }>, messages: readonly Namespace[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('chunk load timeout')), chunkTimeoutMs);
  });
  try {
    const [file] = await Promise.race([Promise.all([load(), loadMessages(...messages)]), late]);
    return { Component: file.default };
  } finally {
    clearTimeout(timer);
  }
}

const screenRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader: requireRight(screen),
  lazy: () => loadScreen(screen.load, ['kit', ...screen.messages]),
  errorElement: <CrashPage />,
});

const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    children: [
      {
        path: '/login',
        loader: leaveLogin,
        lazy: () => loadScreen(() => import('../areas/auth/Login.tsx'), []),
      },
      { path: '/redirect/*', loader: followRedirect },
      { path: '/auth-redirect', loader: followAuthRedirect },
      { path: '/404', lazy: () => loadScreen(() => import('./NotFound.tsx'), ['menu']) },
      { path: '/401', lazy: () => loadScreen(() => import('./Forbidden.tsx'), ['menu']) },
      {
        id: 'shell',
        loader: requireToken,
        lazy: () => loadScreen(() => import('./Shell.tsx'), ['menu', 'kit']),
        children: [
          { path: '/', loader: (args: LoaderFunctionArgs) => requireToken(args) ?? redirect('/home') },
          ...menuPaths.map((path): RouteObject => ({ path, loader: toFirstScreen(path) })),
          ...screens.map(screenRoute),
        ],
      },
      { path: '*', loader: () => redirect('/404') },
    ],
  },
];

export const createRouter = () =>
  createBrowserRouter(routes, {
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      // With it a lazy route that failed at the first load shows its fallback for ever instead of the error page.
      v7_partialHydration: false,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  });
