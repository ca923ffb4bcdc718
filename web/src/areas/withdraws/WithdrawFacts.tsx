import { useTranslation } from 'react-i18next';
import { type Withdraw, withdraws } from '#contracts/areas/withdraws.ts';
import { HinderedMember } from '../../domain/finance/HinderedMember.tsx';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import { hindrances } from './hindrances.ts';

interface Seen {
  withdraw: Withdraw;
  /** A number was seen, and the log has a new line. */
  onSeen: () => unknown;
}

/** 提现信息: who wants how much. */
export function WithdrawFacts({ withdraw, onSeen }: Seen) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const wayName = useCodeName('withdrawWay');
  const reveal = revealOf(withdraws.reveal, withdraw, onSeen);
  return (
    <Facts
      facts={[
        { label: label('withdrawNo'), value: withdraw.withdrawNo },
        {
          label: label('member'),
          value: (
            <HinderedMember marks={hindrances(withdraw)}>
              <MemberLink id={withdraw.memberId}>{withdraw.memberName}</MemberLink>
            </HinderedMember>
          ),
        },
        {
          label: label('memberMobile'),
          value: (
            <MaskedText
              value={withdraw.memberMobile}
              of={label('memberMobile')}
              reveal={reveal('memberMobile')}
            />
          ),
        },
        { label: label('withdrawAmount'), value: formatMoney(withdraw.amount) },
        { label: label('feeAmount'), value: formatMoney(withdraw.fee) },
        { label: label('arriveAmount'), value: formatMoney(withdraw.arriveAmount) },
        { label: label('withdrawWay'), value: wayName(withdraw.way) },
        { label: t('applyTime'), value: formatDateTime(withdraw.createTime) },
        { label: label('arrivalTime'), value: formatDateTime(withdraw.finishTime) },
      ]}
    />
  );
}

/** 收款信息: where the money goes. */
export function PayeeFacts({ withdraw, onSeen }: Seen) {
  const label = useLabel();
  const reveal = revealOf(withdraws.reveal, withdraw, onSeen);
  return (
    <Facts
      facts={[
        { label: label('payeeName'), value: withdraw.payeeName },
        {
          label: label('payeeAccount'),
          value: (
            <MaskedText
              value={withdraw.payeeAccount}
              of={label('payeeAccount')}
              reveal={reveal('payeeAccount')}
            />
          ),
        },
        { label: label('payeeBank'), value: withdraw.payeeBank },
      ]}
    />
  );
}

/** 审核与打款: who did what, and what the channel said. */
export function PaymentFacts({ withdraw }: { withdraw: Withdraw }) {
  const { t } = useTranslation(['withdraws', 'refunds']);
  const label = useLabel();
  return (
    <Facts
      facts={[
        { label: t('refunds:auditUser'), value: withdraw.auditUser },
        { label: t('withdraws:auditTime'), value: formatDateTime(withdraw.auditTime) },
        { label: label('rejectedReason'), value: withdraw.rejectReason },
        { label: t('withdraws:payUser'), value: withdraw.payUser },
        { label: label('payOutTime'), value: formatDateTime(withdraw.payTime) },
        { label: label('channelNo'), value: withdraw.channelNo },
        { label: label('failReason'), value: withdraw.failReason, wide: true },
        {
          label: label('finishCertificates'),
          value: <Pictures urls={withdraw.certificates} name={label('finishCertificates')} />,
          wide: true,
        },
      ]}
    />
  );
}
