import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/system-setting/home-banner-list',
    rights: ['viewHomeBanner'],
    messages: ['banners'],
    load: () => import('./HomeBannerList.tsx'),
  },
  {
    path: '/setting/system-setting/estate-banner-list',
    rights: ['viewEstateBanner'],
    messages: ['banners'],
    load: () => import('./EstateBannerList.tsx'),
  },
  {
    path: '/setting/system-setting/landing-banner-list',
    rights: ['viewLandingBanner'],
    messages: ['banners'],
    load: () => import('./LandingBannerList.tsx'),
  },
];
