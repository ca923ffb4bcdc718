import type { BehaviourMutant } from './mutant.ts';

/** Members, points, benefits, and what is shared. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/members/points.ts',
    from: "  if (usable + points < 0) fail(status.short, say('pointsShort'), { field: 'points' });",
    to: '',
    says: 'more points are taken than there are',
  },
  {
    file: 'mock-server/src/members/points.ts',
    from: '    const taken = Math.min(left, remain);',
    to: '    const taken = Math.min(left, 1);',
    says: 'points are taken from many gains',
  },
  {
    file: 'mock-server/src/members/points.ts',
    from: 'const lifeMonths = 12;',
    to: 'const lifeMonths = 11;',
    says: 'points live a month less',
  },
  {
    file: 'mock-server/src/areas/members.ts',
    from: "    if (row.frozen === frozen) fail(status.wrongState, say('wrongState'));",
    to: '',
    says: 'a member is frozen twice',
  },
  {
    file: 'mock-server/src/areas/members.ts',
    from: "  log(context, 'members', row.id, action, remark);",
    to: '',
    says: 'freezing writes no line in the log',
  },
  {
    file: 'mock-server/src/areas/members.ts',
    from: "  if (expireDate !== '' && expireDate < todayOf(clock)) invalid('expireDate', say('gradeUntilPast'));",
    to: '',
    says: 'a grade ends before it begins',
  },
  {
    file: 'mock-server/src/members/memberKind.ts',
    from: '  if (added.length > 0 && manual.length + added.length > memberLimits.labels)',
    to: '  if (manual.length > memberLimits.labels)',
    says: 'one label too many',
  },
  {
    file: 'mock-server/src/members/memberKind.ts',
    from: '  store.members.update(row.id, { labelIds });',
    to: '  store.members.note(row.id, { labelIds });',
    says: 'a form from before a label takes it away again',
  },
  {
    file: 'mock-server/src/members/grades.ts',
    from: '  if (had) return;',
    to: '',
    says: 'the points of a grade come each time',
  },
  {
    file: 'mock-server/src/wire/repeats.ts',
    from: "  if (kept && kept.fingerprint !== fingerprint) fail(status.invalid, say('idempotencyKeyReused'));",
    to: '',
    says: 'another call under a used key gets the old answer',
  },
  {
    file: 'mock-server/src/members/grades.ts',
    from: '  followGrade(context, memberId);\n',
    to: '',
    says: 'quotas of benefits do not follow a new grade',
    only: 'memberBenefits',
  },
  {
    file: 'mock-server/src/members/labelRules.ts',
    from: 'consumeAmount < minConsume || orderCount < minOrders',
    to: 'consumeAmount < minConsume && orderCount < minOrders',
    says: 'a label rule looks for either of amount and number of orders',
    only: 'memberLabels',
  },
  {
    file: 'mock-server/src/areas/memberImports.ts',
    from: 'if (!row) return false;\n',
    to: 'if (!row) return false;\n  if (row) return true;\n',
    says: 'a row of a known mobile with other values counts as already there',
    only: 'memberImports',
  },
  {
    file: 'mock-server/src/members/ages.ts',
    from: 'age < 14',
    to: 'age <= 14',
    says: 'a child is up to fourteen, not under it',
    only: 'memberFriends',
  },
  {
    file: 'mock-server/src/areas/memberLabels.ts',
    from: '    takeFromAll(context, input.params.id);\n',
    to: '    void takeFromAll;\n',
    says: 'a removed label stays at its members',
    only: 'memberLabels',
  },
  {
    file: 'mock-server/src/areas/memberFriends.ts',
    from: 'body.relation === self && others',
    to: 'body.relation === self && body.name === "" && others',
    says: 'two of a member are himself',
    only: 'memberFriends',
  },
  {
    file: 'mock-server/src/areas/memberFriends.ts',
    from: '    memberFriends.update(id, { emergency: 0 });\n',
    to: '',
    says: 'two emergency contacts',
    only: 'memberFriends',
  },
];
