import { useTranslation } from 'react-i18next';
import { type IncomeRecord, incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus, sendMode } from '#contracts/enums/finance.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import css from './IncomeFacts.module.css';
import { IncomeSource } from './IncomeSource.tsx';

interface Props {
  income: IncomeRecord;
}

/** 基本信息: whom it is owed, and where it comes from. */
export function BasicFacts({ income, onSeen }: Props & { onSeen: () => unknown }) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  const typeName = useCodeName('incomeType');
  return (
    <Facts
      facts={[
        {
          label: label('member'),
          value: <MemberLink id={income.memberId}>{income.memberName}</MemberLink>,
        },
        {
          label: label('memberMobile'),
          value: (
            <MaskedText
              value={income.memberMobile}
              of={label('memberMobile')}
              reveal={revealOf(incomeRecords.reveal, income, onSeen)('memberMobile')}
            />
          ),
        },
        { label: label('incomeType'), value: typeName(income.type) },
        { label: label('sourceNo'), value: <IncomeSource income={income} /> },
        { label: label('incomeOwner'), value: income.ownerName },
        { label: label('incomeTime'), value: formatDateTime(income.createTime) },
        ...(income.createUser ? [{ label: t('createUser'), value: income.createUser }] : []),
      ]}
    />
  );
}

/** 计算依据: how the amount was computed, or what staff wrote down. */
export function CalculationFacts({ income: { basis, remark, createUser, certificates } }: Props) {
  const label = useLabel();
  if (!createUser) return <p className={css.text}>{basis || '-'}</p>;
  return (
    <Facts
      facts={[
        { label: label('incomeRemark'), value: remark, wide: true },
        {
          label: label('incomeCertificates'),
          value: <Pictures urls={certificates} name={label('incomeCertificates')} />,
          wide: true,
        },
      ]}
    />
  );
}

/** 发放方式 in words. */
export function SendingFacts({ income: { sendMode: mode, periods, everyMonths } }: Props) {
  const { t } = useTranslation('incomes');
  const modeName = useCodeName('sendMode');
  const words = () => {
    if (mode === sendMode.equal) return t('evenParts', { months: everyMonths, periods });
    return mode === sendMode.custom ? t('customParts', { periods }) : modeName(mode);
  };
  return <p className={css.text}>{words()}</p>;
}

/** 审核信息; while it waits, that somebody else has to do it. */
export function AuditFacts({ income }: Props) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  const auditName = useCodeName('financeAudit');
  const { status, isOwn, auditUser, auditTime, endReason } = income;
  if (status === incomeStatus.toAudit)
    return <Facts facts={[{ label: label('auditPass'), value: isOwn ? t('ownNote') : '-', wide: true }]} />;
  return (
    <Facts
      facts={[
        {
          label: label('auditPass'),
          value: auditUser ? auditName(status === incomeStatus.rejected ? 0 : 1) : '-',
        },
        { label: t('auditUser'), value: auditUser },
        { label: t('auditTime'), value: formatDateTime(auditTime) },
        ...(endReason ? [{ label: t('endReason'), value: endReason, wide: true }] : []),
      ]}
    />
  );
}
