import type { BannerContext, estateBanners, homeBanners, landingBanners } from '#contracts/areas/banners.ts';
import type { RightName } from '#contracts/rights/rights.ts';

/** What the three banner lists differ in: their calls, where their links may lead, the right that changes them. */
export interface BannerKind {
  context: BannerContext;
  calls: typeof homeBanners | typeof estateBanners | typeof landingBanners;
  manage: readonly RightName[];
}
