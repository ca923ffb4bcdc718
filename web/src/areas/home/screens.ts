import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [{ path: '/home', messages: ['home'], load: () => import('./Home.tsx') }];
