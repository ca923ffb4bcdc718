import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { endPreview } from '../api/preview.ts';
import { useSession } from '../api/session.ts';
import { useCodeName } from '../kit/display/useCodeName.ts';
import css from './PreviewBar.module.css';

/** A bar over every page while the user previews the screens as a role: names the role and ends the preview. */
export default function PreviewBar() {
  const { t } = useTranslation('rights');
  const typeName = useCodeName('belongType');
  const navigate = useNavigate();
  const preview = useSession((state) => state.preview);
  if (!preview) return null;
  const leave = () => {
    endPreview();
    navigate(preview.from);
  };
  return (
    <aside className={css.bar} aria-label={t('preview.bar')}>
      <p>
        <strong>{t('preview.as', { role: preview.roleName, kind: typeName(preview.belongType) })}</strong>{' '}
        {t('preview.limits')}
      </p>
      <button type="button" onClick={leave}>
        {t('preview.leave')}
      </button>
    </aside>
  );
}
