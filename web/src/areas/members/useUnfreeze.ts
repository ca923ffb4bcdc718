import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { members } from '#contracts/areas/members.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

export interface Unfreezable {
  id: string;
  name: string;
  mobile: string;
}

/** 解冻 after a question. */
export function useUnfreeze(onChanged: () => unknown) {
  const { t } = useTranslation('members');
  const label = useLabel();
  return useCallback(
    async ({ id, name, mobile }: Unfreezable) => {
      const facts = [{ label: label('memberName'), value: `${name} ${mobile}` }];
      if (!(await confirmAction(t('unfreezeConfirm'), { facts }))) return;
      await call(members.unfreeze, { params: { id } });
      reportDone();
      await onChanged();
    },
    [label, onChanged, t],
  );
}
