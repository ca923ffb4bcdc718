import { useTranslation } from 'react-i18next';
import { MenuButton } from '../dialogs/MenuButton.tsx';
import css from './RowActions.module.css';
import type { RowAction } from './rowAction.ts';

interface Props {
  /** The name of the row for screen readers. */
  of: string;
  actions: readonly RowAction[];
  run: (action: RowAction) => void;
}

/** 更多: the actions that do not fit into a row, as a menu (domain design, section 0.3). */
export function MoreActions({ of, actions, run }: Props) {
  const { t } = useTranslation('kit');
  const name = `${t('more')} ${of}`;
  return (
    <MenuButton className={css.action} aria-label={name} menu={name} items={actions} onChoose={run}>
      {t('more')}
    </MenuButton>
  );
}
