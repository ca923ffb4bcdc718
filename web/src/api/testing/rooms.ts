import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { saleStep } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { answersOf, type Shown } from './matchers.ts';
import { fromState, isRefused, type State } from './pact.ts';
import { describeRecords } from './records.ts';

type Values = Record<string, unknown>;

interface Room extends Shown {
  kind: 'hotelRoom' | 'minsuRoom';
  /** The name of the house in the provider states. */
  house: 'hotel' | 'minsu';
  /** Fields of row and record in addition to the form and to those of every room. */
  shown?: Values;
  /** Filters with values that no room has, in addition to those of every kind. */
  nothing?: Values;
  found: Record<string, number>;
  /** An invalid value for the platform, and for the merchant user. */
  wrong: Values;
  wrongOfOwn: Values;
  /** The words of the case that the house is switched off. */
  disabledHouse: string;
  /** A rule between fields: the case in words, the values that break it, and the message at one of the fields. */
  rule: { words: string; values: Values; says: string; field: string };
}

/** The interactions of rooms of hotels and guesthouses, for the platform and for the merchant user; returns the matcher of a row. */
export function describeRooms(calls: Record<string, AnyEndpoint>, room: Room) {
  const { kind, house, found, wrong, wrongOfOwn, rule, disabledHouse } = room;
  const houseId = `${house}Id`;
  const values = {
    id: '3',
    version: 1,
    productCount: 3,
    missing: [saleStep.price],
    ...room.shown,
    ...room.values,
  };
  const { row, record } = answersOf(calls, { ...room, values });
  const form = { ...room.values, [houseId]: fromState(houseId, '1') };
  const nothing = { name: '查无此名', [houseId]: '99999999', ...room.nothing };

  for (const own of [false, true]) {
    const ofWhom = { house, ...(own && { own: 1 }) };
    describeRecords(calls, {
      ...{ kind, row, record, form, found },
      as: own ? 'merchantManager' : 'operator',
      ...(own && { own }),
      nothing: own ? nothing : { ...nothing, merchantId: '99999999' },
      given: [['a house takes rooms', ofWhom]],
      wrong: own ? wrongOfOwn : wrong,
      refused: [{ words: disabledHouse, given: [['a house is disabled', ofWhom]], field: houseId }],
    });
  }
  const given: State[] = [['a house takes rooms', { house }]];
  isRefused(calls.add as AnyEndpoint, rule.words, {
    as: 'operator',
    given,
    input: { body: { ...form, ...rule.values } } as never,
    status: status.invalid,
    says: rule.says,
    field: rule.field,
  });
  return row;
}
