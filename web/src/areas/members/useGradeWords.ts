import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/areas/members.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

/** The grade of a member and until when he has it. */
export function useGradeWords() {
  const { t } = useTranslation('common');
  const label = useLabel();
  return ({ gradeName, gradeExpireDate }: Pick<Member, 'gradeName' | 'gradeExpireDate'>) =>
    `${gradeName} · ${gradeExpireDate ? `${label('gradeUntil')} ${gradeExpireDate}` : t('forGood')}`;
}
