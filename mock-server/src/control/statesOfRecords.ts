import * as z from 'zod/mini';
import { productType } from '#contracts/enums.ts';
import { superAdminId } from '#contracts/rights.ts';
import type { Mock } from '../mock.ts';
import type { NamedRow } from '../store/rows.ts';
import { ControlError } from './controlError.ts';
import { personaIds } from './personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** An id that the seed never reaches. */
const absentId = '99999999';

const contexts = ['miniHome', 'estate', 'landing'] as const;
const ofContext = z.strictObject({ context: z.enum(contexts) });
const takesContext = `{context: ${contexts.join(' | ')}}`;

function firstBanner(mock: Mock, context: (typeof contexts)[number]) {
  const row = mock.store.banners.by('context', context)[0];
  if (!row) throw new ControlError(400, `context: the seed has no banner of ${context}.`);
  return { id: row.id, version: row.version };
}

export const bannerStates: Record<string, AnyState> = {
  'a banner exists': state(ofContext, takesContext, (mock, { context }) => firstBanner(mock, context)),
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

const products = {
  [productType.estate]: 'estates',
  [productType.resortTicket]: 'resorts',
  [productType.hotel]: 'hotels',
  [productType.minsu]: 'minsus',
} as const;
const ofProduct = z.strictObject({ productType: z.enum(productType) });
const takesProduct = `{productType: ${Object.values(productType).join(' | ')}}`;

type Named = 'provinces' | 'merchants' | 'resorts' | 'hotels' | 'minsus' | 'estateCompanies' | 'estates' | 'memberGrades';
function firstEnabled(mock: Mock, collection: Named): { id: string; name: string } {
  const rows: Readonly<NamedRow>[] = mock.store[collection].all();
  const row = rows.find(({ enabled }) => enabled === 1);
  if (!row) throw new ControlError(400, `The seed has nothing enabled in ${collection}.`);
  return { id: row.id, name: row.name };
}
const exists = (collection: Named) => state(nothing, none, (mock) => firstEnabled(mock, collection));

export const recordStates: Record<string, AnyState> = {
  'sms logs exist': state(nothing, none, (mock) => ({ count: mock.store.smsLogs.all().length })),
  'another user exists': state(nothing, none, () => ({ id: personaIds.support })),
  'a user does not exist': state(nothing, none, () => ({ id: absentId })),
  'the super administrator is another user': state(nothing, none, () => ({ id: superAdminId })),
  'a product is offered': state(ofProduct, takesProduct, (mock, params) => firstEnabled(mock, products[params.productType])),
  'a product is no longer offered': state(ofProduct, takesProduct, (mock, params) => {
    const collection = products[params.productType];
    const product = firstEnabled(mock, collection);
    mock.store[collection].update(product.id, { enabled: 0 });
    return product;
  }),
  'a province exists': exists('provinces'),
  'a merchant exists': exists('merchants'),
  'a resort exists': exists('resorts'),
  'a hotel exists': exists('hotels'),
  'a guesthouse exists': exists('minsus'),
  'an estate company exists': exists('estateCompanies'),
  'an estate exists': exists('estates'),
  'member grades exist': exists('memberGrades'),
};
