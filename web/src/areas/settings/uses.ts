import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';

export const uses: ScreenUse[] = [
  {
    path: '/setting/system-setting/basic-config',
    elements: [one('form', common.confirm, 'settings.update')],
  },
];
