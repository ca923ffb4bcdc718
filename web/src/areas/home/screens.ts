import type { Screen } from '../../kit/screen.ts';

export const screens: Screen[] = [
  { path: '/home', rights: [], messages: ['home'], load: () => import('./Home.tsx') },
];
