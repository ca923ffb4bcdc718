import { estateRooms } from '../../src/areas/estateRooms.ts';
import { members } from '../../src/areas/members.ts';
import { newRoom, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Who owns a home: whoever signed for one, before and after it was handed over, until the contract is cancelled. */

async function checkOwner(talk: Talk): Promise<void> {
  const member = await newMember(talk);
  const project = await theProject(talk);
  const expectOwner = async (what: string, isOwner: boolean) => {
    for (const houseOwner of [1, 0]) {
      const { list } = await talk.ok(members.list, { query: { keyword: member.mobile, houseOwner } });
      talk.same(
        `found with houseOwner=${houseOwner} ${what}`,
        list.length === 1,
        (houseOwner === 1) === isOwner,
      );
    }
  };
  await expectOwner('without a room', false);
  /** Rooms of which one is cancelled and the other one handed over. */
  for (const end of ['cancelled', 'handed over']) {
    const params = { id: await newRoom(talk, project) };
    const { createTime } = await talk.ok(estateRooms.get, { params });
    const today = createTime.slice(0, 10);
    const customer = {
      ...{ customerName: '林小雨', customerMobile: member.mobile },
      ...{ subscribeAmount: 0, subscribeDate: today },
    };
    await talk.ok(estateRooms.subscribe, { params, body: customer });
    await expectOwner('with a room that is reserved', false);
    const body = { contractNo: unique('XS-'), dealPrice: 100, signDate: today };
    await talk.ok(estateRooms.sign, { params, body });
    await expectOwner('with a room that is signed', true);
    if (end === 'cancelled') {
      await talk.ok(estateRooms.cancelDeal, { params, body: { reason: '客户家庭原因' } });
      await expectOwner('after it was cancelled', false);
    } else {
      await talk.ok(estateRooms.deliver, { params, body: { deliverDate: today } });
      await expectOwner('with a room that was handed over', true);
    }
  }
}

export const houseOwnerRules = (): Rule[] => [
  designRule(
    'members',
    'list',
    'filter houseOwner finds who signed for a room, also after it was handed over, and not after it was cancelled',
    '7.1',
    checkOwner,
  ),
];
