import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import css from './DraftNotice.module.css';

/** Unsaved input of an earlier visit that was put back into the form. */
export interface RestoredDraft {
  /** The record was changed since the draft was written; saving is refused while the input belongs to the older version. */
  isOutdated: boolean;
  /** Drops the draft and shows the stored record. */
  discard: () => void;
}

/** Shown above the fields of a form whose draft was restored, with a button that shows the stored record instead. */
export function DraftNotice({ draft }: { draft: RestoredDraft | undefined }) {
  const { t } = useTranslation('kit');
  if (!draft) return null;
  const { isOutdated, discard } = draft;
  return (
    <div
      role={isOutdated ? 'alert' : 'status'}
      className={css.notice}
      data-outdated={isOutdated || undefined}
    >
      <span>{t(isOutdated ? 'draftOutdated' : 'draftRestored')}</span>
      <Button size="small" htmlType="button" type="tertiary" onClick={discard}>
        {t('draftDiscard')}
      </Button>
    </div>
  );
}
