import { estateRooms } from '../../src/areas/estateRooms.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What a recommend says of its room. */

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

export const recommendRoomRules = (): Rule[] => [
  designRule(
    'estateRecommends',
    'record',
    'a recommend says price and area of its room while it has one',
    '4.9 and 5.4',
    checkRoom,
  ),
];
