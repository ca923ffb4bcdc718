import type { Translated } from '../messages.ts';
import type zh from '../zh/menu.ts';

export default {
  miniShop: 'Mini Shop',
  '/404': 'Page not found',
  '/401': 'Access denied',
  '/home': 'Home',
  '/setting': 'Settings',
  '/setting/system-setting': 'System settings',
  '/setting/system-setting/basic-config': 'Basic settings',
  '/setting/system-setting/home-banner-list': 'Home banners',
  '/setting/system-setting/estate-banner-list': 'Real estate banners',
  '/setting/system-setting/landing-banner-list': 'Landing page banners',
  '/setting/sms-manage': 'SMS management',
  '/setting/sms-manage/send-record': 'SMS log',
} satisfies Translated<typeof zh>;
