import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { forgetToken, session } from '../api/session.ts';
import { safePath } from '../kit/safePath.ts';
import type { Screen } from '../kit/screen.ts';
import { loginPath } from './loginPath.ts';
import { firstScreenBelow, mayOpen } from './menu.ts';

const wantedPath = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** Screens need a token; without one the sign-in page keeps the wanted path (specification section 2). */
export function requireToken({ request }: LoaderFunctionArgs) {
  return session().token ? null : redirect(loginPath(wantedPath(request)));
}

/** Screens need any one of their rights. The page that refuses learns which were missing. */
export const requireRight = (screen: Screen) => (args: LoaderFunctionArgs) => {
  const refused = requireToken(args);
  if (refused) return refused;
  return mayOpen(screen, session()) ? null : redirect(`/401?path=${encodeURIComponent(screen.path)}`);
};

/** A main-menu entry or group leads to the first screen below it that this user may open. */
export const toFirstScreen = (path: string) => (args: LoaderFunctionArgs) => {
  const refused = requireToken(args);
  if (refused) return refused;
  const first = firstScreenBelow(path, session());
  return redirect(first ? first.path : `/401?path=${encodeURIComponent(path)}`);
};

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
