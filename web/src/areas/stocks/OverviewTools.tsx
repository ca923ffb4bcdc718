import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './RoomOverview.module.css';
import type { SelectionStore } from './selection.ts';
import { Chosen } from './Toolbar.tsx';
import { WeekdayChips } from './WeekdayChips.tsx';

interface Props {
  selection: SelectionStore;
  onBatch: () => void;
}

/** What can be done with the chosen cells: keep some weekdays of them, and set them. */
export function OverviewTools({ selection, onBatch }: Props) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const weekdays = useStore(selection, (state) => state.weekdays);
  const isEmpty = useStore(selection, ({ chosen }) => chosen.size === 0);
  return (
    <div className={css.tools}>
      <WeekdayChips label={label('weekdays')} value={weekdays} onChange={selection.filter} />
      <Chosen selection={selection} textOf={(n) => t('chosenCells', { n })} />
      <Button theme="solid" disabled={isEmpty} onClick={onBatch}>
        {t('batch')}
      </Button>
    </div>
  );
}
