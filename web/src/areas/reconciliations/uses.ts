import { reconciliation } from '../../domain/finance/accountPaths.ts';
import type { ScreenUse } from '../../domain/testing/uses.ts';

export const uses: ScreenUse[] = [{ path: reconciliation, elements: [] }];
