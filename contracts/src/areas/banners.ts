import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { linkType, type ProductType, productType, valuesOf } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import {
  addressMax,
  addressPattern,
  dateTime,
  flag,
  id,
  isHttpUrl,
  isImageUrl,
  nameText,
  queryFlag,
  version,
  wholeNumber,
} from '../forms/fields.ts';
import { enabledFilter, textFilter } from '../forms/filters.ts';
import { answeredCode, coded, enabled } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { actions } from '../records.ts';
import type { RightName } from '../rights/rights.ts';
import { type Sentence, say } from '../words.ts';

export type BannerContext = 'miniHome' | 'estate' | 'landing';

/** Limits of specification section 9; the picture's size in pixels is a suggestion only. */
export const bannerLimits = { title: 20, orderingMax: 100, imageWidth: 750, imageHeight: 624 } as const;

/** Estate banners may lead to estates; the other two hide that product type (specification section 5). */
export const productTypesFor = (context: BannerContext): ProductType[] =>
  valuesOf(productType).filter((type) => context === 'estate' || type !== productType.estate);

const configData = z.object({
  jumpProductType: z.optional(z.nullable(answeredCode({ productType }))),
  jumpTargetId: z.optional(z.nullable(z.string().check(atMost(40)))),
  jumpTargetName: z.optional(z.nullable(z.string().check(atMost(100)))),
  jumpUrl: z.optional(
    z.nullable(z.string().check(atMost(addressMax, say('tooLong', { label: 'pagePath', n: addressMax })))),
  ),
});

const bannerLink = z.object({ linkType: coded(z.int(say('linkTypeRequired')), { linkType }), configData });
export type BannerLink = z.infer<typeof bannerLink>;
/** The same as it is answered. */
const shownWordOrNone = z.optional(z.nullable(idOrNone));
const shownLink = z.extend(bannerLink, {
  configData: z.extend(configData, { jumpTargetId: shownWordOrNone, jumpUrl: shownWordOrNone }),
});

/** Paths of mini programs are not ours: they may hold addresses, Chinese, and the short links of WeChat. Nothing but blanks inside is refused. */
const isPath = (value: string) => !/[\s\p{Cc}]/u.test(value);
const urlRules: Partial<
  Record<number, { required: Sentence; format: Sentence; holds: (value: string) => boolean }>
> = {
  [linkType.h5]: { required: 'h5Required', format: 'url', holds: isHttpUrl },
  [linkType.miniProgram]: {
    required: 'miniProgramRequired',
    format: 'pagePath',
    holds: isPath,
  },
  [linkType.externalMiniProgram]: {
    required: 'externalMiniProgramRequired',
    format: 'pagePath',
    holds: isPath,
  },
};

/** The first fault of a link in the given context: the path inside the link, and the token of the message. */
function linkFault(
  link: BannerLink,
  context: BannerContext,
): { path: string[]; message: string } | undefined {
  const { jumpProductType, jumpTargetId, jumpUrl } = link.configData;
  if (!valuesOf(linkType).some((type) => type === link.linkType))
    return { path: ['linkType'], message: say('linkTypeRequired') };
  if (link.linkType === linkType.product) {
    const known = productTypesFor(context).some((type) => type === jumpProductType);
    if (!known) return { path: ['configData', 'jumpProductType'], message: say('productTypeRequired') };
    if (!jumpTargetId) return { path: ['configData', 'jumpTargetId'], message: say('productRequired') };
  }
  const rule = urlRules[link.linkType];
  if (!rule) return undefined;
  const path = ['configData', 'jumpUrl'];
  const value = jumpUrl?.trim();
  if (!value) return { path, message: say(rule.required) };
  return rule.holds(value) ? undefined : { path, message: say(rule.format) };
}

const linkIn = (context: BannerContext) =>
  bannerLink.check(
    z.superRefine((link, { addIssue }) => {
      const fault = linkFault(link, context);
      if (fault) addIssue({ code: 'custom', input: link, ...fault });
    }),
  );

const title = nameText('title', bannerLimits.title, 'bannerTitleRequired');
const formFields = (context: BannerContext) => ({
  title,
  imageUrl: told(
    z
      .string(say('bannerImageRequired'))
      .check(
        z.minLength(1, say('bannerImageRequired')),
        z.regex(addressPattern, { error: say('imageUrl'), abort: true }),
        z.refine(isImageUrl, say('imageUrl')),
      ),
    { label: 'bannerImage', required: true },
  ),
  enabled,
  ordering: told(wholeNumber('ordering', 0, bannerLimits.orderingMax), { required: false, blank: 0 }),
  link: linkIn(context),
});

/** The add and edit form; only what is edited has a version. Rules and messages: specification section 5. */
export const bannerForm = (context: BannerContext) =>
  z.object({ ...formFields(context), version: z.optional(version) });
export type BannerForm = z.infer<ReturnType<typeof bannerForm>>;

/** A slide image. A larger `ordering` ranks higher; ties by creation time, newest first. */
const banner = z.object({
  id,
  title: z.string(),
  imageUrl: shownAddress,
  enabled: flag,
  ordering: z.int(),
  createTime: dateTime,
  link: shownLink,
  /** The link leads to a product or project that is removed or not on sale; it is kept, and the row says so. */
  targetGone: flag,
  version,
  actions,
});
export type Banner = z.infer<typeof banner>;

const record = z.extend(banner, { logs: z.array(logRow) });
export type BannerRecord = z.infer<typeof record>;

function bannerCalls<const Kind extends 'mini-home' | 'estate' | 'landing'>(
  name: string,
  kind: Kind,
  context: BannerContext,
  rights: { view: RightName; manage: RightName },
) {
  const view = { rights: [rights.view] };
  const manage = { rights: [rights.manage] };
  return area(name, {
    list: get({
      path: `slide-images/list-${kind}`,
      purpose: `Slide images of the ${kind} page, larger ordering first.`,
      access: view,
      query: listQuery({
        title: textFilter(title),
        enabled: enabledFilter,
        targetGone: z.optional(queryFlag),
      }),
      data: listOf(banner),
    }),
    get: post({
      path: `slide-images/get-of-${kind}/{id}`,
      purpose: 'One slide image with its version, for the edit dialog.',
      access: view,
      data: record,
      errors: [status.notFound],
    }),
    add: post({
      path: `slide-images/add-for-${kind}`,
      purpose: 'Adds a slide image.',
      access: manage,
      body: z.object(formFields(context)),
      data: record,
      errors: [status.invalid, status.precondition],
    }),
    update: post({
      path: `slide-images/update-for-${kind}/{id}`,
      purpose: 'Saves a slide image; with a version, only over that version.',
      access: manage,
      body: bannerForm(context),
      data: record,
      errors: [status.invalid, status.notFound, status.stale, status.precondition],
    }),
    enable: post({
      path: `slide-images/enable-for-${kind}/{id}`,
      purpose: 'Switches a slide image on (1) or off (0).',
      access: manage,
      body: z.object({ enable: flag }),
      data: record,
      errors: [status.notFound],
    }),
    remove: post({
      path: `slide-images/remove-for-${kind}/{id}`,
      purpose: 'Removes a slide image.',
      access: manage,
      data: z.null(),
      errors: [status.notFound],
    }),
  });
}

export const homeBanners = bannerCalls('homeBanners', 'mini-home', 'miniHome', {
  view: 'viewHomeBanner',
  manage: 'manageHomeBanner',
});
export const estateBanners = bannerCalls('estateBanners', 'estate', 'estate', {
  view: 'viewEstateBanner',
  manage: 'manageEstateBanner',
});
export const landingBanners = bannerCalls('landingBanners', 'landing', 'landing', {
  view: 'viewLandingBanner',
  manage: 'manageLandingBanner',
});
