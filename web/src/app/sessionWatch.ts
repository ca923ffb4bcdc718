import type { createBrowserRouter } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { loginPath } from './loginPath.ts';

/** Milliseconds after which a database that does not answer keeps nobody from logging out. */
const patienceMs = 1_000;

/** A logout takes with it what this browser keeps of customers outside of the local storage; how tables look stays. */
const forgetNames = (userId: string) =>
  Promise.race([
    Promise.allSettled([
      import('./visits.ts').then(({ forgetVisits }) => forgetVisits(userId)),
      import('../kit/table/keptSettings.ts').then(({ forgetViews }) => forgetViews(userId)),
    ]),
    new Promise((done) => setTimeout(done, patienceMs)),
  ]);

/**
 * Follows the session. When it ends the router goes to the sign-in page once, with the wanted path and query; a logout reloads.
 * @returns the function that ends this
 */
export function followSession(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>) {
  return useSession.subscribe(({ token, ended }, before) => {
    if (token || !before.token) return;
    const isLogout = ended === 'loggedOut' || ended === 'elsewhere';
    const forgotten = isLogout && before.user ? forgetNames(before.user.id) : Promise.resolve();
    if (ended === 'loggedOut') {
      void forgotten.then(() => location.assign('/login'));
      return;
    }
    const { pathname, search } = router.state.location;
    if (pathname !== '/login') void router.navigate(loginPath(pathname + search), { replace: true });
  });
}
