import type { BannerForm } from '../areas/banners.ts';
import { linkType } from '../enums.ts';

/** A right form of a banner of any context, which leads nowhere. */
export const bannerExample = {
  title: '秋日湖畔',
  imageUrl: '/api/resorts/uploads/lake.jpg',
  enabled: 1,
  ordering: 50,
  link: { linkType: linkType.noJump, configData: {} },
} satisfies Omit<BannerForm, 'version'>;
