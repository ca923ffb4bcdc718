import { homeBanners } from '#contracts/areas/banners.ts';
import { BannerList } from './BannerList.tsx';
import type { BannerKind } from './bannerKind.ts';

const kind: BannerKind = { context: 'miniHome', calls: homeBanners };

/** 首页轮播图. */
export default function HomeBannerList() {
  return <BannerList kind={kind} />;
}
