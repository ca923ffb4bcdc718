import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { type Account, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { accountList } from '../../domain/finance/accountPaths.ts';
import { memberDetail, memberPath } from '../../domain/members/memberPaths.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Figures, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { type Within, WithinContext } from '../../kit/page/within.ts';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { AccountStateTag } from './AccountStateTag.tsx';
import { BalanceCurve } from './BalanceCurve.tsx';
import JournalList from './JournalList.tsx';
import { useAccountMoves } from './useAccountMoves.ts';
import { useSpan } from './useSpan.ts';

/** 资金变动明细 of one member (domain design, section 13.2). */
export default function FundChanges() {
  const id = useSearchParams()[0].get('memberId');
  return id ? <OneAccount key={id} id={id} /> : <Navigate to={accountList} replace />;
}

function OneAccount({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(memberAccounts.get, { params: { id } });
  return data ? (
    <Shown account={data} reload={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function Shown({ account, reload }: { account: Account; reload: () => unknown }) {
  const { t } = useTranslation(['memberAccounts', 'common']);
  const { id, memberName, memberMobile, memberNo, gradeName, locked, lockReason, version, logs } = account;
  const maySee = useMay(accountJournals.list);
  const moves = useAccountMoves(reload);
  return (
    <DetailPage
      title={memberName}
      tags={
        <>
          <AccountStateTag locked={locked} />
          <span>{gradeName}</span>
          <span>{memberMobile}</span>
          <ScreenLink screen={memberDetail} to={memberPath(id)}>
            {memberNo}
          </ScreenLink>
        </>
      }
      actions={<MoveButtons of={account} moves={moves} />}
    >
      {lockReason && <AboutBlock warnings={[`${t('memberAccounts:lockedFor')}：${lockReason}`]} />}
      <AccountFigures account={account} />
      {maySee && <Changes memberId={id} {...{ memberName, version, reload }} />}
      <Section title={t('common:operationLog')}>
        <Timeline logs={logs} />
      </Section>
      {moves.dialog(id)}
    </DetailPage>
  );
}

function AccountFigures({ account }: { account: Account }) {
  const { t } = useTranslation('memberAccounts');
  const label = useLabel();
  const { balance, frozen, totalIncome, totalWithdraw, totalPay } = account;
  return (
    <Figures
      figures={[
        { label: label('balance'), value: formatMoney(balance) },
        { label: label('frozenAmount'), value: formatMoney(frozen) },
        { label: t('total'), value: formatMoney(balance + frozen) },
        { label: label('totalIncome'), value: formatMoney(totalIncome) },
        { label: label('totalWithdraw'), value: formatMoney(totalWithdraw) },
        { label: label('totalBalancePay'), value: formatMoney(totalPay) },
      ]}
    />
  );
}

interface ChangesProps {
  memberId: string;
  memberName: string;
  version: number;
  /** Reads the account above them again. */
  reload: () => unknown;
}

/** The curve of the balance and the rows of the journal; both load again when the account has another version. */
function Changes({ memberId, memberName, version, reload }: ChangesProps) {
  const span = useSpan();
  const member = useLabel()('member');
  const within = useMemo<Within>(
    () => ({ of: [member, memberName], fixed: { memberId }, without: ['member'], onChanged: reload }),
    [member, memberName, memberId, reload],
  );
  return (
    <>
      <BalanceCurve memberId={memberId} changes={version} {...span} />
      <WithinContext.Provider value={within}>
        <JournalList changes={version} />
      </WithinContext.Provider>
    </>
  );
}
