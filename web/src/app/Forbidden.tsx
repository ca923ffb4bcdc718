import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMissingRights } from '../kit/display/useRightWords.ts';
import { Result } from '../kit/page/Result.tsx';
import { rightsFor, screenAt } from './menu.ts';
import { useMenuTitles } from './titles.ts';

/** /401: names the page that was refused and the missing right. */
export default function Forbidden() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('path') ?? '';
  const [path = ''] = wanted.split('?');
  const titles = useMenuTitles();
  const page = titles(wanted) || titles(path);
  const screen = screenAt(path);
  const missing = useMissingRights(screen ? rightsFor(screen) : []);
  return (
    <Result
      title={page ? t('pages.forbiddenPage', { page }) : t('pages.forbidden')}
      hint={
        <>
          {missing && (
            <>
              {missing}
              <br />
            </>
          )}
          {t('pages.forbiddenHint')}
        </>
      }
      action={{ text: t('pages.goHome'), onClick: () => navigate('/home') }}
    />
  );
}
