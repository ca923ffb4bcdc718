import {
  type Banner,
  type BannerContext,
  type BannerForm,
  type BannerLink,
  type BannerRecord,
  bannerForm,
  type estateBanners as estateCalls,
  homeBanners as homeCalls,
  type landingBanners as landingCalls,
} from '#contracts/areas/banners.ts';
import { linkType, productType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { estateEnabled } from '../estate/estateEnabled.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers, rowsBy } from '../records/records.ts';
import type { StoredRow } from '../store/collections.ts';
import type { NamedRow } from '../store/row.ts';
import { productTypeOf } from '../trade/products/kinds.ts';
import { isOnSale } from '../trade/products/saleSteps.ts';

/** Slide images (specification section 5). */

/** What a product link may lead to: a project that is offered, or a product of the type that is on sale. */
function target(context: Context, type: number, id: string): Readonly<NamedRow> | undefined {
  const { estates, products } = context.store;
  if (type === productType.estate) {
    const estate = estates.get(id);
    return estate && estateEnabled(context.store, estate) ? estate : undefined;
  }
  const row = products.get(id);
  return row && productTypeOf[row.kind] === type && isOnSale(context, row) ? row : undefined;
}

/** A link is kept as it is when its target is gone, so that everything else of the banner can still be edited. */
const leadsToSame = (one: BannerLink, other: BannerLink | undefined) =>
  one.linkType === other?.linkType &&
  (['jumpProductType', 'jumpTargetId'] as const).every(
    (key) => one.configData[key] === other.configData[key],
  );

/** Keeps only the fields that the link type uses; the target's name is the server's, not the caller's. */
function storedLink(context: Context, link: BannerLink, before: BannerLink | undefined): BannerLink {
  const { linkType: type, configData } = link;
  if (type === linkType.noJump) return { linkType: type, configData: {} };
  if (type !== linkType.product)
    return { linkType: type, configData: { jumpUrl: configData.jumpUrl?.trim() ?? '' } };
  const { jumpProductType, jumpTargetId } = configData;
  const row = target(context, jumpProductType ?? 0, jumpTargetId ?? '');
  if (!row && before && leadsToSame(link, before)) return before;
  if (!row) return fail(status.precondition, say('targetGone'), { field: 'link.configData.jumpTargetId' });
  return { linkType: type, configData: { jumpProductType, jumpTargetId, jumpTargetName: row.name } };
}

/** The banner with whether what it leads to is gone. */
function shown<Row extends { link: BannerLink }>(row: Row, context: Context) {
  const { linkType: type, configData } = row.link;
  const isGone =
    type === linkType.product &&
    !target(context, configData.jumpProductType ?? 0, configData.jumpTargetId ?? '');
  return { ...row, targetGone: isGone ? (1 as const) : (0 as const) };
}

const matches = matching(homeCalls.list.query);
type Query = Parameters<Handlers<typeof homeCalls>['list']>[0]['query'];

const bannersOf = (
  context: BannerContext,
  right: RightArea,
): Handlers<typeof homeCalls> & Handlers<typeof estateCalls> & Handlers<typeof landingCalls> =>
  platformHandlers<StoredRow<'banners'>, Query, BannerForm, Banner, BannerRecord>({
    name: '轮播图',
    collection: 'banners',
    rows: ({ banners }) => rowsBy(banners, 'context', context),
    form: bannerForm(context),
    right,
    owner: () => platform,
    ownerOf: () => platform,
    matches: (row, query, of) => matches(query.targetGone === undefined ? row : shown(row, of), query),
    toRow: shown,
    toRecord: shown,
    values: ({ title, imageUrl, enabled, ordering, link }, of, before) => ({
      context,
      title,
      imageUrl,
      enabled,
      ordering,
      link: storedLink(of, link, before?.link),
    }),
    checkRemove: () => undefined,
  });

export const homeBanners = bannersOf('miniHome', 'HomeBanner');
export const estateBanners = bannersOf('estate', 'EstateBanner');
export const landingBanners = bannersOf('landing', 'LandingBanner');
