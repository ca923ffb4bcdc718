import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/system-setting/basic-config',
    call: 'settings.get',
    messages: ['settings'],
    load: () => import('./BasicConfig.tsx'),
  },
];
