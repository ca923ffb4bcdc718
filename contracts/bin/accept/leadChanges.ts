import { estateBookings } from '../../src/areas/estateBookings.ts';
import { addDays } from '../../src/days.ts';
import { bookingStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { bookingMoves as forms } from '../../src/examples/estateBookings.ts';
import { amend, elsewhere, follow, rule } from './bookingMoves.ts';
import type { Rule } from './rule.ts';
import type { Json } from './talk.ts';
import { absentId } from './unique.ts';

/** What changes of an open lead besides its status: what the customer wants, and when to call again. */

const { toContact, following } = bookingStatus;

export const leadChangeRules = (): Rule[] => [
  rule('a lead is amended while it is open, and the visit stays to come', async (talk) => {
    const state = await talk.state('a lead is in a status', { status: following, assigned: 1 });
    const params = { id: state.id };
    const before = await talk.ok(estateBookings.get, { params });
    const { planId } = before;
    const other = await elsewhere(talk, state.estateId);
    const wrong = [
      { visitTime: state.arriveTime.replace(/^\d{4}/, '2020') },
      { planId: absentId },
      { planId: other.planId },
    ];
    for (const one of wrong)
      await talk.refused(estateBookings.amend, status.invalid, {
        params,
        body: { ...amend({ planId, visitTime: before.visitTime }), ...one },
      });
    const said = { ...amend({ planId, visitTime: '' }) };
    const after = await talk.ok(estateBookings.amend, { params, body: said });
    for (const [name, value] of Object.entries(said)) talk.same(name, after[name], value);
    talk.same('status', after.status, following);
    const query = {
      estateId: state.estateId,
      visitEnd: addDays(state.visitTime.slice(0, 10), 300),
      limit: 100,
    };
    const { list } = await talk.ok(estateBookings.list, { query });
    const isFound = list.some((one: Json) => one.id === state.id);
    talk.same('found by the end of visits while none is agreed', isFound, false);
    talk.holds('its log has a line more', after.logs.length > before.logs.length, String(after.logs.length));
    const again = await talk.ok(estateBookings.amend, { params, body: said });
    talk.same('what is saved as it was writes nothing', again.logs.length, after.logs.length);
  }),
  rule('nextTime is that of the last follow-up, until the lead is closed', async (talk) => {
    const state = await talk.state('a lead is in a status', { status: toContact, assigned: 1 });
    const params = { id: state.id };
    const next = async () => (await talk.ok(estateBookings.get, { params })).nextTime;
    talk.same('before the first', await next(), '');
    const [day] = state.visitTime.split(' ');
    const later = addDays(day, 5);
    await talk.ok(estateBookings.follow, { params, body: follow({ visitTime: `${later} 10:00:00` }) });
    await talk.ok(estateBookings.follow, { params, body: follow(state) });
    talk.same('as agreed', await next(), state.visitTime);
    for (const [from, isFound] of [
      [day, true],
      [later, false],
    ] as const) {
      const query = { estateId: state.estateId, nextStart: from, nextEnd: later, limit: 100 };
      const { list } = await talk.ok(estateBookings.list, { query });
      talk.same(
        `found from ${from} on`,
        list.some((one: Json) => one.id === state.id),
        isFound,
      );
    }
    const { nextTime: _, ...talked } = forms.follow;
    await talk.ok(estateBookings.follow, { params, body: talked });
    talk.same('nothing was agreed at the last one', await next(), '');
    await talk.ok(estateBookings.follow, { params, body: follow(state) });
    await talk.ok(estateBookings.close, { params, body: forms.close });
    talk.same('once it is closed', await next(), '');
  }),
];
