import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { recommendStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { inStatus, type Machine, machineRules } from './moveRules.ts';
import type { Rule } from './rule.ts';
import { unique } from './shop.ts';
import type { Json } from './talk.ts';

/** Recommends: which move is possible when, whose the room is, and what is owed for it (golden number E3). */

const { toAudit, valid, visited, subscribed, signed, settled, invalid } = recommendStatus;
const { expired, unsubscribed, cancelled } = recommendStatus;
const { precondition, wrongState } = status;
const where = 'domain design, section 5.4';

const of = inStatus('a recommend is in a status');

export const sign = ({ today }: Json) => ({ ...forms.sign, contractNo: `HT-${unique()}`, signDate: today });
export const settle = ({ today }: Json, { commissionAmount }: Json) => ({
  ...forms.settle,
  ...{ settledAmount: Math.max(1, commissionAmount), firstDate: today },
});
export const subscribe = ({ roomId, today }: Json) => ({ ...forms.subscribe, roomId, subscribeDate: today });

const machine: Machine = {
  get: estateRecommends.get,
  noun: 'recommend',
  where,
  volatile: ['projectRule'],
  moves: {
    audit: { call: estateRecommends.audit, body: ({ consultantId }) => ({ ...forms.audit, consultantId }) },
    'audit (refused)': { call: estateRecommends.audit, body: () => ({ pass: 0, reason: '号码无法接通' }) },
    visit: {
      call: estateRecommends.visit,
      body: ({ now }) => ({ ...forms.visit, visitTime: now ?? '2026-01-20 10:30:00' }),
    },
    extend: { call: estateRecommends.extend, body: () => forms.extend },
    subscribe: { call: estateRecommends.subscribe, body: subscribe },
    unsubscribe: {
      call: estateRecommends.unsubscribe,
      body: ({ today }) => ({ ...forms.unsubscribe, date: today }),
    },
    sign: { call: estateRecommends.sign, body: sign },
    settle: { call: estateRecommends.settle, body: settle },
    cancelDeal: {
      call: estateRecommends.cancelDeal,
      body: ({ today }) => ({ ...forms.cancelDeal, date: today }),
    },
  },
  situations: [
    of('that waits for its audit', toAudit, { audit: valid, 'audit (refused)': invalid }),
    of('that is valid', valid, { visit: visited }),
    of('whose customer has come', visited, { subscribe: subscribed }),
    of('whose customer has subscribed a room', subscribed, { sign: signed, unsubscribe: unsubscribed }),
    of('whose customer has signed', signed, { settle: settled, cancelDeal: cancelled }),
    of('that was settled', settled, { cancelDeal: cancelled }),
    of('that was refused', invalid, {}),
    of('that expired', expired, { extend: valid }),
    of('whose customer gave the room back', unsubscribed, {}),
    of('whose contract was cancelled', cancelled, {}),
    of(
      'that expired and whose customer somebody else has',
      expired,
      {},
      {
        ...{ state: 'an expired customer was recommended again', refuses: { extend: precondition } },
        alsoActions: ['extend'],
      },
    ),
    of(
      'of which nothing is due',
      signed,
      { cancelDeal: cancelled },
      {
        ...{ state: 'nothing is due for a recommend', refuses: { settle: precondition } },
        alsoActions: ['settle'],
      },
    ),
    of(
      'of which money was sent',
      settled,
      {},
      {
        ...{ state: 'a part of a commission was sent', refuses: { cancelDeal: precondition } },
        alsoActions: ['cancelDeal'],
      },
    ),
    of(
      'whose room was handed over',
      signed,
      { settle: settled },
      {
        ...{ state: 'the room of a recommend was handed over', refuses: { cancelDeal: precondition } },
        alsoActions: ['cancelDeal'],
      },
    ),
    of(
      'of which finance refused the settlement',
      signed,
      { settle: settled, cancelDeal: cancelled },
      {
        state: 'the settlement of a recommend was refused',
      },
    ),
    of(
      'whose room somebody else has',
      visited,
      {},
      {
        ...{ state: 'the room of a recommend is taken', refuses: { subscribe: wrongState } },
        alsoActions: ['subscribe'],
      },
    ),
  ],
};

export const recommendMoveRules = (): Rule[] => machineRules(machine);
