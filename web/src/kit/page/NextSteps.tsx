import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import css from './NextSteps.module.css';
import { arriveAt, closeNext, useNextSteps } from './nextSteps.ts';

/**
 * A line above the page that follows a form: what was added, and where it goes on, such as from a hotel to its rooms. It goes with the page, or when it
 * is closed. The live region stays without a line, too, so that screen readers announce it.
 */
export function NextSteps() {
  const { t } = useTranslation(['kit', 'common']);
  const { pathname } = useLocation();
  const next = useNextSteps((state) => state.next);
  useEffect(() => arriveAt(pathname), [pathname]);
  return (
    <div role="status" className={css.region}>
      {next?.at === pathname && (
        <p className={css.line}>
          <span className={css.name}>{t('kit:addedGoOn', { name: next.name })}</span>
          {next.steps.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
          <Button
            theme="borderless"
            type="tertiary"
            size="small"
            icon={<IconClose aria-hidden />}
            aria-label={t('common:close')}
            onClick={closeNext}
          />
        </p>
      )}
    </div>
  );
}
