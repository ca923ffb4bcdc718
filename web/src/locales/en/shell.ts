import type { Translated } from '../messages.ts';
import type zh from '../zh/shell.ts';

export default {
  greeting: 'Hello, {{name}}',
  accountMenu: 'Account menu',
  changePassword: 'Change password',
  resetPassword: 'Reset password',
  logOut: 'Sign out',
  language: 'Language',
  theme: 'Switch light/dark theme',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainMenu: 'Main menu',
  subMenu: 'Submenu',
  breadcrumb: 'Breadcrumb',
  search: 'Search pages, records and actions',
  searchHint: 'Search Ctrl+K',
  skipToContent: 'Skip to main content',
  offline: 'No connection: what you have entered stays, and the page goes on by itself when it is back.',
  waiting: '{{count}} waiting',
  newVersion: {
    told: 'There is a new version. It starts when you open the next page.',
    take: 'Update now',
    unsaved: 'There is unsaved input. Save it before you update',
  },
  tickets: 'Check tickets',
  announcing: 'Alerts for new tasks',
  signIn: {
    title: 'Sign in',
    subtitle: 'Back-office console',
    mobile: 'Mobile number',
    password: 'Password',
    mobilePlaceholder: 'Enter your mobile number',
    passwordPlaceholder: 'Enter your password',
    submit: 'Sign in',
    forgotten:
      'Forgot your password, or locked out? Ask an administrator of your organization to reset the password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  pages: {
    notFound: 'Page not found',
    notFoundHint: 'The address may be wrong, or the page has been removed.',
    forbidden: 'Access denied',
    forbiddenPage: 'Access denied: {{page}}',
    forbiddenHint:
      'Your account has no right to view this page. Contact your administrator to request access.',
    goHome: 'Back to home',
    crashed: 'Something went wrong on this page',
    crashedHint: 'Your input is kept. Try again; if the error persists, contact technical support.',
    chunkFailed: 'The page failed to load',
    chunkFailedHint:
      'The network was interrupted, or the system has just been updated. Check the network and try again.',
  },
} satisfies Translated<typeof zh>;
