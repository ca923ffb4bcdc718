import {
  type BannerContext,
  bannerForm,
  type estateBanners,
  type homeBanners,
  type landingBanners,
} from '#contracts/areas/banners.ts';

/** What differs between the three banner lists: their calls, and the targets of their links. */
export interface BannerKind {
  context: BannerContext;
  calls: typeof homeBanners | typeof estateBanners | typeof landingBanners;
}

/** The form of each list: their links may lead to different things. */
export const bannerForms = {
  miniHome: bannerForm('miniHome'),
  estate: bannerForm('estate'),
  landing: bannerForm('landing'),
} satisfies Record<BannerContext, unknown>;
