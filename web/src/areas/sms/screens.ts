import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/sms-manage/send-record',
    rights: ['viewSendSms'],
    messages: ['sms'],
    load: () => import('./SmsSendRecord.tsx'),
  },
];
