import * as z from 'zod/mini';
import { linkType, ownerType, productType } from '#contracts/enums.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import type { Collection } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { NamedRow, StoredVenue } from '../../store/row.ts';
import { productTypeOf } from '../../trade/products/kinds.ts';
import { isOnSale } from '../../trade/products/saleSteps.ts';
import type { VenueCollection } from '../../trade/products/venues.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type PersonaName, personaIds } from '../personas.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** An id that the seed never reaches. */
const absentId = '99999999';

const contexts = ['miniHome', 'estate', 'landing'] as const;
const ofContext = z.strictObject({ context: z.enum(contexts) });
const takesContext = `{context: ${contexts.join(' | ')}}`;
const ofLink = z.strictObject({ context: z.enum(contexts), linkType: z.enum(linkType) });
const takesLink = `{context: ${contexts.join(' | ')}, linkType: ${Object.values(linkType).join(' | ')}}`;

function firstBanner(mock: Mock, context: (typeof contexts)[number]) {
  const row = mock.store.banners.by('context', context)[0];
  if (!row) throw new ControlError(400, `context: the seed has no banner of ${context}.`);
  return { id: row.id, version: row.version };
}

export const bannerStates: Record<string, AnyState> = {
  'a banner exists': state(ofContext, takesContext, (mock, { context }) => firstBanner(mock, context)),
  'a banner with a link exists': state(ofLink, takesLink, (mock, params) => {
    const rows = mock.store.banners.by('context', params.context);
    const row = rows.find(({ link }) => link.linkType === params.linkType);
    if (!row) throw new ControlError(400, `linkType: the seed has no such banner of ${params.context}.`);
    return { id: row.id, version: row.version };
  }),
  'a live banner leads to what is gone': state(ofContext, takesContext, (mock, { context }) => {
    const { id } = firstBanner(mock, context);
    const configData = {
      jumpProductType: productType.resortTicket,
      jumpTargetId: absentId,
      jumpTargetName: '已删除的门票',
    };
    const { version } = mock.store.banners.update(id, {
      enabled: 1,
      link: { linkType: linkType.product, configData },
    });
    return { id, version };
  }),
  'a banner does not exist': state(ofContext, takesContext, () => ({ id: absentId })),
  'a banner was removed': state(ofContext, takesContext, (mock, { context }) => {
    const banner = firstBanner(mock, context);
    mock.store.banners.remove(banner.id);
    return banner;
  }),
  // The values are those from before the change: what the slower editor still has on his screen.
  'a banner was changed by somebody else': state(ofContext, takesContext, (mock, { context }) => {
    const stale = firstBanner(mock, context);
    mock.store.banners.update(stale.id, {});
    return stale;
  }),
};

export const settingStates: Record<string, AnyState> = {
  'settings exist': state(nothing, none, (mock) => ({ version: mock.store.settings.all()[0]?.version })),
  'settings were changed by somebody else': state(nothing, none, (mock) => {
    const row = mock.store.settings.all()[0];
    if (!row) throw new ControlError(400, 'The seed has no settings.');
    const stale = { version: row.version };
    mock.store.settings.update(row.id, {});
    return stale;
  }),
};

/** What a link of the type may lead to. */
function linkTarget(mock: Mock, type: (typeof productType)[keyof typeof productType]) {
  if (type === productType.estate) return { in: mock.store.estates, ...firstEnabled(mock, 'estates') };
  const { products } = mock.store;
  const kind = tradeKinds.find((one) => productTypeOf[one] === type);
  if (!kind) throw new ControlError(400, `productType: nothing of type ${type} is sold.`);
  const row =
    products.by('kind', kind).find((one) => isOnSale(mock.context, one)) ??
    freshProduct(mock, { kind }, false);
  return { in: products, id: row.id, name: row.name };
}
const ofProduct = z.strictObject({ productType: z.enum(productType) });
const takesProduct = `{productType: ${Object.values(productType).join(' | ')}}`;

type Named = 'provinces' | 'estateCompanies' | 'estates' | 'memberGrades';
function firstEnabled(mock: Mock, collection: Named): { id: string; name: string } {
  const rows: Readonly<NamedRow>[] = mock.store[collection].all();
  const row = rows.find(({ enabled }) => enabled === 1);
  if (!row) throw new ControlError(400, `The seed has nothing enabled in ${collection}.`);
  return { id: row.id, name: row.name };
}
const exists = (collection: Named) => state(nothing, none, (mock) => firstEnabled(mock, collection));

const unitOf = (mock: Mock, persona: PersonaName) =>
  mock.store.users.get(personaIds[persona])?.belongId ?? '';

/** The id of an enabled venue of a merchant, which gets one if the seed gave it none. */
function venueOf(mock: Mock, collection: VenueCollection, merchantId: string): string {
  // The cast is safe: only fields that all three kinds have are used, and the other fields are copied from another row.
  const venues = mock.store[collection] as unknown as Collection<StoredVenue>;
  const venue = venues.by('merchantId', merchantId).find(({ enabled }) => enabled === 1);
  if (venue) return venue.id;
  const { id: _id, version: _version, ...other } = venues.all()[0] as StoredVenue;
  return venues.insert({ ...other, name: '云栖湖畔', merchantId, enabled: 1 }).id;
}

export const recordStates: Record<string, AnyState> = {
  'sms logs exist': state(nothing, none, (mock) => ({ count: mock.store.smsLogs.all().length })),
  'another user exists': state(nothing, none, () => ({ id: personaIds.support })),
  'a user does not exist': state(nothing, none, () => ({ id: absentId })),
  'the super administrator is another user': state(nothing, none, () => ({ id: superAdminId })),
  // Names of their own, because a banner's id may stand next to them.
  'a product is offered': state(ofProduct, takesProduct, (mock, params) => {
    const { id: productId, name: productName } = linkTarget(mock, params.productType);
    return { productId, productName };
  }),
  'a product is no longer offered': state(ofProduct, takesProduct, (mock, params) => {
    const { in: collection, id: productId, name: productName } = linkTarget(mock, params.productType);
    collection.update(productId, { enabled: 0 });
    // A banner may keep a target that is gone, so none has this one.
    const { banners } = mock.store;
    const leadsHere = ({ link: { configData } }: StoredRow<'banners'>) =>
      configData.jumpProductType === params.productType && configData.jumpTargetId === productId;
    for (const { id } of banners.all().filter(leadsHere))
      banners.note(id, { link: { linkType: linkType.noJump, configData: {} } });
    return { productId, productName };
  }),
  'a province exists': exists('provinces'),
  'an estate company exists': exists('estateCompanies'),
  'an estate exists': exists('estates'),
  'member grades exist': exists('memberGrades'),
  // Own resources: of the merchantManager's merchant, of the estateManager's company, of the frontDesk user.
  'the own merchant has places': state(nothing, none, (mock) => {
    const merchantId = unitOf(mock, 'merchantManager');
    const resortId = venueOf(mock, 'resorts', merchantId);
    return {
      resortId,
      hotelId: venueOf(mock, 'hotels', merchantId),
      minsuId: venueOf(mock, 'minsus', merchantId),
    };
  }),
  'the own company has an estate': state(nothing, none, (mock) => {
    const companyId = unitOf(mock, 'estateManager');
    const estate = mock.store.estates.all().find((row) => row.companyId === companyId && row.enabled === 1);
    if (!estate) throw new ControlError(400, `The seed has no estate of company ${companyId}.`);
    return { id: estate.id };
  }),
  'the user is responsible for a hotel': state(nothing, none, (mock) => {
    const resources = mock.store.users.get(personaIds.frontDesk)?.resources ?? [];
    const hotel = resources.find((resource) => resource.ownerType === ownerType.hotel);
    if (!hotel) throw new ControlError(400, 'The frontDesk of the seed is responsible for no hotel.');
    return { id: hotel.ownerId };
  }),
};
