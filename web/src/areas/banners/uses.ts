import { list, ordering, type ScreenUse } from '../../domain/testing/uses.ts';
import banners from '../../locales/zh/banners.ts';

export const uses: ScreenUse[] = [
  list('/setting/system-setting/home-banner-list', 'homeBanners', banners.add, [
    ordering('homeBanners.update'),
  ]),
  list('/setting/system-setting/estate-banner-list', 'estateBanners', banners.add, [
    ordering('estateBanners.update'),
  ]),
  list('/setting/system-setting/landing-banner-list', 'landingBanners', banners.add, [
    ordering('landingBanners.update'),
  ]),
];
