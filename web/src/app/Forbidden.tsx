import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Result } from '../kit/Result.tsx';
import { useMenuTitle } from './titles.ts';

/** /401: names the page that was refused. */
export default function Forbidden() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = useMenuTitle(search.get('path') ?? '');
  return (
    <Result
      title={page ? t('pages.forbiddenPage', { page }) : t('pages.forbidden')}
      hint={t('pages.forbiddenHint')}
      action={{ text: t('pages.goHome'), onClick: () => navigate('/home') }}
    />
  );
}
