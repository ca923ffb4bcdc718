import { useTranslation } from 'react-i18next';
import type { IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import { IncomeSource } from './IncomeSource.tsx';
import type { IncomeMove } from './moves.ts';

/** What the person who decides has to see: where the income comes from, who wrote it down with which certificates, what is pending, and what becomes of it. */
export function useIncomeAbout() {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  const typeName = useCodeName('incomeType');
  const today = useToday();
  return (income: IncomeRecord, move: IncomeMove): About => {
    const { memberName, memberMobile, type, basis, remark, ownerName, amount, sentAmount, plans } = income;
    const { pendingAmount, balance, takenBackAmount, sourceNo, createUser, certificates } = income;
    const open = plans.filter(
      ({ status }) => status === sendPlanStatus.waiting || status === sendPlanStatus.failed,
    );
    const late = open.filter(({ planDate }) => planDate < today).length;
    const held = formatMoney(sentAmount - takenBackAmount);
    return {
      warnings: [
        ...(move === 'audit' && late > 0 ? [t('lateParts', { count: late })] : []),
        ...(move === 'void'
          ? [t('pendingCancelled', { count: open.length, amount: formatMoney(pendingAmount) })]
          : []),
        ...(move === 'takeBack' ? [t('sentTakenBack', { amount: held, balance: formatMoney(balance) })] : []),
      ],
      facts: [
        { label: label('member'), value: `${memberName} ${memberMobile}` },
        { label: label('incomeType'), value: typeName(type) },
        { label: label('incomeAmount'), value: formatMoney(amount) },
        ...(move === 'audit' ? [] : [{ label: label('sentAmount'), value: formatMoney(sentAmount) }]),
        ...(sourceNo ? [{ label: label('sourceNo'), value: <IncomeSource income={income} /> }] : []),
        ...(ownerName ? [{ label: label('incomeOwner'), value: ownerName }] : []),
        ...(createUser ? [{ label: t('createUser'), value: createUser }] : []),
        { label: t('calculation'), value: basis || remark, wide: true },
        ...(basis && remark ? [{ label: label('incomeRemark'), value: remark, wide: true }] : []),
        ...(createUser
          ? [
              {
                label: label('incomeCertificates'),
                value: <Pictures urls={certificates} name={label('incomeCertificates')} />,
                wide: true,
              },
            ]
          : []),
      ],
    };
  };
}
