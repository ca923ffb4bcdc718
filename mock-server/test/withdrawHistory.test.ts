import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdraws as calls } from '#contracts/areas/withdraws.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { bankCheckDigit } from '#contracts/forms/identity.ts';
import { memberWithBalance } from '#mock/control/states/withdrawSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { type Running, startMock } from './running.ts';

/**
 * Random histories of withdrawals: members ask and take back, staff audit, pay, confirm, try again and give back, the channel answers in time, late or twice,
 * the clock moves on; allowed or not, over the real HTTP interface. After each deed the invariants hold. A failure prints the seed and the shortest history that shows it.
 */

const length = 600;
const seed = Number(process.env.HISTORY_SEED ?? 20_260_513);
const actors = ['finance', 'platformAdmin', 'support'] as const;

let mock: Running;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
}, 60_000);
afterAll(() => mock.stop());

const deeds = [
  ...['ask', 'ask', 'ask', 'revoke', 'pass', 'pass', 'passMany', 'refuse', 'pay', 'pay', 'finish', 'finish'],
  ...[
    'retry',
    'giveBack',
    'giveBack',
    'fails',
    'answer',
    'answerOld',
    'wait',
    'nextDay',
    'freeze',
    'lock',
    'free',
    'free',
  ],
] as const;
const anAction = fc.record({
  deed: fc.constantFrom(...deeds),
  actor: fc.constantFrom(...actors, 'finance', 'platformAdmin'),
  /** Chooses records. */
  pick: fc.nat(10_000),
  /** Chooses amounts, ways, and right or wrong states. */
  amount: fc.nat(60_000),
});
type Action = typeof anAction extends fc.Arbitrary<infer A> ? A : never;

const store = () => mock.mock.store;
const clock = () => mock.mock.clock;
const one = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(1, rows.length)];

const { toAudit, toPay, paying, failed } = withdrawStatus;
/** In which status a deed makes sense; four times of five such a withdrawal is chosen, else any. */
const sensible: Partial<Record<Action['deed'], number>> = {
  ...{ revoke: toAudit, pass: toAudit, refuse: toAudit, pay: toPay, finish: paying },
  ...{ retry: failed, giveBack: failed, answer: paying, fails: paying },
};
function chosen({ deed, pick, amount }: Action) {
  const rows = store().withdraws.all();
  const fitting = rows.filter(({ status }) => status === sensible[deed]);
  return one(amount % 5 > 0 && fitting.length > 0 ? fitting : rows.slice(-25), pick);
}

/** Some with a channel that refuses always, at first, or after a day. */
const endings = ['10', '11', '12', '43', '44', '45'];
const mobiles = endings.map((ending) => `199007799${ending}`);
const members = () => mobiles.flatMap((mobile) => store().members.by('mobile', mobile));
const cardBody = '990000888880001';
const card = cardBody + bankCheckDigit(cardBody);

async function asStaff(actor: string, endpoint: AnyEndpoint, input: object) {
  const { http, envelope } = await mock.call(endpoint, tokens[actor] ?? '', input);
  expect([http, envelope.status === -1099]).toEqual([200, false]);
}
async function asMember(path: string, body: object) {
  const { http } = await mock.post(`/__mock/members/${path}`, body);
  expect([200, 404, 409]).toContain(http);
}

async function act(action: Action): Promise<void> {
  const { deed, actor, pick, amount } = action;
  const withdraw = chosen(action);
  const member = one(members(), pick);
  if (!withdraw || !member) throw new Error('The world has no members or withdrawals.');
  const { id, withdrawNo } = withdraw;
  const on = (endpoint: AnyEndpoint, body?: object) => asStaff(actor, endpoint, { params: { id }, body });
  switch (deed) {
    case 'ask': {
      const way = [10, 20, 30][amount % 3];
      const account = { 10: '', 20: card, 30: member.mobile }[way as 10];
      return asMember('withdraw', { mobile: member.mobile, amount, way, account, bank: '某银行' });
    }
    case 'revoke':
      return asMember('withdraw-revoke', { withdrawNo });
    case 'pass':
      return on(calls.audit, withdrawMoves.audit);
    case 'passMany': {
      const ids = store()
        .withdraws.all()
        .slice(-(2 + (amount % 4)))
        .map((row) => row.id);
      return asStaff(actor, calls.batchAudit, { body: { ids } });
    }
    case 'refuse':
      return on(calls.audit, { pass: 0, reason: '随手一试' });
    case 'pay':
      return on(calls.pay);
    case 'finish':
      return on(calls.finish, {
        ...withdrawMoves.finish,
        amount: amount % 4 ? withdraw.amount : amount + 1,
      });
    case 'retry':
      return on(calls.retry);
    case 'giveBack':
      return on(calls.giveBack);
    case 'answer':
      return asMember('withdraw-answer', { withdrawNo });
    case 'fails':
      return asMember('withdraw-answer', { withdrawNo, failReason: '收款账户状态异常' });
    case 'answerOld':
      return asMember('withdraw-answer', { withdrawNo, channelNo: '600', failReason: '迟到的回调' });
    case 'wait':
      return void clock().advance(1_000 + (amount % 5) * 1_000);
    case 'nextDay':
      clock().advance(86_400_000);
      return signIn();
    case 'freeze':
      return void store().members.update(member.id, { frozen: 1 });
    case 'lock':
      return void store().memberAccounts.update(accountOf(store(), member.id).id, { locked: 1 });
    case 'free':
      for (const { id: memberId } of members()) {
        store().members.update(memberId, { frozen: 0 });
        store().memberAccounts.update(accountOf(store(), memberId).id, { locked: 0 });
      }
  }
}

async function signIn() {
  for (const actor of actors) tokens[actor] = await mock.tokenOf(actor);
}

it(`holds every invariant after each of ${length} deeds (HISTORY_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: length, maxLength: length }), async (history) => {
      mock.mock.rewind();
      for (const mobile of mobiles) memberWithBalance(mock.mock, { mobile }, 400_000);
      const seeded = store().withdraws.all().length;
      await signIn();
      expect(selfCheck(store())).toEqual([]);
      const seen = new Set<number>();
      for (const [at, deed] of history.entries()) {
        await act(deed);
        for (const { status } of store().withdraws.all().slice(seeded)) seen.add(status);
        expect([at, deed.deed, selfCheck(store())]).toEqual([at, deed.deed, []]);
      }
      // The history has led withdrawals of its own into every state.
      expect([...seen].sort()).toEqual(Object.values(withdrawStatus).sort());
      // Nobody has paid what he audited.
      for (const { auditUser, logs } of store().withdraws.all()) {
        const payers = logs.filter(({ action }) => action === '发起打款');
        expect(payers.map(({ operatorName }) => operatorName)).not.toContain(auditUser);
      }
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
}, 120_000);
