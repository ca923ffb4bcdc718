import IconMenu from '@douyinfe/semi-icons/lib/es/icons/IconMenu';
import IconMoon from '@douyinfe/semi-icons/lib/es/icons/IconMoon';
import IconSun from '@douyinfe/semi-icons/lib/es/icons/IconSun';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../api/config.ts';
import { AccountMenu } from './AccountMenu.tsx';
import css from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';
import { PaletteField } from './PaletteField.tsx';
import type { SidebarState } from './sidebarState.ts';
import { toggleTheme, useTheme } from './theme.ts';

/** The page header: product name, search field, language, theme and the user's menu. */
export function Header({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('shell');
  const { theme } = useTheme();
  return (
    <header className={css.header}>
      <Button
        theme="borderless"
        type="tertiary"
        icon={<IconMenu aria-hidden />}
        aria-label={sidebar.open ? t('closeMenu') : t('openMenu')}
        aria-expanded={sidebar.open}
        aria-controls={sidebar.open ? 'sidebar' : undefined}
        onClick={sidebar.toggle}
      />
      <Link to="/home" className={css.product}>
        <img src="/favicon.svg" alt="" width="24" height="24" />
        {config().title}
      </Link>
      <PaletteField />
      <div className={css.tools}>
        <LanguageSelect />
        <Button
          theme="borderless"
          type="tertiary"
          icon={theme === 'dark' ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
          aria-label={t('theme')}
          onClick={toggleTheme}
        />
        <AccountMenu />
      </div>
    </header>
  );
}
