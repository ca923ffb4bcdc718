import type { Locale } from '@douyinfe/semi-ui/lib/es/locale/interface';
import LocaleProvider from '@douyinfe/semi-ui/lib/es/locale/localeProvider';
import zhCN from '@douyinfe/semi-ui/lib/es/locale/source/zh_CN';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n.ts';

const sources: Record<Exclude<Language, 'zh'>, () => Promise<{ default: Locale }>> = {
  en: () => import('@douyinfe/semi-ui/lib/es/locale/source/en_US'),
  es: () => import('@douyinfe/semi-ui/lib/es/locale/source/es'),
  ja: () => import('@douyinfe/semi-ui/lib/es/locale/source/ja_JP'),
};

/** Gives Semi's own widgets the user's language; Chinese is theirs by default. */
export function LocalizedWidgets({ children }: { children: ReactNode }) {
  const language = useTranslation().i18n.language as Language;
  const [locale, setLocale] = useState<Locale>(zhCN);
  useEffect(() => {
    let current = true;
    if (language === 'zh') setLocale(zhCN);
    else void sources[language]().then((file) => current && setLocale(file.default));
    return () => {
      current = false;
    };
  }, [language]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
