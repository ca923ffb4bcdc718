import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { reportExpired } from '../api/errors.ts';
import { forgetToken, missToken, session } from '../api/session.ts';
import { safePath } from '../kit/page/safePath.ts';
import { loginPath } from './loginPath.ts';

const wantedPath = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** Redirects to the sign-in page with the wanted path, and shows once that the token is missing (specification, sections 2 and 4). */
function toLogin(wanted: string) {
  if (missToken()) reportExpired();
  return redirect(loginPath(wanted));
}

/** Screens need a token. */
export function requireToken({ request }: LoaderFunctionArgs) {
  return session().token ? null : toLogin(wantedPath(request));
}

/** A user with a token is sent home. Without one the remains of an old session are cleared, and the answer is the address that was wanted, or ''. */
export function leaveLogin({ request }: LoaderFunctionArgs) {
  if (session().token) return redirect('/home');
  forgetToken();
  return new URL(request.url).searchParams.get('redirect') ?? '';
}

/** `/redirect/:path(.*)`: loads a page of the console anew under its own address. */
export function followRedirect({ params, request }: LoaderFunctionArgs) {
  return redirect(safePath(`/${params['*'] ?? ''}${new URL(request.url).search}`));
}

/** `/auth-redirect`: the address to which an external sign-in returns. */
export function followAuthRedirect({ request }: LoaderFunctionArgs) {
  const path = safePath(new URL(request.url).searchParams.get('redirect'));
  return session().token ? redirect(path) : toLogin(path);
}
