import { MatchersV3 } from '@pact-foundation/pact';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estateParts, estates } from '#contracts/areas/estates.ts';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { regions } from '#contracts/areas/regions.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import { userResources } from '#contracts/areas/userResources.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { benefitType, labelColor, labelKind } from '#contracts/enums/members.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { ownerType, valuesOf } from '#contracts/enums.ts';
import { paging, status } from '#contracts/envelope.ts';
import {
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  type Persona,
  rows,
  type State,
  succeeds,
} from './testing/pact.ts';

const { integer, like, string } = MatchersV3;

/** The fields that a select reads from a row. */
const option = { id: id('1'), name: string('云栖湖度假酒店') };

const page = { offset: 0, limit: paging.selectSize };
const ofOwnMerchant = { as: 'merchantManager', params: { belongId: fromState('belongId', '2') } } as const;
const ofOwnCompany = { as: 'estateManager', params: { belongId: fromState('belongId', '1') } } as const;
const ofPlatform = { as: 'platformAdmin' } as const;
const ofFrontDesk = { as: 'frontDesk' } as const;

interface Caller {
  as: Persona;
  params?: object;
}

/** The interactions of a select's list: its first page, a search without hits, and optionally a filter such as the parent record. */
function describeSelect(
  endpoint: AnyEndpoint,
  { as, params }: Caller,
  given: State,
  filter?: object,
  row: object = option,
) {
  const ask = (query: object) => ({ ...(params && { params }), query: { ...page, ...query } }) as never;
  succeeds(endpoint, 'the first page', { as, given: [given], input: ask({}), data: rows(row) });
  succeeds(endpoint, 'nothing is found', {
    as,
    given: [given],
    input: ask({ name: '查无此名' }),
    data: noRows,
  });
  if (filter) succeeds(endpoint, 'filtered', { as, given: [given], input: ask(filter), data: rows(row) });
}

succeeds(regions.provinces, 'all', {
  as: 'consultant',
  given: ['a province exists'],
  input: {},
  data: rows(option),
});
succeeds(regions.cities, 'of a province', {
  as: 'consultant',
  given: ['a province exists'],
  input: { query: { provinceId: fromState('id', '11') } },
  data: rows(option),
});

const dealsInResorts = { businessType: businessType.resort };
describeSelect(merchants.allEnabled, ofPlatform, ['a merchant deals in', dealsInResorts], dealsInResorts);
describeSelect(merchants.all, ofPlatform, ['a merchant deals in', dealsInResorts]);
describeSelect(merchantCategories.allEnabled, ofPlatform, 'a merchant category exists', undefined, {
  ...option,
  businessTypes: like([10]),
});

const ofMerchant = { merchantId: fromState('merchantId', '2') };
describeSelect(resorts.allEnabled, ofPlatform, 'a resort exists', ofMerchant);
describeSelect(resorts.all, ofPlatform, 'a resort exists', ofMerchant);
describeSelect(resorts.allEnabledOfOwn, ofOwnMerchant, 'the own merchant has places');
describeSelect(resorts.allOfOwn, ofOwnMerchant, 'the own merchant has places');
describeSelect(hotels.allEnabled, ofPlatform, 'a hotel exists', ofMerchant);
describeSelect(hotels.all, ofPlatform, 'a hotel exists', ofMerchant);
describeSelect(hotels.allEnabledOfOwn, ofOwnMerchant, 'the own merchant has places');
describeSelect(hotels.allOfOwn, ofOwnMerchant, 'the own merchant has places');
describeSelect(minsus.allEnabled, ofPlatform, 'a guesthouse exists', ofMerchant);
describeSelect(minsus.all, ofPlatform, 'a guesthouse exists', ofMerchant);
describeSelect(minsus.allEnabledOfOwn, ofOwnMerchant, 'the own merchant has places');
describeSelect(minsus.allOfOwn, ofOwnMerchant, 'the own merchant has places');

const ofHotel = { hotelId: fromState('id', '1') };
const hotelRoom = { ...option, hotelName: string('云栖湖度假酒店') };
describeSelect(hotelRooms.allEnabled, ofPlatform, 'a hotel exists', ofHotel);
describeSelect(hotelRooms.all, ofPlatform, 'a hotel exists', ofHotel, hotelRoom);
describeSelect(hotelRooms.allEnabledOfOwn, ofOwnMerchant, 'the own merchant has places', {
  hotelId: fromState('hotelId', '1'),
});
describeSelect(
  hotelRooms.allOfOwn,
  ofOwnMerchant,
  'the own merchant has places',
  { hotelId: fromState('hotelId', '1') },
  hotelRoom,
);
const ofMinsu = { minsuId: fromState('id', '1') };
const minsuRoom = { ...option, minsuName: string('梧桐里民宿') };
describeSelect(minsuRooms.allEnabled, ofPlatform, 'a guesthouse exists', ofMinsu);
describeSelect(minsuRooms.all, ofPlatform, 'a guesthouse exists', ofMinsu, minsuRoom);
describeSelect(minsuRooms.allEnabledOfOwn, ofOwnMerchant, 'the own merchant has places', {
  minsuId: fromState('minsuId', '1'),
});
describeSelect(
  minsuRooms.allOfOwn,
  ofOwnMerchant,
  'the own merchant has places',
  { minsuId: fromState('minsuId', '1') },
  minsuRoom,
);

/** A resource also has its owner's type and id. */
const resource = { ...option, ownerType: oneOf(...valuesOf(ownerType)), ownerId: id('1') };
const ofType = { ownerType: ownerType.hotel };
describeSelect(
  userResources.merchantResources,
  ofPlatform,
  'a hotel exists',
  { ...ofType, enabled: 1 },
  resource,
);
succeeds(userResources.merchantResources, 'of one merchant', {
  ...ofPlatform,
  given: ['a hotel exists'],
  input: { query: { ...page, merchantId: fromState('merchantId', '2') } },
  data: rows(resource),
});
describeSelect(
  userResources.allEnabledOfOwn,
  ofFrontDesk,
  'the user is responsible for a hotel',
  ofType,
  resource,
);

describeSelect(estateCompanies.allEnabled, ofPlatform, 'an estate company exists');
describeSelect(estateCompanies.all, ofPlatform, 'an estate company exists');
describeSelect(estates.allEnabled, ofPlatform, 'an estate company exists', {
  companyId: fromState('id', '1'),
});
describeSelect(estates.allEnabledOfOwnCompany, ofOwnCompany, 'the own company has an estate');
describeSelect(estates.all, ofPlatform, 'an estate company exists', { companyId: fromState('id', '1') });
describeSelect(estates.allOfOwnCompany, ofOwnCompany, 'the own company has an estate');
const ofEstate = { estateId: fromState('id', '1') };
describeSelect(estateParts.buildings, ofPlatform, 'an estate exists', ofEstate);
describeSelect(roomPlanCategories.allEnabled, ofPlatform, 'an estate exists', ofEstate);
describeSelect(roomPlans.allEnabled, ofPlatform, 'an estate exists', ofEstate);
describeSelect(amenityCategories.allEnabled, ofPlatform, 'an estate exists');
describeSelect(estateConsultants.all, ofPlatform, 'an estate exists', ofEstate);
describeSelect(estateConsultants.allEnabled, ofPlatform, 'an estate exists', { ...ofEstate, takesLeads: 1 });
describeSelect(estateConsultants.accounts, ofPlatform, 'an estate company exists', {
  companyId: fromState('id', '1'),
});
describeSelect(
  memberGrades.allEnabled,
  ofPlatform,
  'member grades exist',
  { byStaff: 1 },
  {
    ...option,
    validMonths: integer(12),
    isDefault: oneOf(0, 1),
  },
);
describeSelect(
  memberBenefits.allEnabled,
  ofPlatform,
  'a member benefit exists',
  {},
  { ...option, type: oneOf(...valuesOf(benefitType)) },
);
describeSelect(
  memberLabels.allEnabled,
  ofPlatform,
  'a member label exists',
  { kind: labelKind.manual },
  { ...option, color: oneOf(...valuesOf(labelColor)), kind: oneOf(...valuesOf(labelKind)) },
);

const statistics = [
  [resorts.statsOfCity, ofPlatform, 'a resort exists'],
  [resorts.statsOfCityOfOwn, ofOwnMerchant, 'the own merchant has places'],
  [hotels.statsOfCity, ofPlatform, 'a hotel exists'],
  [hotels.statsOfCityOfOwn, ofOwnMerchant, 'the own merchant has places'],
  [minsus.statsOfCity, ofPlatform, 'a guesthouse exists'],
  [minsus.statsOfCityOfOwn, ofOwnMerchant, 'the own merchant has places'],
] as const;
for (const [endpoint, caller, given] of statistics) {
  const { as, ...params } = caller;
  succeeds<AnyEndpoint>(endpoint, 'all cities', {
    as,
    given: [given],
    input: { ...params, query: { offset: 0, limit: paging.cityStatsLimit } } as never,
    data: rows({
      provinceId: id('33'),
      provinceName: string('浙江省'),
      cityId: id('3301'),
      cityName: string('杭州市'),
      count: integer(2),
    }),
  });
}

isRefused(hotels.allEnabledOfOwn, "another merchant's", {
  as: 'merchantManager',
  given: ['a merchant exists'],
  input: { params: { belongId: fromState('id', '1') }, query: page },
  status: status.forbidden,
});
