import { accountJournals } from '../../src/areas/accountJournals.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { journalType } from '../../src/enums/finance.ts';
import { pointType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { rowsOf } from './incomeScenes.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Accounts and points of members: what staff add and take, and when they lock an account. */

const rule = (
  area: string,
  kind: 'money' | 'move',
  says: string,
  where: string,
  check: Rule['check'],
): Rule => ({
  ...{ area, kind, where, writes: true, check },
  says: `${area}: ${says}`,
});
const section = { account: 'domain design, section 13.1', points: 'domain design, sections 13.4 and 13.5' };
const [increase, decrease] = [10, 20];
const reason = '入住当晚空调故障补偿';

export const accountMoneyRules = (): Rule[] => [
  rule(
    'memberAccounts',
    'money',
    'what staff add and take is in the balance, in the journal and in the log',
    section.account,
    async (talk) => {
      const member = await newMember(talk);
      const params = { id: member.id };
      const read = () => talk.ok(memberAccounts.get, { params });
      const adjust = (direction: number, amount: number, version: number) => ({
        params,
        body: { direction, amount, reason, certificates: ['/api/resorts/uploads/apology.png'], version },
      });
      const before = await read();
      talk.same('a new account', [before.balance, before.frozen, before.locked], [0, 0, 0]);
      await talk.refused(memberAccounts.adjust, status.short, adjust(decrease, 1, before.version));
      const more = await talk.ok(memberAccounts.adjust, adjust(increase, 12_801, before.version));
      talk.same('balance', more.balance, 12_801);
      talk.holds('the version counts', more.version > before.version, more.version);
      await talk.refused(memberAccounts.adjust, status.stale, adjust(increase, 5, before.version));
      await talk.refused(memberAccounts.adjust, status.short, adjust(decrease, 12_802, more.version));
      await talk.refused(memberAccounts.adjust, status.invalid, adjust(increase, 0, more.version));
      await talk.refused(memberAccounts.adjust, status.invalid, adjust(increase, 10_000_001, more.version));
      talk.same('the account after all that', await read(), more);
      const less = await talk.ok(memberAccounts.adjust, adjust(decrease, 2_800, more.version));
      talk.same(
        'balance and totals',
        [less.balance, less.totalIncome, less.totalPay, less.totalWithdraw],
        [10_001, 0, 0, 0],
      );
      talk.same('rows of the journal', await rowsOf(talk, member), [
        [journalType.added, 12_801, 12_801],
        [journalType.deducted, -2_800, 10_001],
      ]);
      const { list } = await talk.ok(accountJournals.list, { query: { memberId: member.id } });
      talk.same(
        'reason and certificates',
        [list[0].remark, list[0].certificates],
        [reason, ['/api/resorts/uploads/apology.png']],
      );
      talk.holds(
        'the row says who',
        list[0].operatorName !== '' && list[0].journalNo !== list[1].journalNo,
        list[0],
      );
      talk.same('lines of the log', less.logs.length, 2);
      talk.holds(
        'the log has the reason',
        less.logs[0].remark === reason && less.logs[0].operatorName !== '',
        less.logs[0],
      );
    },
  ),
  rule(
    'memberAccounts',
    'move',
    'an account is locked and unlocked once, with its reason; staff still adjust it',
    section.account,
    async (talk) => {
      const params = { id: (await newMember(talk)).id };
      await talk.refused(memberAccounts.unlock, status.wrongState, { params, body: { reason: '已核实' } });
      const before = await talk.ok(memberAccounts.get, { params });
      talk.holds(
        'it can be locked',
        before.actions.includes('lock') && !before.actions.includes('unlock'),
        before.actions,
      );
      const locked = await talk.ok(memberAccounts.lock, { params, body: { reason: '核实身份' } });
      talk.same('locked and why', [locked.locked, locked.lockReason], [1, '核实身份']);
      talk.holds(
        'it can be unlocked',
        locked.actions.includes('unlock') && !locked.actions.includes('lock'),
        locked.actions,
      );
      talk.same(
        'the line of the log',
        [locked.logs[0].fromStatus, locked.logs[0].toStatus, locked.logs[0].remark],
        [0, 1, '核实身份'],
      );
      await talk.refused(memberAccounts.lock, status.wrongState, { params, body: { reason: '核实身份' } });
      const body = { direction: increase, amount: 7, reason, version: locked.version };
      const adjusted = await talk.ok(memberAccounts.adjust, { params, body });
      talk.same('balance of the locked account', [adjusted.balance, adjusted.locked], [7, 1]);
      const unlocked = await talk.ok(memberAccounts.unlock, { params, body: { reason: '已核实' } });
      talk.same('unlocked', [unlocked.locked, unlocked.lockReason, unlocked.balance], [0, '', 7]);
      await talk.refused(memberAccounts.unlock, status.wrongState, { params, body: { reason: '已核实' } });
      talk.same('lines of the log', (await talk.ok(memberAccounts.get, { params })).logs.length, 3);
    },
  ),
  rule(
    'memberPoints',
    'money',
    'what staff give and take is counted, the oldest points first',
    section.points,
    async (talk) => {
      const params = { id: (await newMember(talk)).id };
      const adjust = (direction: number, points: number, version: number) => ({
        params,
        body: { direction, points, reason: '补发活动积分', version },
      });
      const before = await talk.ok(memberPoints.get, { params });
      await talk.refused(memberPoints.adjust, status.short, adjust(decrease, 1, before.version));
      const one = await talk.ok(memberPoints.adjust, adjust(increase, 300, before.version));
      await talk.refused(memberPoints.adjust, status.stale, adjust(increase, 5, before.version));
      const two = await talk.ok(memberPoints.adjust, adjust(increase, 200, one.version));
      await talk.refused(memberPoints.adjust, status.short, adjust(decrease, 501, two.version));
      await talk.refused(memberPoints.adjust, status.invalid, adjust(increase, 0, two.version));
      talk.same('points after all that', (await talk.ok(memberPoints.get, { params })).points, 500);
      const three = await talk.ok(memberPoints.adjust, adjust(decrease, 120, two.version));
      talk.same(
        'points',
        [three.points, three.pointsLocked, three.totalGained, three.totalUsed],
        [380, 0, 500, 120],
      );
      const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: params.id } });
      talk.same(
        'rows of the journal',
        list.map(({ type, change, after, remain }: Json) => [type, change, after, remain]),
        [
          [pointType.deducted, -120, 380, 0],
          [pointType.added, 200, 500, 200],
          [pointType.added, 300, 300, 180],
        ],
      );
      talk.same('until when the gain lives', list[1].expireDate, monthEnd(list[1].createTime));
      talk.same('the reason', list[0].remark, '补发活动积分');
      await expectNothingFor(talk, params.id);
    },
  ),
];

/** Twelve months later, to the end of the month. */
function monthEnd(time: string): string {
  const [year = 0, month = 1] = time.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month, 0)).toISOString().slice(0, 10);
}

/** Points are no money. */
async function expectNothingFor(talk: Talk, id: string): Promise<void> {
  const { count } = await talk.ok(accountJournals.list, { query: { memberId: id } });
  talk.same('rows of money', count, 0);
}
