import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { Notices } from '../kit/dialogs/Notices.tsx';
import { loadWith } from '../kit/page/lazyWith.ts';
import { CrashPage } from './CrashPage.tsx';
import { followAuthRedirect, followRedirect, leaveLogin } from './guards.ts';
import { loadScreen } from './loadScreen.ts';
import { Root } from './Root.tsx';

const routes: RouteObject[] = [
  {
    id: 'root',
    element: <Root />,
    // The messages of `Root` are gone with it.
    errorElement: (
      <>
        <Notices />
        <CrashPage />
      </>
    ),
    children: [
      {
        path: '/login',
        loader: leaveLogin,
        lazy: () => loadScreen(() => import('../areas/auth/Login.tsx'), []),
      },
      { path: '/redirect/*', loader: followRedirect },
      { path: '/auth-redirect', loader: followAuthRedirect },
      { path: '/404', lazy: () => loadScreen(() => import('./NotFound.tsx'), ['menu']) },
      { path: '/401', lazy: () => loadScreen(() => import('./Forbidden.tsx'), ['menu', 'rights']) },
      { path: '*', loader: () => redirect('/404') },
    ],
  },
];

const loadShell = () => import('./shellRoutes.tsx');

/** The sign-in page needs none of the screens, so their routes are loaded with the first address outside it. */
export function createRouter() {
  let known = false;
  return createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ patch }) {
      if (known) return;
      const { shellRoutes } = await loadWith(loadShell);
      if (!known) patch('root', shellRoutes);
      known = true;
    },
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      // If true, a lazy route that fails at the first load shows its fallback for ever instead of the error page.
      v7_partialHydration: false,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  });
}
