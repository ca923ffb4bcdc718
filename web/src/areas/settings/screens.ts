import type { Screen } from '../../kit/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/system-setting/basic-config',
    rights: ['viewBasicSetting'],
    messages: ['settings'],
    load: () => import('./BasicConfig.tsx'),
  },
];
