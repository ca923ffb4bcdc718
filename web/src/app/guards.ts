import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { forgetToken, session } from '../api/session.ts';
import { safePath } from '../kit/safePath.ts';
import { loginPath } from './loginPath.ts';

const wantedPath = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** Screens need a token; without one the sign-in page keeps the wanted path (specification section 2). */
export function requireToken({ request }: LoaderFunctionArgs) {
  return session().token ? null : redirect(loginPath(wantedPath(request)));
}

/** Who has a token goes home, or where he wanted; arriving here without one clears what is left of it. */
export function leaveLogin({ request }: LoaderFunctionArgs) {
  if (session().token) return redirect('/home');
  forgetToken();
  return new URL(request.url).searchParams.get('redirect') ?? '';
}

/** `/redirect/:path(.*)`: loads a page of the console anew under its own address. */
export function followRedirect({ params, request }: LoaderFunctionArgs) {
  return redirect(safePath(`/${params['*'] ?? ''}${new URL(request.url).search}`));
}

/** `/auth-redirect`: where an outside sign-in returns to. */
export function followAuthRedirect({ request }: LoaderFunctionArgs) {
  const path = safePath(new URL(request.url).searchParams.get('redirect'));
  return redirect(session().token ? path : loginPath(path));
}
