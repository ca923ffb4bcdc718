import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type Withdraw, withdraws } from '#contracts/areas/withdraws.ts';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { useFreshData } from '../../api/hooks.ts';
import { never, type Pace, whileBankPays, whileChannelPays } from '../../api/pace.ts';
import { withdrawList } from '../../domain/finance/withdrawPaths.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { StateSteps } from '../../kit/display/StateSteps.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { AccountFacts, Journals, Recent } from './AccountOfMember.tsx';
import { WithdrawActions } from './WithdrawActions.tsx';
import { PayeeFacts, PaymentFacts, WithdrawFacts } from './WithdrawFacts.tsx';
import { WithdrawStatusTag } from './WithdrawStatusTag.tsx';
import { withdrawSteps } from './withdrawSteps.ts';

const isOfBank = ({ way }: Withdraw) => way === withdrawWay.bank;
/** A transfer is confirmed by hand, but the bank may refuse it meanwhile. */
function pollWhilePaying(withdraw: Withdraw | undefined): Pace {
  if (withdraw?.status !== withdrawStatus.paying) return never;
  return isOfBank(withdraw) ? whileBankPays : whileChannelPays;
}

/** 提现详情 (domain design, section 14.2). */
export default function WithdrawDetail() {
  const id = useRecordId();
  return id ? <OneWithdraw key={id} id={id} /> : <Navigate to={withdrawList} replace />;
}

function OneWithdraw({ id }: { id: string }) {
  const { t } = useTranslation(['withdraws', 'common']);
  const { data: withdraw, error, reload } = useFreshData(withdraws.get, { params: { id } }, pollWhilePaying);
  if (!withdraw) return <LoadState error={error} onRetry={reload} />;
  const onSeen = () => reload();
  return (
    <DetailPage
      title={withdraw.withdrawNo}
      tags={<WithdrawStatusTag status={withdraw.status} />}
      actions={<WithdrawActions withdraw={withdraw} onChanged={() => reload()} />}
    >
      <Steps withdraw={withdraw} />
      <Section title={t('withdraws:info')}>
        <WithdrawFacts withdraw={withdraw} onSeen={onSeen} />
      </Section>
      <Section title={t('withdraws:payee')}>
        <PayeeFacts withdraw={withdraw} onSeen={onSeen} />
      </Section>
      <Section title={t('withdraws:account')}>
        <AccountFacts account={withdraw.account} />
      </Section>
      <Section title={t('withdraws:journals')}>
        <Journals journals={withdraw.journals} />
      </Section>
      <Section title={t('withdraws:recent')}>
        <Recent recent={withdraw.recent} />
      </Section>
      <Section title={t('withdraws:auditAndPay')}>
        <PaymentFacts withdraw={withdraw} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={withdraw.logs} />
      </Section>
    </DetailPage>
  );
}

/** When each step was done, why one failed, and what the present one waits for. */
function Steps({ withdraw }: { withdraw: Withdraw }) {
  const { t } = useTranslation(['withdraws', 'refunds']);
  const statusName = useCodeName('withdrawStatus');
  const titles = {
    apply: t('refunds:stepApply'),
    audit: t('refunds:audit'),
    pay: t('withdraws:pay'),
    done: statusName(withdrawStatus.done),
  };
  const waitsFor = () => {
    if (withdraw.auditedByCaller) return t('withdraws:othersPay');
    const isTransfer = withdraw.status === withdrawStatus.paying && isOfBank(withdraw);
    return isTransfer ? t('withdraws:awaitsTransfer') : '';
  };
  return (
    <StateSteps
      label={t('withdraws:steps')}
      steps={withdrawSteps(withdraw).map(({ name, state, time, reason }) => ({
        title: titles[name],
        state,
        note: [formatDateTime(time), reason, name === 'pay' && state === 'now' ? waitsFor() : '']
          .filter((text) => text && text !== '-')
          .join(' '),
      }))}
    />
  );
}
