import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { memberPoints, type PointAccount } from '#contracts/areas/memberPoints.ts';
import { useFreshData } from '../../api/hooks.ts';
import { pointList } from '../../domain/finance/accountPaths.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { PointChanges } from '../../domain/members/PointChanges.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Figures } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { usePointMoves } from './usePointMoves.ts';

/** 积分明细 of one member (domain design, section 13.5). */
export default function PointDetail() {
  const id = useSearchParams()[0].get('memberId');
  return id ? <OneMember key={id} id={id} /> : <Navigate to={pointList} replace />;
}

function OneMember({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(memberPoints.get, { params: { id } });
  return data ? (
    <Shown account={data} reload={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function Shown({ account, reload }: { account: PointAccount; reload: () => unknown }) {
  const { t } = useTranslation('memberAccounts');
  const label = useLabel();
  const moves = usePointMoves(reload);
  const { id, memberName, memberMobile, memberNo, gradeName, pointsDebt } = account;
  return (
    <DetailPage
      title={memberName}
      tags={
        <>
          <span>{gradeName}</span>
          <span>{memberMobile}</span>
          <MemberLink id={id}>{memberNo}</MemberLink>
        </>
      }
      actions={<MoveButtons of={account} moves={moves} />}
    >
      <Figures
        figures={[
          { label: label('usablePoints'), value: account.points },
          { label: label('lockedPoints'), value: account.pointsLocked },
          { label: label('pointsGained'), value: account.totalGained },
          { label: label('pointsUsedUp'), value: account.totalUsed },
          { label: label('pointsExpired'), value: account.totalExpired },
          { label: label('pointsEnding'), value: account.ending },
          ...(pointsDebt > 0 ? [{ label: t('debt'), value: pointsDebt }] : []),
        ]}
      />
      <PointChanges memberId={id} name={memberName} changes={account.version} onChanged={reload} />
      {moves.dialog(id)}
    </DetailPage>
  );
}
