import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import css from './NextSteps.module.css';
import { closeNext, type Next } from './nextSteps.ts';

/** What was added, and where it goes on. */
export default function NextStepsLine({ name, steps }: Next) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <p className={css.line}>
      <span className={css.name}>{t('kit:addedGoOn', { name })}</span>
      {steps.map(({ text, to }) => (
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
  );
}
