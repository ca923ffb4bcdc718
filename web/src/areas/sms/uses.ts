import type { ScreenUse } from '../../domain/testing/uses.ts';

export const uses: ScreenUse[] = [{ path: '/setting/sms-manage/send-record', elements: [] }];
