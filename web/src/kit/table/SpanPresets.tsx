import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PresetKey, spanOf } from '../dates/presets.ts';
import { useToday } from '../display/useToday.ts';
import { usePage } from '../page/page.ts';
import { type SavedSearch, useTablePreference } from './preferences.ts';
import { SaveSearch } from './SaveSearch.tsx';
import css from './SpanPresets.module.css';
import type { Criteria, ListState } from './useListState.ts';

interface Props {
  /** The list whose criteria `startDate` and `endDate` the presets set. */
  list: Pick<ListState<unknown>, 'criteria' | 'search'>;
  presets: readonly PresetKey[];
}

/** The most searches that an account can save for a list. */
const mostSaved = 8;

const isSame = (one: Criteria, other: Criteria) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name]);

/**
 * Spans of days that are set by one click, and searches that the account has saved under a name, with all of their conditions. A saved search whose span
 * is one of the presets follows today.
 */
export function SpanPresets({ list: { criteria, search }, presets }: Props) {
  const { t } = useTranslation(['kit', 'dates']);
  const today = useToday();
  const [{ searches = [] }, prefer] = useTablePreference(usePage().path);
  const [saving, setSaving] = useState(false);
  const datesOf = (key: PresetKey): Criteria => {
    const { start, end } = spanOf(key, today);
    return { startDate: start, endDate: end };
  };
  const isSpan = (key: PresetKey) => isSame({ ...criteria, ...datesOf(key) }, criteria);
  const criteriaOf = ({ criteria: saved, preset }: SavedSearch): Criteria => {
    const key = presets.find((one) => one === preset);
    return key ? { ...saved, ...datesOf(key) } : saved;
  };
  return (
    <div className={css.line}>
      <ul aria-label={t('dates:presets')}>
        {presets.map((key) => (
          <li key={key}>
            <button
              type="button"
              className={css.choice}
              aria-pressed={isSpan(key)}
              onClick={() => search({ ...criteria, ...datesOf(key) })}
            >
              {t(`dates:preset.${key}`)}
            </button>
          </li>
        ))}
      </ul>
      {searches.length > 0 && (
        <ul aria-label={t('kit:saved.name')}>
          {searches.map((saved) => (
            <li key={saved.name}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={isSame(criteriaOf(saved), criteria)}
                onClick={() => search(criteriaOf(saved))}
              >
                {saved.name}
              </button>
              <button
                type="button"
                className={css.remove}
                aria-label={t('kit:removeRow', { row: saved.name })}
                onClick={() => prefer({ searches: searches.filter((other) => other !== saved) })}
              >
                <IconClose size="extra-small" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {searches.length < mostSaved && (
        <Button theme="borderless" type="tertiary" size="small" onClick={() => setSaving(true)}>
          {t('kit:saved.save')}
        </Button>
      )}
      {saving && (
        <SaveSearch
          taken={searches.map(({ name }) => name)}
          onSave={(name) => {
            const preset = presets.find(isSpan);
            prefer({ searches: [...searches, { name, criteria, preset }] });
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
