import { landingBanners } from '#contracts/areas/banners.ts';
import { BannerList } from './BannerList.tsx';
import type { BannerKind } from './bannerKind.ts';

const kind: BannerKind = { context: 'landing', calls: landingBanners };

/** 落地页轮播图. */
export default function LandingBannerList() {
  return <BannerList kind={kind} />;
}
