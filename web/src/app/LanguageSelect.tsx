import { useTranslation } from 'react-i18next';
import { changeLanguage, type Language, languageNames, languages } from '../i18n.ts';
import css from './Header.module.css';

export function LanguageSelect() {
  const { t, i18n } = useTranslation('shell');
  return (
    <select
      className={css.language}
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.target.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
