import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { roles } from '../../src/areas/roles.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { newRecommend, newRoom, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What a recommend says of its room, and of what its customer has besides. */

/** The contract is written by the price and the area of the list. */
async function checkRoom(talk: Talk): Promise<void> {
  const own = await newRecommend(talk, await theProject(talk));
  const { totalPrice, buildArea } = await talk.ok(estateRooms.get, { params: { id: own.roomId } });
  const of = ({ roomPrice, roomArea }: Json) => [roomPrice, roomArea];
  talk.same('price and area before it has a room', of(own.record), [null, null]);
  for (const move of ['audit', 'visit'] as const) await own.moves[move]();
  talk.same('price and area of its room', of(await own.moves.subscribe()), [totalPrice, buildArea]);
  talk.same('price and area of its room as it is read', of(await own.read()), [totalPrice, buildArea]);
  talk.same('price and area after it gave the room back', of(await own.moves.unsubscribe()), [null, null]);
}

/** Whoever approves a recommend sees that the project knows the customer already, if he may see its leads. */
async function checkKnown(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const own = await newRecommend(talk, project);
  const mobile = own.form.customerMobile;
  talk.same('what is known of a stranger', own.record.known, { leads: [], rooms: [] });
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  const body = { ...form, estateId: project.id, mobile };
  const lead = await talk.ok(estateBookings.add, { body });
  const roomId = await newRoom(talk, project);
  const subscription = { customerName: form.customerName, customerMobile: mobile, subscribeAmount: 0 };
  const room = await talk.ok(estateRooms.subscribe, {
    params: { id: roomId },
    body: { ...subscription, subscribeDate: own.today },
  });
  const { bookingNo, status, createTime } = lead;
  talk.same('what is known of a customer with a lead and a room', (await own.read()).known, {
    ...{ leads: [{ bookingNo, status, createTime }], rooms: [room.roomText] },
  });
  const role = await newRole(talk, [rightIds.viewRecommend]);
  const account = await newAccount(talk, { roleIds: [role.id] });
  const seen = await talk.ok(estateRecommends.get, { params: own.params }, await logInAs(talk, account));
  talk.same('what is known, for somebody who may not see leads', seen.known, { leads: [], rooms: [] });
  await cleanUp(talk, account);
  await talk.ok(roles.remove, { params: { id: role.id } });
  await talk.ok(estateBookings.close, { params: { id: lead.id }, body: bookingMoves.close });
  await talk.ok(estateRooms.unsubscribe, { params: { id: roomId }, body: { reason: '贷款未获批' } });
  talk.same('what is known once the lead is closed and the room is back', (await own.read()).known, {
    ...{ leads: [], rooms: [] },
  });
  for (const move of ['audit', 'visit', 'subscribe'] as const) await own.moves[move]();
  talk.same('the room of the recommend itself is not among it', (await own.read()).known.rooms, []);
}

export const recommendRoomRules = (): Rule[] => [
  designRule(
    'estateRecommends',
    'record',
    'a recommend says price and area of its room while it has one',
    '4.9 and 5.4',
    checkRoom,
  ),
  designRule(
    'estateRecommends',
    'record',
    'a recommend says which open leads and rooms its customer has besides, to who may see leads',
    '5.2 and 5.3',
    checkKnown,
  ),
];
