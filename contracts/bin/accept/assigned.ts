import { hotels } from '../../src/areas/hotels.ts';
import { minsus } from '../../src/areas/minsus.ts';
import { ordersHotel, ordersHouse, ordersPlace } from '../../src/areas/orders.ts';
import { productsHotel } from '../../src/areas/productsHotel.ts';
import { productsHouse } from '../../src/areas/productsHouse.ts';
import { productsPlace } from '../../src/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '../../src/areas/refunds.ts';
import { resorts } from '../../src/areas/resorts.ts';
import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { recordOf, rowsOf, together, walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { sessionRule } from './sessionRule.ts';
import type { Json } from './talk.ts';

/** Who is responsible for one house alone reaches that house and what belongs to it, and nothing of another kind that happens to have the same id. */

const venues = [
  ['resorts', ownerType.resort],
  ['hotels', ownerType.hotel],
  ['minsus', ownerType.minsu],
] as const;

interface Seen {
  list: AnyEndpoint;
  right: RightName;
  /** Of the houses that it shows, or whose records. */
  type: number;
}
const kinds = [
  {
    type: ownerType.resort,
    houses: [resorts.listOfOwn, 'viewRelatedMerchantPlace'],
    rest: [
      [productsPlace.listOfOwn, 'viewRelatedProductPlace'],
      [ordersPlace.listOfOwn, 'viewRelatedOrderPlace'],
      [refundsPlace.listOfOwn, 'viewRelatedRefundPlace'],
    ],
  },
  {
    type: ownerType.hotel,
    houses: [hotels.listOfOwn, 'viewRelatedMerchantHotel'],
    rest: [
      [productsHotel.listOfOwn, 'viewRelatedProductHotel'],
      [ordersHotel.listOfOwn, 'viewRelatedOrderHotel'],
      [refundsHotel.listOfOwn, 'viewRelatedRefundHotel'],
    ],
  },
  {
    type: ownerType.minsu,
    houses: [minsus.listOfOwn, 'viewRelatedMerchantHouse'],
    rest: [
      [productsHouse.listOfOwn, 'viewRelatedProductHouse'],
      [ordersHouse.listOfOwn, 'viewRelatedOrderHouse'],
      [refundsHouse.listOfOwn, 'viewRelatedRefundHouse'],
    ],
  },
] as const;
const seen: Seen[] = kinds.flatMap(({ type, houses, rest }) =>
  [houses, ...rest].map(([list, right]) => ({ list, right, type })),
);

export const assignedRules: Rule[] = [
  sessionRule(
    'who is responsible for one house sees that house and its records, and none of a house of another kind with the same id',
    'domain design, section 2.2 (reach of rights)',
    async (talk) => {
      const rowsAs = async ([list, type]: readonly [string, number]) =>
        (await rowsOf(talk, `${list}.list`)).map((row) => ({ ...row, list, type }));
      const houses: Json[] = (await together(venues, rowsAs)).flat();
      const isTwin = (a: Json, b: Json) =>
        a.id === b.id && a.type !== b.type && a.merchantName === b.merchantName;
      const house = houses.find((one) => houses.some((other) => isTwin(one, other))) ?? houses[0];
      if (!house) return talk.skip('there is no house');
      const { merchantId } = await recordOf(talk, `${house.list}.get`, house.id);
      const unit = { belongType: belongType.merchant, belongId: merchantId };
      const rights = seen.map(({ right }) => rightIds[right]);
      const role = await newRole(talk, rights, unit);
      const account = await newAccount(talk, {
        ...{ ...unit, roleIds: [role.id] },
        resources: [{ ownerType: house.type, ownerId: house.id }],
      });
      const person = await logInAs(talk, account);
      for (const { list, type } of seen) {
        const rows = (await walk(talk, list, {}, person, 100)).list;
        if (type !== house.type) talk.same(`${list.name}: number of rows`, rows.length, 0);
        else
          talk.holds(
            `${list.name}: rows of the house alone`,
            rows.every((row) => (row.resourceId ?? row.id) === house.id || row.resourceName === house.name),
            rows.map(({ id }) => id),
          );
      }
      await cleanUp(talk, account);
      await talk.call(roles.remove, { params: { id: role.id } });
    },
    'userResources',
  ),
];
