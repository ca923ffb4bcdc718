import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { ownPasswordParam } from '../domain/accounts/passwordParams.ts';
import { MenuButton } from '../kit/dialogs/MenuButton.tsx';
import { keysOf } from '../kit/dialogs/shortcuts.ts';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { useReport } from '../kit/dialogs/useReport.tsx';
import { useCodeName } from '../kit/display/useCodeName.ts';
import { useTabSettings } from '../kit/table/preferences.ts';
import { announcingParam } from './AnnouncingRoute.tsx';
import css from './Header.module.css';
import { useLogOut } from './useLogOut.ts';
import { useTickets } from './useTickets.ts';

/** Shows the user's name with a tag of his belong type; opens the menu with change password and log out. */
export function AccountMenu() {
  const { t } = useTranslation(['shell', 'common', 'tabs']);
  const belongTypeName = useCodeName('belongType');
  const user = useSession((state) => state.user);
  const password = useDialogParam(ownPasswordParam);
  const announcing = useDialogParam(announcingParam);
  const tickets = useTickets();
  const tabs = useTabSettings();
  const report = useReport();
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <div className={css.account}>
      <MenuButton
        className={css.accountButton}
        menu={t('accountMenu')}
        items={[
          { text: t('changePassword'), run: () => password.open('1') },
          ...(tickets.open
            ? [{ text: `${t('tickets')} ${keysOf('tickets').join('+')}`, run: tickets.open }]
            : []),
          { text: t('announcing'), run: () => announcing.open('1') },
          ...(tabs.on ? [] : [{ text: t('tabs:on'), run: () => tabs.change({ tabs: 1 }) }]),
          { text: t('common:report'), run: () => void report.copy() },
          { text: t('logOut'), run: () => void logOut() },
        ]}
        onChoose={({ run }) => run()}
      >
        <span>{t('greeting', { name: user.name })}</span>
        <span className={css.belongType}>{belongTypeName(user.belongType)}</span>
        <IconChevronDown size="small" aria-hidden />
      </MenuButton>
      {report.dialog}
    </div>
  );
}
