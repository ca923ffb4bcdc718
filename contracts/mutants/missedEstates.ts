import type { BehaviourMutant } from './mutant.ts';

/** More mistakes that acceptance did not find when somebody thought of them: real estate, accounts, merchants and their venues. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'contracts/src/estate/roomChanges.ts',
    from: 'innerArea: innerArea ?? (plan?.buildArea ? (plan.innerArea ?? 0) : room.innerArea),',
    to: 'innerArea: innerArea ?? room.innerArea,',
    says: 'a batch of house shapes does not take the inner area of the shape',
    only: 'estateRooms',
  },
  {
    file: 'mock-server/src/areas/estates.ts',
    from: 'if (before && recommendsOf(context, before.id).length > 0)',
    to: 'if (before && recommendsOf(context, before.id).some((one) => one.status <= settled))',
    says: 'recommends that are over do not lock the company of a project',
    only: 'estates',
  },
  {
    file: 'contracts/src/estate/saleInfo.ts',
    from: 'isOrdered(form.openDate, form.deliveryDate)',
    to: 'isOrdered(form.latestOpenDate, form.deliveryDate)',
    says: 'the day of handing over is compared with the latest opening',
    only: 'estates',
  },
  {
    file: 'mock-server/src/areas/estateConsultants.ts',
    from: 'leadCount: leads.length',
    to: 'leadCount: leads.filter(isOpen).length',
    says: 'the leads of a consultant are only his open ones',
    only: 'estateConsultants',
  },
  {
    file: 'mock-server/src/areas/estateConsultants.ts',
    from: `  const isTaken = store.estateConsultants
    .by('estateId', estateId)
`,
    to: `  const isTaken = store.estateConsultants
    .all()
    .filter(() => estateId !== '')
`,
    says: 'an account can be linked to a consultant of one project only',
    only: 'estateConsultants',
  },
  {
    file: 'mock-server/src/areas/estateCompanies.ts',
    from: `    removeRolesOf(context, { belongType: belongType.estate, belongId: input.params.id });
`,
    to: `    void [removeRolesOf, context];
`,
    says: 'the roles of a removed company stay',
    only: 'estateCompanies',
  },
  {
    file: 'mock-server/src/areas/backendUsers.ts',
    from: 'holds(user.mobile, query.keyword)',
    to: 'holds(maskMobile(user.mobile), query.keyword)',
    says: 'users are not found by the hidden digits of their mobile',
    only: 'backendUsers',
  },
  {
    file: 'mock-server/src/areas/passwords.ts',
    from: `      mustChangePassword: 1,
      failTimes: [],
      lockedUntil: 0,
`,
    to: `      mustChangePassword: 1,
      failTimes: [],
`,
    says: 'a locked account stays locked after its password was reset',
    only: 'passwords',
  },
  {
    file: 'mock-server/src/trade/products/guards.ts',
    from: 'terms.maxNights < minNights',
    to: 'terms.maxNights <= minNights',
    says: 'the fewest nights of a room must not equal the most of a plan',
    only: 'minsuRooms',
  },
  {
    file: 'contracts/src/forms/seasons.ts',
    from: '? startDay <= day && day <= endDay',
    to: '? startDay <= day && day < endDay',
    says: 'two seasons may share a day',
    only: 'resorts',
  },
  {
    file: 'contracts/src/forms/seasons.ts',
    from: 'lastEntryTime <= closeTime',
    to: 'lastEntryTime < closeTime',
    says: 'the last entry must be before the closing',
    only: 'resorts',
  },
  {
    file: 'mock-server/src/areas/listViews.ts',
    from: 'shared === 1 ? row.defaultOf : row.defaultOf.filter((id) => id === ownerId)',
    to: 'row.defaultOf',
    says: "a view that is not shared any more stays others' default for the day it is shared again",
    only: 'listViews',
  },
  {
    file: 'mock-server/src/areas/listViews.ts',
    from: "store.listViews.by('ownerId', user.id).filter((row) => row.list === list)",
    to: "store.listViews.by('ownerId', user.id).filter(() => list !== '')",
    says: 'names of views are unique over all lists of a user',
    only: 'listViews',
  },
  {
    file: 'mock-server/src/areas/todos.ts',
    from: 'isWork && list.isAdmitted',
    to: 'list.isAdmitted',
    says: 'what somebody may only look at waits for him',
    only: 'todos',
  },
  {
    file: 'contracts/src/areas/todos.ts',
    from: 'addDays(today, contractNotice)',
    to: 'addDays(today, contractNotice - 1)',
    says: 'contracts that end in exactly 30 days are no todo',
    only: 'todos',
  },
  {
    file: 'contracts/src/areas/todos.ts',
    from: 'contractEndTo: addDays(today, -1)',
    to: 'contractEndTo: addDays(today, -2)',
    says: 'a contract that ended yesterday is no todo',
    only: 'todos',
  },
  {
    file: 'contracts/src/areas/todos.ts',
    from: 'const inBusiness = { enabled: 1 };',
    to: 'const inBusiness = {};',
    says: 'contracts of merchants that are off are todos',
    only: 'todos',
  },
  {
    file: 'mock-server/src/accounts/presence.ts',
    from: 'return age >= 0 && age < presenceKeepMs && session !== undefined && session.expiresAt > clock.now();',
    to: 'return age >= 0 && age < presenceKeepMs && (session === undefined || session.expiresAt > clock.now());',
    says: 'who signed out is still at the record',
    only: 'presences',
  },
  {
    file: 'mock-server/src/areas/estateSands.ts',
    from: 'known.delete(id)) return id',
    to: 'known.has(id)) return id',
    says: 'two points that are sent with one id keep it both',
    only: 'estateSands',
  },
  {
    file: 'mock-server/src/accounts/resources.ts',
    from: 'user.resources.some(isMoved) && !isResourceOf(store, moved, user))',
    to: 'user.resources.some(isMoved))',
    says: "a moved resource is taken from the platform's users, too",
    only: 'hotels',
  },
  {
    file: 'contracts/src/estate/commission.ts',
    from: 'Math.round(',
    to: 'Math.floor(',
    says: 'commissions are rounded down',
    only: 'estateRecommends',
  },
];
