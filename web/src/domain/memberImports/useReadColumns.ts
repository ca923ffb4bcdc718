import { useTranslation } from 'react-i18next';
import { maskMobile } from '#contracts/forms/masks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { CheckedFile } from './checkFile.ts';
import type { ImportRow } from './readForms.ts';

interface ReadColumn {
  key: string;
  title: string;
  textOf: (row: ImportRow) => string;
}

/** What was read of the rows, for who decides whether to import them: who it is, and of the columns that the file has what the member gets. */
export function useReadColumns({ heads, names }: Pick<CheckedFile, 'heads' | 'names'>): ReadColumn[] {
  const { t } = useTranslation('common');
  const label = useLabel();
  const ifThere = (columns: readonly string[], column: ReadColumn) =>
    columns.some((key) => heads.at.has(key)) ? [column] : [];
  const none = { provinceId: '', cityId: '' };
  return [
    { key: 'name', title: label('memberName'), textOf: ({ form }) => form.name },
    { key: 'mobile', title: label('mobile'), textOf: ({ form }) => maskMobile(form.mobile) },
    ...ifThere(['gradeId'], {
      ...{ key: 'grade', title: label('memberGrade') },
      textOf: ({ form }) => names.grade(form.gradeId ?? ''),
    }),
    ...ifThere(['labelIds'], {
      ...{ key: 'labels', title: label('tags') },
      textOf: ({ form }) => (form.labelIds ?? []).map(names.label).join(t('comma')),
    }),
    ...ifThere(['province', 'city'], {
      ...{ key: 'area', title: label('area') },
      textOf: ({ form }) => names.area({ ...none, ...form.area }),
    }),
    ...ifThere(['recommenderMobile'], {
      ...{ key: 'recommender', title: label('recommenderMobile') },
      textOf: ({ form }) => maskMobile(form.recommenderMobile ?? ''),
    }),
    { key: 'remark', title: label('remark'), textOf: ({ form }) => form.remark ?? '' },
  ];
}
