import { useTranslation } from 'react-i18next';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { members } from '#contracts/areas/members.ts';
import { memberLimits } from '#contracts/members/memberForms.ts';
import { useMay } from '../../api/session.ts';
import { useGradeSource } from '../../domain/members/useGradeSource.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

/** The search conditions of 会员列表 (domain design, section 7.1). */
export function useMemberSearch(): SearchField[] {
  const { t } = useTranslation(['members', 'common']);
  const label = useLabel();
  const seesAll = useMay(memberLabels.list);
  return useSearchFields(
    members.list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('search'), maxLength: 40 },
      'gradeId',
      {
        ...{ kind: 'many', name: 'labelIds', label: label('tags'), max: memberLimits.sought },
        // Members keep a label that is off; whoever sees such labels finds them by it.
        endpoint: seesAll ? memberLabels.list : memberLabels.allEnabled,
      },
      'source',
      'frozen',
      dateRangeField({
        ...{ name: 'createStart', endName: 'createEnd' },
        ...{ label: label('registerTime'), looks: 'back' },
      }),
      { kind: 'moneyRange', name: 'consumeMin', endName: 'consumeMax', label: label('consumeAmount') },
      { kind: 'digits', name: 'recommenderMobile', label: label('recommenderMobile'), maxLength: 11 },
      {
        kind: 'select',
        name: 'houseOwner',
        label: label('houseOwner'),
        options: [
          { value: '1', label: t('common:yes') },
          { value: '0', label: t('common:no') },
        ],
      },
    ],
    { gradeId: useGradeSource() },
  );
}
