import * as z from 'zod/mini';
import { type BusinessType, businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** What the form of a merchant may name. Names of their own, because a record's id may stand next to them. */

function categoryWhere(
  mock: Mock,
  what: string,
  holds: (row: Readonly<StoredRow<'merchantCategories'>>) => boolean,
): { categoryId: string } {
  const row = mock.store.merchantCategories.all().find(holds);
  if (!row) throw new ControlError(400, `The seed has no merchant category ${what}.`);
  return { categoryId: row.id };
}

const allows = (row: Readonly<StoredRow<'merchantCategories'>>, types: readonly BusinessType[]) =>
  row.enabled === 1 &&
  row.businessTypes.length === types.length &&
  types.every((type) => row.businessTypes.includes(type));

const ofType = z.strictObject({ businessType: z.enum(businessType) });
const takesType = `{businessType: ${valuesOf(businessType).join(' | ')}}`;

const ownMerchantId = ({ store }: Mock) => store.users.get(personaIds.merchantManager)?.belongId ?? '';

const enabledMerchants = ({ store }: Mock) => store.merchants.all().filter(({ enabled }) => enabled === 1);
function noMerchant(): never {
  throw new ControlError(400, 'The seed has no such merchant that is enabled.');
}

/** Takes one business type from the merchant and gives him all others. */
function stopDealing({ store }: Mock, id: string, type: BusinessType): string {
  const businessTypes = valuesOf(businessType).filter((other) => other !== type);
  return store.merchants.update(id, { businessTypes }).id;
}

export const merchantStates: Record<string, AnyState> = {
  'a merchant category allows every type': state(nothing, none, (mock) =>
    categoryWhere(mock, 'that allows every type', (row) => allows(row, valuesOf(businessType))),
  ),
  // The category has merchants, so a form that drops one of its types is refused.
  'merchants of a category deal in scenic spots only': state(nothing, none, (mock) =>
    categoryWhere(
      mock,
      'of which there are merchants and which allows scenic spots only',
      (row) => allows(row, [businessType.resort]) && mock.store.merchants.by('categoryId', row.id).length > 0,
    ),
  ),
  'a merchant deals in': state(ofType, takesType, (mock, { businessType: type }) => {
    const merchant = enabledMerchants(mock).find(({ businessTypes }) => businessTypes.includes(type));
    return { merchantId: (merchant ?? noMerchant()).id };
  }),
  'a merchant does not deal in': state(ofType, takesType, (mock, params) => {
    // The last merchant: the first one owns the record that other states use, and an unchanged merchant is always accepted.
    const { id } = enabledMerchants(mock).at(-1) ?? noMerchant();
    return { merchantId: stopDealing(mock, id, params.businessType) };
  }),
  'the own merchant does not deal in': state(ofType, takesType, (mock, params) => ({
    merchantId: stopDealing(mock, ownMerchantId(mock), params.businessType),
  })),
  'a merchant category is disabled': state(nothing, none, (mock) =>
    categoryWhere(mock, 'that is disabled', ({ enabled }) => enabled === 0),
  ),
  'another merchant has the credit code': state(nothing, none, (mock) => {
    const [first, other] = mock.store.merchants.all();
    if (!first || !other) throw new ControlError(400, 'The seed has no two merchants.');
    return { id: first.id, version: first.version, creditCode: other.creditCode };
  }),
  'a city exists': state(nothing, none, (mock) => {
    const city = mock.store.cities.all().find(({ enabled }) => enabled === 1);
    if (!city) throw new ControlError(400, 'The seed has no city.');
    return { provinceId: city.provinceId, cityId: city.id };
  }),
};
