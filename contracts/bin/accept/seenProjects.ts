import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { roomSaleStatus } from '../../src/enums/estates.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { buildingExample, generationExample, roomExample } from '../../src/examples/estateBuildings.ts';
import {
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '../../src/examples/estates.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { leadAfter } from './consultantLinks.ts';
import { roomInState } from './keptProjects.ts';
import { changing } from './ownHouses.ts';
import { logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { newRecommend, openProject, type Project, terms } from './projectScenes.ts';
import { settle, sign, subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, newMobile, unique } from './unique.ts';
import type { Input } from './wire.ts';

/** Who sees all of a company and manages one of its projects changes nothing of the others. */

const refused = [status.forbidden, status.notFound];

interface Scene {
  mine: Project;
  other: Project;
  person: Person;
}
type Calls = [AnyEndpoint, Input][];

async function inScene(talk: Talk, check: (scene: Scene) => Promise<void>): Promise<void> {
  const mine = await openProject(talk, terms.rate);
  const other = await openProject(talk, terms.rate, unique('验收项目'), mine.companyId);
  const unit = { belongType: belongType.estate, belongId: mine.companyId };
  const { viewSingleEstate, viewSingleEstateBooking, viewSingleRecommend } = rightIds;
  const { manageRelatedEstate, manageRelatedEstateBooking, manageRelatedRecommend } = rightIds;
  const made = [
    await newRole(talk, [viewSingleEstate, viewSingleEstateBooking, viewSingleRecommend], unit),
    await newRole(talk, [manageRelatedEstate, manageRelatedEstateBooking, manageRelatedRecommend], unit),
  ];
  const resources = [{ ownerType: ownerType.estate, ownerId: mine.id }];
  const account = await newAccount(talk, { ...unit, roleIds: made.map(({ id }) => id), resources });
  await check({ mine, other, person: await logInAs(talk, account) });
  await talk.ok(backendUsers.remove, { params: { id: account.id } });
  for (const id of [account.roleId, ...made.map((role) => role.id)])
    await talk.ok(roles.remove, { params: { id } });
  // Those with recommends stay, because their rows name them.
  for (const { id } of [mine, other]) {
    await talk.ok(estates.enable, { params: { id }, body: { enable: 0 } });
    await talk.call(estates.remove, { params: { id } });
  }
}

/** He reads each of them, is offered nothing of it but to look, and is refused every change. */
async function expectSeen(talk: Talk, person: Person, reads: Calls, changes: Calls): Promise<void> {
  const before: Json[] = [];
  for (const [call, input] of reads) {
    const { actions } = await talk.ok(call, input, person);
    const more = (actions ?? []).filter((action: string) => action !== 'rooms');
    talk.same(`what ${call.name} offers with what he only sees`, more, []);
    before.push(await talk.ok(call, input));
  }
  for (const [call, input] of changes) await talk.refused(call, refused, input, person);
  for (const [at, [call, input]] of reads.entries())
    talk.same(`${call.name} after refused calls`, await talk.ok(call, input), before[at]);
}

async function checkProject(talk: Talk): Promise<void> {
  await inScene(talk, async ({ mine, other, person }) => {
    const { id, planId, buildingId, consultantId } = other;
    const params = { id };
    const { licences: _own, ...saleInfo } = saleInfoExample;
    const sands = [{ name: '沙盘', imageUrl: '/api/resorts/uploads/sand.png', ordering: 1, points: [] }];
    const parts = [
      [roomPlans, planId],
      [estateBuildings, buildingId],
      [estateConsultants, consultantId],
    ] as const;
    const changes: Calls = [
      [estates.update, await changing(talk, estates, id, { slogan: '验收' })],
      [estates.updateSituation, { params, body: situationExample }],
      [
        estates.updateSaleInfo,
        { params, body: { ...saleInfo, licences: [{ no: '1', date: '2025-09-12' }] } },
      ],
      [estates.updateImages, { params, body: imagesExample }],
      [estates.updateVideos, { params, body: videosExample }],
      [estates.updateOrdering, { params, body: { ordering: 7 } }],
      [estates.enable, { params, body: { enable: 0 } }],
      [estates.remove, { params }],
      [estateSands.save, { params, body: { sands, version: 0 } }],
      [estateBuildings.generateRooms, { params: { id: buildingId }, body: generationExample }],
      [estateBuildings.add, { body: { ...buildingExample, estateId: id, name: unique('楼') } }],
      [estateConsultants.reveal, { params: { id: consultantId }, body: { field: 'mobile' } }],
      [estateConsultants.enable, { params: { id: consultantId }, body: { enable: 0 } }],
      [roomPlans.enable, { params: { id: planId }, body: { enable: 0 } }],
    ];
    for (const [calls, one] of parts)
      changes.push(
        [calls.update, await changing(talk, calls, one, {})],
        [calls.remove, { params: { id: one } }],
      );
    const reads: Calls = [
      [estates.get, { params }],
      [estateSands.get, { params }],
      ...parts.map(([calls, one]): Calls[number] => [calls.get, { params: { id: one } }]),
    ];
    await expectSeen(talk, person, reads, changes);
    const { rooms } = await talk.ok(estateBuildings.rooms, { params: { id: buildingId } });
    talk.same('rooms of a building after refused calls', rooms, []);
    const { list } = await talk.ok(estates.listOfOwnCompany, {}, person);
    const manages = list.map((row: Json) => [row.id, row.actions.includes('edit')]);
    talk.same(
      'projects that he sees, and whether he manages them',
      new Map(manages),
      new Map([
        [other.id, false],
        [mine.id, true],
      ]),
    );
    await talk.ok(estates.updateOrdering, { params: { id: mine.id }, body: { ordering: 7 } }, person);
  });
}

async function checkRooms(talk: Talk): Promise<void> {
  await inScene(talk, async ({ mine, other, person }) => {
    const { waiting, available, held, subscribed, signed } = roomSaleStatus;
    const customer = { customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 };
    const { createTime } = await talk.ok(estates.get, { params: { id: other.id } });
    const today = createTime.slice(0, 10);
    const reason = { reason: '老客户保留' };
    const moves: Record<number, [AnyEndpoint, object][]> = {
      [waiting]: [[estateRooms.open, {}]],
      [available]: [
        [estateRooms.withdraw, {}],
        [estateRooms.hold, reason],
        [estateRooms.subscribe, { ...customer, subscribeDate: today }],
      ],
      [held]: [[estateRooms.release, {}]],
      [subscribed]: [
        [estateRooms.unsubscribe, reason],
        [estateRooms.sign, { contractNo: unique('XS-'), dealPrice: 141_000_000, signDate: today }],
        [estateRooms.reveal, { field: 'customerMobile' }],
      ],
      [signed]: [
        [estateRooms.deliver, { deliverDate: today }],
        [estateRooms.cancelDeal, reason],
      ],
    };
    const body = { ...roomExample, buildingId: other.buildingId, planId: other.planId };
    const [reads, changes]: [Calls, Calls] = [[], []];
    for (const [code, own] of Object.entries(moves)) {
      const id = await roomInState(talk, other, Number(code));
      reads.push([estateRooms.get, { params: { id } }]);
      for (const [call, sent] of own) changes.push([call, { params: { id }, body: sent as Json }]);
    }
    const [{ params: { id } = { id: '' } } = {}] = reads.map(([, input]) => input);
    changes.push([estateRooms.update, { params: { id }, body: { ...body, roomNo: unique('') } }]);
    changes.push([estateRooms.remove, { params: { id } }]);
    await expectSeen(talk, person, reads, changes);
    const add = { ...body, roomNo: unique('') };
    await talk.refused(estateRooms.add, [...refused, status.invalid], { body: add }, person);
    const { version } = await talk.ok(estateRooms.get, { params: { id } });
    const batches: [AnyEndpoint, object][] = [
      [estateRooms.batchPrice, { unitPrice: 9_900 }],
      [estateRooms.batchStatus, { status: available }],
      [estateRooms.batchPlan, { planId: '' }],
    ];
    for (const [call, set] of batches) {
      const rooms = [id, absentId].map((one) => ({ id: one, version, ...set }));
      const { rows } = await talk.ok(call, { body: { rooms } }, person);
      talk.holds(`${call.name} refuses the room`, refused.includes(rows[0].status), rows[0]);
      talk.same('status of a room that there is not', rows[1].status, status.notFound);
      talk.same(
        'what it shows of both',
        rows.map(({ room }: Json) => room),
        [null, null],
      );
    }
    talk.same('version after it', (await talk.ok(estateRooms.get, { params: { id } })).version, version);
    const own = { params: { id: await roomInState(talk, mine, available) } };
    const shown = async (of: Input) => (await talk.ok(estateRooms.get, of, person)).floorPrice;
    talk.same(
      'lowest prices that he sees',
      [await shown({ params: { id } }), await shown(own)],
      [undefined, roomExample.floorPrice],
    );
    await talk.ok(estateRooms.hold, { ...own, body: reason }, person);
    for (const [call, input] of changes)
      if (call === estateRooms.unsubscribe || call === estateRooms.cancelDeal) await talk.ok(call, input);
  });
}

async function checkLeads(talk: Talk): Promise<void> {
  await inScene(talk, async ({ mine, other, person }) => {
    const { nextTime: _next, ...follow } = bookingMoves.follow;
    const { memberMobile: _member, ...passed } = bookingMoves.toRecommend;
    // Also of his own project he manages only what is given to him, or to nobody.
    const seen = [
      await leadAfter(talk, other, other.consultantId, []),
      await leadAfter(talk, other, other.consultantId, ['follow', 'arrive']),
      await leadAfter(talk, mine, mine.consultantId, ['follow']),
    ];
    const { planId: _plan, visitTime: _time, ...form } = bookingExample;
    const nobodys = await talk.ok(estateBookings.add, {
      body: { ...form, estateId: other.id, mobile: newMobile() },
    });
    const reads = [...seen, nobodys].map(({ id }): Calls[number] => [estateBookings.get, { params: { id } }]);
    const changes = reads.flatMap(
      ([, { params }]): Calls => [
        [estateBookings.assign, { params, body: { consultantId: other.consultantId } }],
        [estateBookings.follow, { params, body: follow }],
        [estateBookings.close, { params, body: bookingMoves.close }],
        [estateBookings.reveal, { params, body: { field: 'mobile' } }],
        [estateBookings.toRecommend, { params, body: { ...passed, memberMobile: newMobile() } }],
      ],
    );
    await expectSeen(talk, person, reads, changes);
    const { list } = await talk.ok(estateBookings.listOfOwnCompany, {}, person);
    const ids = [...seen, nobodys].map(({ id }) => id).sort();
    talk.same('leads that he sees', list.map(({ id }: Json) => id).sort(), ids);
    for (const [, input] of reads)
      await talk.ok(estateBookings.close, { ...input, body: bookingMoves.close });
  });
}

async function checkRecommends(talk: Talk): Promise<void> {
  await inScene(talk, async ({ mine, other, person }) => {
    const waiting = await newRecommend(talk, other);
    const valid = await newRecommend(talk, other);
    await valid.moves.audit();
    const visited = await newRecommend(talk, other);
    for (const move of ['audit', 'visit'] as const) await visited.moves[move]();
    const subscribed = await newRecommend(talk, other);
    for (const move of ['audit', 'visit', 'subscribe'] as const) await subscribed.moves[move]();
    const own = await newRecommend(talk, mine);
    const { today } = waiting;
    const all = [waiting, valid, visited, subscribed];
    const reads = all.map(({ params }): Calls[number] => [estateRecommends.get, { params }]);
    const changes: Calls = [
      [
        estateRecommends.audit,
        { params: waiting.params, body: { ...forms.audit, consultantId: other.consultantId } },
      ],
      [
        estateRecommends.visit,
        { params: valid.params, body: { ...forms.visit, visitTime: valid.record.createTime } },
      ],
      [estateRecommends.subscribe, { params: visited.params, body: subscribe(visited) }],
      [estateRecommends.sign, { params: subscribed.params, body: sign({ today }) }],
      [
        estateRecommends.unsubscribe,
        { params: subscribed.params, body: { ...forms.unsubscribe, date: today } },
      ],
      [
        estateRecommends.settle,
        { params: subscribed.params, body: settle({ today }, { commissionAmount: 1 }) },
      ],
      ...all.map(({ params }): Calls[number] => [
        estateRecommends.reveal,
        { params, body: { field: 'customerMobile' } },
      ]),
    ];
    await expectSeen(talk, person, reads, changes);
    const form = { ...waiting.form, customerMobile: newMobile() };
    await talk.refused(estateRecommends.add, status.forbidden, { body: form }, person);
    const { list } = await talk.ok(estateRecommends.listOfOwnCompany, {}, person);
    const ids = [...all, own].map(({ params }) => params.id).sort();
    talk.same('recommends that he sees', list.map(({ id }: Json) => id).sort(), ids);
    await talk.ok(estateRecommends.add, { body: { ...form, estateId: mine.id } }, person);
    await subscribed.moves.unsubscribe();
  });
}

const says = 'who sees a whole company and manages one project changes nothing of its other ones';
export const seenProjectRules: Rule[] = [
  designRule('estates', 'right', says, '2.2', checkProject),
  designRule('estateRooms', 'right', says, '2.2', checkRooms),
  designRule('estateBookings', 'right', says, '2.2', checkLeads),
  designRule('estateRecommends', 'right', says, '2.2', checkRecommends),
];
