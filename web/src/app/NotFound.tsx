import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Result } from '../kit/page/Result.tsx';

export default function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <Result
      title={t('pages.notFound')}
      hint={t('pages.notFoundHint')}
      action={{ text: t('pages.goHome'), onClick: () => navigate('/home') }}
    />
  );
}
