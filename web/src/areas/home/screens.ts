import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  { path: '/home', messages: ['home', 'trade'], load: () => import('./Home.tsx') },
];
