import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { members } from '#contracts/areas/members.ts';
import { call } from '../../api/client.ts';
import { askMove } from '../../kit/dialogs/askMove.ts';
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
    ({ id, name, mobile }: Unfreezable) => {
      const facts = [{ label: label('memberName'), value: `${name} ${mobile}` }];
      const unfreeze = () => call(members.unfreeze, { params: { id } });
      return askMove(t('unfreezeConfirm'), { facts }, unfreeze, () => onChanged());
    },
    [label, onChanged, t],
  );
}
