import type { ScreenUse } from '../../domain/testing/uses.ts';

export const uses: ScreenUse[] = [{ path: '/home', elements: [] }];
