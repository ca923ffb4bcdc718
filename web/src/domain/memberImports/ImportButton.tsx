import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { memberImports } from '#contracts/areas/memberImports.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';

const ImportDialog = lazyDialog(() => import('./ImportDialog.tsx'));

/** 导入: opens the import of members, for who may manage them. @param onChanged after members were added */
export function ImportButton({ onChanged }: { onChanged: () => unknown }) {
  const { t } = useTranslation('memberImports');
  const mayImport = useMay(memberImports.add);
  const { value, open, close } = useDialogParam('import');
  if (!mayImport) return null;
  return (
    <>
      <Button type="tertiary" onClick={() => open('members')}>
        {t('button')}
      </Button>
      {value !== undefined && <ImportDialog onChanged={onChanged} onClose={close} />}
    </>
  );
}
