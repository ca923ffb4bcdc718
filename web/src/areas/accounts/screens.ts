import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { manageRoles, manageUsers, roleListPath, userListPath, viewRoles, viewUsers } from './paths.ts';

const messages: Namespace[] = ['accounts'];

export const screens: Screen[] = [
  { path: userListPath, rights: viewUsers, messages, load: () => import('./UserList.tsx') },
  {
    path: '/account/manage/add-user',
    parent: userListPath,
    rights: manageUsers,
    messages,
    load: () => import('./UserEdit.tsx'),
  },
  { path: roleListPath, rights: viewRoles, messages, load: () => import('./RoleList.tsx') },
  {
    path: '/account/manage/add-role',
    parent: roleListPath,
    rights: manageRoles,
    messages,
    load: () => import('./RoleEdit.tsx'),
  },
];
