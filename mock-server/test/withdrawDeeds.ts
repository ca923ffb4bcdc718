import { withdrawStatus } from '#contracts/enums/finance.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { bankCheckDigit } from '#contracts/forms/identity.ts';
import { memberWithBalance } from '#mock/control/states/withdrawSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { type Choice, chosen, type Deeds, one, type World } from './history.ts';

/**
 * What people do with withdrawals in random histories: members ask and take back, staff audit, pay, confirm, try again and give back, the channel answers in
 * time, late or twice.
 */

const deeds = [
  ...['ask', 'ask', 'ask', 'revoke', 'pass', 'pass', 'passMany', 'refuse', 'pay', 'pay', 'payMany'],
  ...['finish', 'finish', 'fail'],
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
type Deed = (typeof deeds)[number];

const { toAudit, toPay, paying, failed } = withdrawStatus;
/** In which status of a withdrawal a deed makes sense. */
const sensible: Partial<Record<Deed, number>> = {
  ...{ revoke: toAudit, pass: toAudit, refuse: toAudit, pay: toPay, finish: paying, fail: paying },
  ...{ retry: failed, giveBack: failed, answer: paying, fails: paying },
};

/** Some with a channel that refuses always, at first, or after a day. */
const endings = ['10', '11', '12', '43', '44', '45'];
const mobiles = endings.map((ending) => `199007799${ending}`);
const members = ({ store }: World) => mobiles.flatMap((mobile) => store().members.by('mobile', mobile));
const cardBody = '990000888880001';
const card = cardBody + bankCheckDigit(cardBody);

async function act(deed: Deed, choice: Choice, world: World): Promise<void> {
  const { actor, pick, amount } = choice;
  const { store, asStaff, asMember } = world;
  const statuses = sensible[deed];
  const withdraw = chosen(store().withdraws.all(), statuses === undefined ? [] : [statuses], choice);
  const member = one(members(world), pick);
  if (!withdraw || !member) throw new Error('The world has no members or withdrawals.');
  const { id, withdrawNo } = withdraw;
  const on = (key: string, body?: object) => asStaff(actor, 'withdraws', key, { id, body });
  switch (deed) {
    case 'ask': {
      const way = [10, 20, 30][amount % 3];
      const account = { 10: '', 20: card, 30: member.mobile }[way as 10];
      return asMember('withdraw', { mobile: member.mobile, amount, way, account, bank: '某银行' });
    }
    case 'revoke':
      return asMember('withdraw-revoke', { withdrawNo });
    case 'pass':
      return on('audit', withdrawMoves.audit);
    case 'passMany':
    case 'payMany': {
      const ids = store()
        .withdraws.all()
        .slice(-(2 + (amount % 4)))
        .map((row) => row.id);
      return asStaff(actor, 'withdraws', deed === 'payMany' ? 'batchPay' : 'batchAudit', { body: { ids } });
    }
    case 'refuse':
      return on('audit', { pass: 0, reason: '随手一试' });
    case 'pay':
      return on('pay');
    case 'finish':
      return on('finish', {
        ...withdrawMoves.finish,
        // One of four has a number that may be taken.
        ...(amount % 4 !== 3 && { transferNo: `HZ${withdrawNo}` }),
        amount: amount % 4 ? withdraw.amount : amount + 1,
      });
    case 'fail':
      return on('fail', withdrawMoves.fail);
    case 'retry':
      return on('retry');
    case 'giveBack':
      return on('giveBack');
    case 'answer':
      return asMember('withdraw-answer', { withdrawNo });
    case 'fails':
      return asMember('withdraw-answer', { withdrawNo, failReason: '收款账户状态异常' });
    case 'answerOld':
      return asMember('withdraw-answer', { withdrawNo, channelNo: '600', failReason: '迟到的回调' });
    case 'wait':
      return world.passes(1_000 + (amount % 5) * 1_000);
    case 'nextDay':
      return world.passes(86_400_000);
    case 'freeze':
      return void store().members.update(member.id, { frozen: 1 });
    case 'lock':
      return void store().memberAccounts.update(accountOf(store(), member.id).id, { locked: 1 });
    case 'free':
      for (const { id: memberId } of members(world)) {
        store().members.update(memberId, { frozen: 0 });
        store().memberAccounts.update(accountOf(store(), memberId).id, { locked: 0 });
      }
  }
}

export const withdrawDeeds: Deeds = {
  names: deeds,
  actors: ['finance', 'finance', 'platformAdmin', 'platformAdmin', 'support'],
  prepare({ mock }) {
    for (const mobile of mobiles) memberWithBalance(mock().mock, { mobile }, 400_000);
  },
  act,
};
