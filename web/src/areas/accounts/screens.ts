import { userListPath } from '../../domain/accounts/userListPath.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { roleListPath } from './paths.ts';

const messages: Namespace[] = ['accounts'];

export const screens: Screen[] = [
  { path: userListPath, call: 'backendUsers.list', messages, load: () => import('./UserList.tsx') },
  {
    path: '/account/manage/add-user',
    parent: userListPath,
    call: 'backendUsers.update',
    messages,
    load: () => import('./UserEdit.tsx'),
  },
  { path: roleListPath, call: 'roles.list', messages, load: () => import('./RoleList.tsx') },
  {
    path: '/account/manage/add-role',
    parent: roleListPath,
    call: 'roles.update',
    messages,
    load: () => import('./RoleEdit.tsx'),
  },
];
