import type { members as calls } from '#contracts/areas/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { whyNotGiven } from '../members/gradeRules.ts';
import { giveByStaff } from '../members/grades.ts';
import { memberHandlers } from '../members/memberHandlers.ts';
import { checkLabels, labelMember, memberKind } from '../members/memberKind.ts';
import { memberPage } from '../members/memberList.ts';
import { shownMember } from '../members/memberViews.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail, invalid } from '../records/fail.ts';
import { log } from '../records/log.ts';
import { eachOf } from '../records/outcome.ts';
import { recordAccess, revealHandler } from '../records/records.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { todayOf } from '../store/today.ts';

/** Members (domain design, section 7). */

const { list: _own, enable: _never, remove: _neither, ...handlers } = memberHandlers;
const { reached, shown, actionsIn } = recordAccess(memberKind);

type Input<K extends keyof typeof calls> = Parameters<Handlers<typeof calls>[K]>[0];
type Row = Readonly<StoredMember>;

/** A move of one member that manages it: what it changes, as the log calls it. */
const changed = (context: Context, row: Row, patch: Partial<StoredMember>, action: string, remark = '') => {
  const fresh = context.store.members.update(row.id, patch);
  log(context, 'members', row.id, action, remark);
  return shown(context, fresh);
};

function setGrade({ params, body }: Input<'setGrade'>, context: Context) {
  const row = reached(context, 'manage', params.id);
  const { store, clock } = context;
  const { gradeId, expireDate = '', reason, version } = body;
  checkVersion(version, row.version);
  if (expireDate !== '' && expireDate < todayOf(clock)) invalid('expireDate', say('gradeUntilPast'));
  const notGiven = whyNotGiven(store.memberGrades.get(gradeId));
  if (notGiven) fail(status.precondition, notGiven, { field: 'gradeId' });
  giveByStaff(context, row.id, gradeId, expireDate, reason);
  return shown(context, store.members.update(row.id, {}));
}

const freezing =
  (frozen: 0 | 1) =>
  ({ params, body }: { params: { id: string }; body?: { reason: string } | undefined }, context: Context) => {
    const row = reached(context, 'manage', params.id);
    if (row.frozen === frozen) fail(status.wrongState, say('wrongState'));
    const frozenReason = body?.reason ?? '';
    return changed(
      context,
      row,
      { frozen, frozenReason },
      frozen === 1 ? '冻结会员' : '解冻会员',
      frozenReason,
    );
  };

export const members: Handlers<typeof calls> = {
  ...handlers,
  list({ query }, context) {
    const { count, list } = memberPage(context, query);
    const actionsOf = actionsIn(context);
    return { count, list: list.map((row) => ({ ...shownMember(row, context), actions: actionsOf(row) })) };
  },
  reveal: revealHandler(memberKind),
  setGrade,
  freeze: freezing(1),
  unfreeze: freezing(0),
  batchLabel({ body: { ids, labelIds, give } }, context) {
    if (give === 1) checkLabels(context, labelIds);
    return eachOf(ids, (id) => labelMember(context, reached(context, 'manage', id), labelIds, give));
  },
};
