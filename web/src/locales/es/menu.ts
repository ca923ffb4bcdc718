import type { Translated } from '../messages.ts';
import type zh from '../zh/menu.ts';

export default {
  miniShop: 'Mini Shop',
  '/404': 'Página no encontrada',
  '/401': 'Acceso denegado',
  '/home': 'Inicio',
  '/setting': 'Ajustes',
  '/setting/system-setting': 'Ajustes del sistema',
  '/setting/system-setting/basic-config': 'Ajustes básicos',
  '/setting/system-setting/home-banner-list': 'Banners de inicio',
  '/setting/system-setting/estate-banner-list': 'Banners inmobiliarios',
  '/setting/system-setting/landing-banner-list': 'Banners de landing',
  '/setting/sms-manage': 'Gestión de SMS',
  '/setting/sms-manage/send-record': 'Registro de SMS',
} satisfies Translated<typeof zh>;
