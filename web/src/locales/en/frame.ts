import type { Translated } from '../messages.ts';
import type zh from '../zh/frame.ts';

export default {
  otherContract:
    'This console (API {{console}}) and the service behind it (API {{backend}}) are of different versions. Some functions may not work; please tell your technical staff.',
  announcing: {
    sound: 'Sound',
    soundHelp: 'Plays a sound when new tasks arrive',
    system: 'System notifications',
    systemHelp: 'Shows new tasks as system notifications while you work elsewhere',
    denied: 'The browser blocks notifications. Allow them in its settings for this site',
    unsupported: 'This browser or address (not https) has no system notifications',
  },
  password: {
    user: 'User',
    given: '{{name}}, your password was set by an administrator. Choose one of your own to continue.',
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    changed: 'Password changed',
    reset: 'Password reset',
    endsSessions: 'All sessions of the user end at once; the next sign-in asks for a new password first',
  },
} satisfies Translated<typeof zh>;
