import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/setting/system-setting/home-banner-list',
    call: 'homeBanners.list',
    messages: ['banners'],
    load: () => import('./HomeBannerList.tsx'),
  },
  {
    path: '/setting/system-setting/estate-banner-list',
    call: 'estateBanners.list',
    messages: ['banners'],
    load: () => import('./EstateBannerList.tsx'),
  },
  {
    path: '/setting/system-setting/landing-banner-list',
    call: 'landingBanners.list',
    messages: ['banners'],
    load: () => import('./LandingBannerList.tsx'),
  },
];
