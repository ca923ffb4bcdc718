import type { BehaviourMutant } from './mutant.ts';

/** What is offered to somebody or taken from him, though it is off or belongs to others; and ids that are given twice. */
export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/areas/userResources.ts',
    from: 'user.belongType === belongType.merchant ? user.belongId : query.merchantId',
    to: 'query.merchantId',
    says: 'a user of a merchant is offered the venues of all merchants',
    only: 'hotels',
  },
  {
    file: 'mock-server/src/estate/plans.ts',
    from: ' && isPlanOffered(plan, present) ?',
    to: ' ?',
    says: 'a house shape that is off is chosen for a room and for a lead',
    only: 'roomPlans',
  },
  {
    file: 'mock-server/src/estate/plans.ts',
    from: 'isPlanOffered(plan, present)',
    to: 'isPlanOffered(plan)',
    says: 'a room whose house shape is off is not saved any more',
    only: 'roomPlans',
  },
  {
    file: 'mock-server/src/areas/stocks.ts',
    from: 'callerOf(context).user.belongType === belongType.merchant ? { ...day, settlePrice: null } : day',
    to: 'maySettle(context) ? day : { ...day, settlePrice: null }',
    says: 'staff of the platform who only view the stock see no settlement price',
    only: 'stocksPlace',
  },
  {
    file: 'mock-server/src/areas/estateSands.ts',
    from: '  let lastId = last;\n',
    to: '  let lastId = Math.max(0, ...before.flatMap(({ id, points }) => [id, ...points.map((one) => one.id)]).map(Number));\n',
    says: 'the id of a removed point is given to the next new one',
    only: 'estateSands',
  },
];
