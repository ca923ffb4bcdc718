import type { BannerContext, estateBanners, homeBanners, landingBanners } from '#contracts/areas/banners.ts';

/** What differs between the three banner lists: their calls, and the targets of their links. */
export interface BannerKind {
  context: BannerContext;
  calls: typeof homeBanners | typeof estateBanners | typeof landingBanners;
}
