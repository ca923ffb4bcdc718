import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '../../kit/dialogs/ReportButton.tsx';
import { keysOf, type ShortcutName, shortcutNames } from '../../kit/dialogs/shortcuts.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useTickets } from '../useTickets.ts';
import css from './ShortcutList.module.css';

/** Keys that belong to what is open or has the focus, by the patterns of WAI-ARIA. */
const further = [
  { keys: ['↑', '↓', 'Enter'], text: 'choose' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['↑', '↓', '←', '→'], text: 'cells' },
  { keys: ['Ctrl', 'A'], text: 'allCells' },
  { keys: ['Enter'], text: 'openCells' },
  { keys: ['Delete'], text: 'clearCells' },
  { keys: ['Ctrl', 'Z'], text: 'undo' },
] as const;

/** The keys that are the same on every page, and those of calendars, grids and sand tables. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'shell', 'common']);
  const { open: tickets } = useTickets();
  const texts: Record<ShortcutName, string> = {
    palette: t('shell:search'),
    search: t('palette:shortcuts.search'),
    save: t('palette:shortcuts.save'),
    nextSection: t('palette:shortcuts.nextSection'),
    previousSection: t('palette:shortcuts.previousSection'),
    tickets: t('shell:tickets'),
    help: t('palette:shortcuts.help'),
  };
  const lines = [
    ...shortcutNames
      .filter((name) => name !== 'tickets' || tickets)
      .map((name) => ({ text: texts[name], keys: keysOf(name) })),
    ...further.map(({ keys, text }) => ({ text: t(`palette:shortcuts.${text}`), keys })),
  ];
  return (
    <TopDialog
      title={t('palette:shortcuts.title')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <ReportButton />
          <Button data-first-focus onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      <dl className={css.keys}>
        {lines.map(({ text, keys }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </TopDialog>
  );
}
