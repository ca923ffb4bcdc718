import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { LoadState } from '../page/LoadState.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { Moves } from './useMoves.tsx';

interface Props<Row, Data extends Row> {
  title: string;
  /** Stands behind the title. */
  number: string | undefined;
  loaded: { data: Data | undefined; error: unknown; reload: () => unknown };
  moves: Moves<Row>;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A record over its list, with what staff may do with it in the footer. */
export function RecordDrawer<Row, Data extends Row>({
  title,
  number,
  loaded: { data, error, reload },
  moves,
  onClose,
  children,
}: Props<Row, Data>) {
  const { t } = useTranslation('common');
  return (
    <TopDialog
      title={number ? `${title} ${number}` : title}
      width={960}
      light
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" onClick={onClose}>
            {t('close')}
          </Button>
          {data && <MoveButtons of={data} moves={moves} />}
        </>
      }
    >
      {data ? children(data) : <LoadState error={error} onRetry={reload} onClose={onClose} />}
    </TopDialog>
  );
}
