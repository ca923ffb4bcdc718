import { estateBanners } from '#contracts/areas/banners.ts';
import { BannerList } from './BannerList.tsx';
import type { BannerKind } from './bannerKind.ts';

const kind: BannerKind = { context: 'estate', calls: estateBanners };

/** 置业轮播图. */
export default function EstateBannerList() {
  return <BannerList kind={kind} />;
}
