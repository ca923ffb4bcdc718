import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MemberGrade,
  type MemberGradeForm,
  memberGradeForm,
  memberGrades,
} from '#contracts/areas/memberGrades.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { reportUndoable } from '../../kit/dialogs/reportUndoable.ts';
import { useMissingRights } from '../../kit/display/useRightWords.ts';
import type { Column } from '../../kit/table/column.ts';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { bodyOf, useChangeQuestion } from './GradeChange.tsx';

/** The switch of a grade. Members rise or fall with it at once, about which it asks in the words of a switch; that cannot be taken back. */
export function useGradeSwitch(reload: () => unknown): Column<MemberGrade> {
  const { t } = useTranslation(['common', 'memberGrades']);
  const confirmChange = useChangeQuestion();
  const missing = useMissingRights(memberGrades.enable.access.rights ?? []);
  return useMemo(() => {
    const put = async (id: string, enabled: boolean) => {
      await call(memberGrades.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      void reload();
    };
    const changeOf = async (id: string, enabled: boolean) => {
      const record = await call(memberGrades.get, { params: { id } });
      const values = { ...formValues<MemberGradeForm>(memberGradeForm, record), enabled: enabled ? 1 : 0 };
      const body = bodyOf(values, id);
      return body && call(memberGrades.preview, { body });
    };
    return enableColumn<MemberGrade>({
      title: t('common:enabled'),
      label: ({ name }) => t('common:enableOf', { name }),
      missing,
      onChange: async ({ id }, enabled) => {
        const change = await changeOf(id, enabled);
        const ask = t(enabled ? 'memberGrades:enableAsk' : 'common:disableConfirm');
        if (change && !(await confirmChange(change, { ask }))) return;
        await put(id, enabled);
        if (change && change.rise + change.fall > 0) reportDone();
        else reportUndoable(() => put(id, !enabled));
      },
    });
  }, [confirmChange, missing, reload, t]);
}
