import { records, type ScreenUse } from '../../domain/testing/uses.ts';
import accounts from '../../locales/zh/accounts.ts';
import rights from '../../locales/zh/rights.ts';
import shell from '../../locales/zh/shell.ts';

export const uses: ScreenUse[] = [
  ...records('/account/manage/user-list', '/account/manage/add-user', 'backendUsers', [
    { place: 'row', text: shell.resetPassword, call: 'passwords.reset', action: 'resetPassword' },
  ]),
  ...records('/account/manage/role-list', '/account/manage/add-role', 'roles', [
    { place: 'row', text: accounts.compare },
    { place: 'row', text: rights.preview.start },
  ]),
];
