import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type EstateRow, estates } from '#contracts/areas/estates.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { detailPath } from '../../domain/estate/projectPaths.ts';
import { speakMessage } from '../../i18n.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { reportUndoable } from '../../kit/dialogs/reportUndoable.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMissingRights } from '../../kit/display/useRightWords.ts';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { useOffShelfQuestion } from './useOffShelfQuestion.ts';

/** 上架. What is missing is said before the call is made, and which banners lead to the project before it is taken off the shelf. */
export function useShelfColumn(reload: () => unknown) {
  const { t } = useTranslation(['estates', 'common']);
  const label = useLabel();
  const navigate = useNavigate();
  const mayTakeOff = useOffShelfQuestion();
  const missingRights = useMissingRights(estates.enable.access.rights ?? []);
  return useMemo(() => {
    const mayPutOn = async (id: string, missing: readonly string[]) => {
      if (missing.length === 0) return true;
      const sentence = speakMessage(say('estateIncomplete', { missing }));
      if (await confirmAction(sentence, { ok: t('estates:fillIn') })) navigate(detailPath(id));
      return false;
    };
    const put = async (id: string, enabled: boolean) => {
      await call(estates.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      void reload();
    };
    const switchTo = async ({ id, name }: EstateRow, enabled: boolean) => {
      const { missing, bannerCount } = await call(estates.get, { params: { id } });
      const isWanted = enabled ? await mayPutOn(id, missing) : await mayTakeOff({ name, bannerCount });
      if (!isWanted) return;
      await put(id, enabled);
      reportUndoable(() => put(id, !enabled));
    };
    return enableColumn<EstateRow>({
      title: label('onShelf'),
      label: ({ name }) => t('common:shelfOf', { name }),
      missing: missingRights,
      onChange: switchTo,
    });
  }, [label, mayTakeOff, missingRights, navigate, reload, t]);
}
