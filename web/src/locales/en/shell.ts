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
  searchMenu: 'Search menu',
  searchMenuHint: 'Search menu Ctrl+K',
  searchMenuEmpty: 'No matching menu entries',
  skipToContent: 'Skip to main content',
  signIn: {
    title: 'Sign in',
    subtitle: 'Back-office console',
    mobile: 'Mobile number',
    password: 'Password',
    mobilePlaceholder: 'Enter your mobile number',
    passwordPlaceholder: 'Enter your password',
    submit: 'Sign in',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  password: {
    given: '{{name}}, your password was set by an administrator. Choose one of your own to continue.',
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    changed: 'Password changed',
    reset: 'Password reset',
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
