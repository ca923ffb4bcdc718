import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/system-setting/basic-config',
    rights: ['viewBasicSetting'],
    messages: ['settings'],
    load: () => import('./BasicConfig.tsx'),
  },
];
