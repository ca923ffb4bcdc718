import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/sms-manage/send-record',
    call: 'smsLogs.list',
    messages: ['sms'],
    load: () => import('./SmsSendRecord.tsx'),
  },
];
