import type {
  Banner,
  BannerContext,
  BannerForm,
  BannerLink,
  estateBanners as estateCalls,
  homeBanners as homeCalls,
  landingBanners as landingCalls,
} from '#contracts/areas/banners.ts';
import { linkType, productType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail, notFound } from '../records/fail.ts';
import type { BannerRow, NamedRow } from '../store/rows.ts';
import { isOnSale, productTypeOf } from '../trade/products/kinds.ts';

/** Larger ordering first, ties by creation time, newest first (specification section 5). */
const byOrdering = (a: Readonly<BannerRow>, b: Readonly<BannerRow>) =>
  b.ordering - a.ordering || b.createTime.localeCompare(a.createTime) || Number(b.id) - Number(a.id);

function toWire({
  id,
  title,
  imageUrl,
  enabled,
  ordering,
  createTime,
  link,
  version,
}: Readonly<BannerRow>): Banner {
  return { id, title, imageUrl, enabled, ordering, createTime, link, version };
}

/** What a product link may lead to: an enabled project, or a product of the type that is on sale. */
function target(context: Context, type: number, id: string): Readonly<NamedRow> | undefined {
  const { estates, products } = context.store;
  if (type === productType.estate) {
    const estate = estates.get(id);
    return estate?.enabled === 1 ? estate : undefined;
  }
  const row = products.get(id);
  return row && productTypeOf[row.kind] === type && isOnSale(context, row) ? row : undefined;
}

/** Keeps only the fields that the link type uses; the target's name is the server's, not the caller's. */
function storedLink(context: Context, { linkType: type, configData }: BannerLink): BannerLink {
  if (type === linkType.noJump) return { linkType: type, configData: {} };
  if (type !== linkType.product)
    return { linkType: type, configData: { jumpUrl: configData.jumpUrl?.trim() ?? '' } };
  const { jumpProductType, jumpTargetId } = configData;
  const row = target(context, jumpProductType ?? 0, jumpTargetId ?? '');
  if (!row) return fail(status.precondition, say('targetGone'), { field: 'link.configData.jumpTargetId' });
  return { linkType: type, configData: { jumpProductType, jumpTargetId, jumpTargetName: row.name } };
}

function bannersOf(
  bannerContext: BannerContext,
): Handlers<typeof homeCalls> & Handlers<typeof estateCalls> & Handlers<typeof landingCalls> {
  const find = ({ store }: Context, id: string): Readonly<BannerRow> => {
    const row = store.banners.get(id);
    return row?.context === bannerContext ? row : notFound();
  };
  const values = (context: Context, { title, imageUrl, enabled, ordering, link }: BannerForm) => ({
    title,
    imageUrl,
    enabled,
    ordering,
    link: storedLink(context, link),
  });

  return {
    list({ query: { title, enabled, offset, limit } }, { store }) {
      const { count, list } = store.banners.list({
        where: (row) =>
          row.context === bannerContext &&
          (!title || row.title.toLowerCase().includes(title.toLowerCase())) &&
          (enabled === undefined || row.enabled === enabled),
        order: byOrdering,
        offset,
        limit,
      });
      return { count, list: list.map(toWire) };
    },
    get: ({ params }, context) => toWire(find(context, params.id)),
    add: ({ body }, context) =>
      toWire(context.store.banners.insert({ context: bannerContext, ...values(context, body) })),
    update({ params, body }, context) {
      const { id, version } = find(context, params.id);
      checkVersion(body.version, version);
      return toWire(context.store.banners.update(id, values(context, body)));
    },
    enable({ params, body }, context) {
      const { id } = find(context, params.id);
      return toWire(context.store.banners.update(id, { enabled: body.enable }));
    },
    remove({ params }, context) {
      context.store.banners.remove(find(context, params.id).id);
      return null;
    },
  };
}

export const homeBanners: Handlers<typeof homeCalls> = bannersOf('miniHome');
export const estateBanners: Handlers<typeof estateCalls> = bannersOf('estate');
export const landingBanners: Handlers<typeof landingCalls> = bannersOf('landing');
