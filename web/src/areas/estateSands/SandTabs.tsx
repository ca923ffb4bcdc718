import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import css from './SandTabs.module.css';
import { type EditedSand, hasRoomForSand } from './sandList.ts';

interface Props {
  sands: readonly EditedSand[];
  sand: EditedSand | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The sand tables of a project as tabs, and what can be done with the open one. */
export function SandTabs({ sands, sand, onChoose, onAdd, onMove, onRemove }: Props) {
  const { t } = useTranslation('estateSands');
  const label = useLabel();
  const at = sands.findIndex(({ id }) => id === sand?.id);
  return (
    <div className={css.head}>
      {sand && (
        <Tabs
          label={label('sands')}
          value={sand.id}
          onChange={onChoose}
          tabs={sands.map(({ id, name, points }) => ({
            value: id,
            name: name.trim() || '-',
            count: points.length,
          }))}
        />
      )}
      <div className={css.actions}>
        {sands.length > 1 && (
          <>
            <Button
              icon={<IconChevronLeft aria-hidden />}
              disabled={at === 0}
              aria-label={t('earlier')}
              title={t('earlier')}
              onClick={() => onMove(-1)}
            />
            <Button
              icon={<IconChevronRight aria-hidden />}
              disabled={at === sands.length - 1}
              aria-label={t('later')}
              title={t('later')}
              onClick={() => onMove(1)}
            />
          </>
        )}
        {sand && (
          <Button type="danger" icon={<IconDelete aria-hidden />} onClick={onRemove}>
            {t('removeSand')}
          </Button>
        )}
        <Button icon={<IconPlus aria-hidden />} disabled={!hasRoomForSand(sands)} onClick={onAdd}>
          {t('addSand')}
        </Button>
      </div>
    </div>
  );
}
