import type { createBrowserRouter } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { loginPath } from './loginPath.ts';

/** Follows the session. When it ends the router goes to the sign-in page once, with the wanted path and query; a logout reloads. */
export function followSession(router: ReturnType<typeof createBrowserRouter>) {
  useSession.subscribe(({ token, ended }, before) => {
    if (token || !before.token) return;
    if (ended === 'loggedOut') {
      location.assign('/login');
      return;
    }
    const { pathname, search } = router.state.location;
    if (pathname !== '/login') void router.navigate(loginPath(pathname + search), { replace: true });
  });
}
