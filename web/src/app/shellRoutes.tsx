import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { session, viewer } from '../api/session.ts';
import type { Screen } from '../kit/page/screen.ts';
import { CrashPage } from './CrashPage.tsx';
import { requireToken } from './guards.ts';
import { loadScreen } from './loadScreen.ts';
import { firstScreenBelow, mayOpen, mayOpenRecord, menuPaths, screenFor } from './menu.ts';
import Shell from './Shell.tsx';
import { screens } from './screens.ts';
import { onlyView } from './titles.ts';

const refused = (path: string) => redirect(`/401?path=${encodeURIComponent(path)}`);

/** The user needs the right to make the screen's call, or with a record in the address the right to read it. The refusal page gets the path and names what is missing. */
const requireRight = (screen: Screen) => (args: LoaderFunctionArgs) => {
  const { path } = screenFor(screen, viewer().belongType);
  const token = requireToken(args);
  if (token) return token;
  if (mayOpen(screen, session())) return path === screen.path ? null : redirect(path);
  // Titles differ with and without a record.
  const ofRecord = new URL(args.request.url).searchParams.has('id') ? '?id' : '';
  return ofRecord && mayOpenRecord(screen, session()) ? onlyView : refused(screen.path + ofRecord);
};

/** The address of a main-menu entry or group leads to the first screen below it that this user may open. */
const toFirstScreen = (path: string) => (args: LoaderFunctionArgs) => {
  const first = firstScreenBelow(path, session());
  return requireToken(args) ?? (first ? redirect(first.path) : refused(path));
};

const screenRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader: requireRight(screen),
  lazy: () => loadScreen(screen.load, ['kit', ...screen.messages]),
  errorElement: <CrashPage />,
});

/** The routes behind the login: the frame, the addresses of the menu, the screens. */
export const shellRoutes: RouteObject[] = [
  {
    id: 'shell',
    loader: requireToken,
    lazy: () => loadScreen(async () => ({ default: Shell }), ['menu', 'kit', 'rights', 'tabs']),
    errorElement: <CrashPage />,
    children: [
      { path: '/', loader: (args: LoaderFunctionArgs) => requireToken(args) ?? redirect('/home') },
      ...menuPaths.map((path): RouteObject => ({ path, loader: toFirstScreen(path) })),
      ...screens.map(screenRoute),
    ],
  },
];
