import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '#contracts/forms/fields.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';
import { DateInput } from '../../kit/dates/DateInput.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import type { Control } from '../../kit/form/Field.tsx';
import css from './BatchDialog.module.css';

/** Days that are left out, each with a remove button. */
export function ExcludesInput({ control }: { control: Control }) {
  const { t } = useTranslation(['stocks', 'common']);
  const today = useToday();
  const [typed, setTyped] = useState('');
  const days = (control.value as string[] | undefined) ?? [];
  const add = () => {
    if (!days.includes(typed) && days.length < stockLimits.excludes)
      control.onChange([...days, typed].sort());
    setTyped('');
  };
  return (
    <div className={css.row}>
      <DateInput {...control} value={typed} onChange={setTyped} min={today} />
      <Button disabled={!isDate(typed)} onClick={add} aria-label={t('stocks:addExclude')}>
        {t('common:add')}
      </Button>
      {days.map((day) => (
        <span key={day} className={css.exclude}>
          {day}
          <button
            type="button"
            aria-label={t('stocks:removeExclude', { day })}
            onClick={() => control.onChange(days.filter((other) => other !== day))}
          >
            <IconClose size="small" aria-hidden />
          </button>
        </span>
      ))}
    </div>
  );
}
