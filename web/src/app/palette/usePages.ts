import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CallName } from '#contracts/areas.ts';
import { useSession } from '../../api/session.ts';
import { ownPasswordParam } from '../../domain/accounts/passwordParams.ts';
import { changeLanguage, languageNames, languages } from '../../i18n.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import english from '../../locales/en/menu.ts';
import chinese from '../../locales/zh/menu.ts';
import { groupOf, mayMake, mayOpen, titleKeyOf } from '../menu.ts';
import { screens } from '../screens.ts';
import { toggleTheme } from '../theme.ts';
import { useMenuTitles } from '../titles.ts';
import { useLogOut } from '../useLogOut.ts';
import { useTickets } from '../useTickets.ts';
import { loadVisits, useVisits } from '../visits.ts';
import type { Entry } from './entries.ts';

const namesOf = (path: string) =>
  [chinese, english].map((words) => (words as Record<string, string>)[path] ?? '');

/** The pages, the actions and the pages opened last, as far as the user's rights go. */
export function usePages(): { pages: Entry[]; actions: Entry[]; recent: Entry[] } {
  const { t, i18n } = useTranslation(['shell', 'palette']);
  const titles = useMenuTitles();
  const session = useSession();
  const navigate = useNavigate();
  const { visits } = useVisits();
  const userId = session.user?.id;
  useEffect(() => {
    if (userId) void loadVisits(userId);
  }, [userId]);
  const { language } = i18n;
  const { open: tickets } = useTickets();
  const { open: openPassword } = useDialogParam(ownPasswordParam);
  const logOut = useLogOut();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `titles` follows from the language
  return useMemo(() => {
    const entry = (to: string, detail: string): Entry => ({
      ...{ key: to, label: titles(to), detail },
      also: [...namesOf(to), to],
      run: () => navigate(to),
    });
    const open = screens.filter((screen) => mayOpen(screen, session));
    const adding = open.flatMap(({ path, call, parent, addDialog }) => {
      if (addDialog) return mayMake(addDialog.call, session) ? `${path}?${addDialog.query}` : [];
      const isForm = parent && !path.includes(':id') && call && /\.(update|add)$/.test(call);
      const add = call?.replace(/\.update$/, '.add') as CallName;
      return isForm && mayMake(add, session) ? path : [];
    });
    const own = (key: string, label: string, also: string[], run: () => void): Entry => ({
      ...{ key, label, also, run, detail: '' },
    });
    return {
      pages: open
        .filter(({ parent }) => !parent)
        .map(({ path }) => entry(path, path === '/home' ? '' : titles(groupOf(path)))),
      actions: [
        ...adding.map((to) => entry(to, '')),
        ...languages
          .filter((other) => other !== language)
          .map((other) =>
            own(
              `language-${other}`,
              t('palette:useLanguage', { name: languageNames[other] }),
              ['语言 language'],
              () => void changeLanguage(other),
            ),
          ),
        ...(tickets ? [own('tickets', t('shell:tickets'), ['核销 verify tickets'], tickets)] : []),
        own('theme', t('shell:theme'), ['主题 深色 浅色 theme dark light'], toggleTheme),
        own('password', t('shell:changePassword'), ['密码 change password'], () => openPassword('1')),
        own('logOut', t('shell:logOut'), ['退出 注销 log out sign out'], () => void logOut()),
      ],
      recent: visits.flatMap(({ to, screen, record }) => {
        const titleKey = titleKeyOf(screen, to, session);
        if (!titleKey) return [];
        const title = titles(titleKey) || titles(screen);
        return {
          ...{ key: `recent ${to}`, also: [to], run: () => navigate(to) },
          ...(record ? { label: record, detail: title } : { label: title, detail: titles(groupOf(screen)) }),
        };
      }),
    };
  }, [session, language, visits, t, navigate, openPassword, tickets, logOut]);
}
