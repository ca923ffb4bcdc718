import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import css from './BatchDialog.module.css';
import type { Block } from './block.ts';
import { readingName } from './plans.ts';

interface Props {
  readings: readonly Block[];
  onChoose: (block: Block) => void;
  onClose: () => void;
}

/** Asks which meaning is right if a pasted text can be read in several ways. */
export function PasteQuestion({ readings, onChoose, onClose }: Props) {
  const { t } = useTranslation('stocks');
  return (
    <TopDialog title={t('reading.title')} width={520} onClose={onClose}>
      <div className={css.readings}>
        {readings.map((block) => (
          <Button key={block.shape} theme="light" onClick={() => onChoose(block)}>
            {readingName(t, block)}
          </Button>
        ))}
      </div>
    </TopDialog>
  );
}
