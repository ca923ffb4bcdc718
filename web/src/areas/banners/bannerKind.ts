import type { BannerContext, estateBanners, homeBanners, landingBanners } from '#contracts/areas/banners.ts';

/** What the three banner lists differ in: their calls, and where their links may lead. */
export interface BannerKind {
  context: BannerContext;
  calls: typeof homeBanners | typeof estateBanners | typeof landingBanners;
}
