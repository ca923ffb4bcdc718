import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import css from './DraftNotice.module.css';

/** Unsaved input of an earlier visit that stands in the form again. */
export interface RestoredDraft {
  /** The record was changed since; saving is refused as long as the input is of the older version. */
  isOutdated: boolean;
  /** Shows the record as it is. */
  discard: () => void;
}

/** Over the fields of a form whose draft came back: what happened, and the way to the record as it is stored. */
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
