import { addDays } from '#contracts/days.ts';
import { areaOf, type Interaction, statusOf } from '#contracts/pactFile.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { todayOf } from '#mock/store/today.ts';
import { dayRow } from '#mock/trade/products/stock.ts';
import { addressOf } from '#mock/wire/address.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import { pacts, requestOf } from './pactTraffic.ts';

/**
 * The interactions of the pacts with their provider states, put to a mock that stands at a moment, without a transport. Answers
 * what did not go as the pacts say, a state that was refused or another status, in words.
 * @param spoil changes the seed before the states are entered
 */
export function brokenAt(moment: number, chosen: Interaction[], spoil?: (mock: Mock) => void): string[] {
  const mock = createMock({ scale: 0.1, fixedNow: moment });
  return chosen.flatMap((interaction) => {
    const wrong = wrongIn(mock, interaction, spoil);
    return wrong === undefined ? [] : [`${interaction.description}: ${wrong}`];
  });
}

function wrongIn(mock: Mock, interaction: Interaction, spoil?: (mock: Mock) => void): string | undefined {
  const values = {};
  try {
    for (const [at, { name: state, params }] of (interaction.providerStates ?? []).entries()) {
      Object.assign(values, enterState(mock, { state, params }));
      // The first state begins from the seed.
      if (at === 0) spoil?.(mock);
    }
  } catch (error) {
    return (error as Error).message;
  }
  const { path, init } = requestOf(interaction, values);
  const { pathname, searchParams: query } = new URL(path, 'http://any');
  const address = addressOf(pathname);
  if (!address) return 'it is no call of the API';
  const body = String(init.body ?? '');
  const { status, message } = mock.answer({ method: init.method ?? '', ...address, query, body }).envelope;
  return status === statusOf(interaction) ? undefined : `${status} ${message}`;
}

/** Everything; a mirror is made by the same states as the call that it mirrors. */
export const interactionsOf = (areas: RegExp) =>
  pacts().filter((one) => areas.test(areaOf(one)) && !/OfOwn:/.test(one.description));

/** A seed in which nothing can be had: all is off sale and sold out, the contracts have ended and the members are frozen. */
export function badSeed({ store, clock }: Mock): void {
  for (const merchant of store.merchants.all())
    store.merchants.update(merchant.id, { contractEnd: '2020-01-01' });
  for (const member of store.members.all()) store.members.update(member.id, { frozen: 1 });
  for (const { id } of store.products.all()) {
    store.products.update(id, { enabled: 0 });
    for (let ahead = 0; ahead < 10; ahead++) {
      const day = dayRow(store, id, addDays(todayOf(clock), ahead));
      if (day) store.priceStocks.update(day.id, { sold: day.stock, locked: 0 });
    }
  }
}
