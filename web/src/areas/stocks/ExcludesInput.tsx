import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '#contracts/forms/fields.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';
import { say } from '#contracts/words.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
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
    if (!isDate(typed)) return;
    if (!days.includes(typed)) {
      if (days.length >= stockLimits.excludes)
        return notify('warning', speakMessage(say('tooMany', { label: 'day', n: stockLimits.excludes })));
      control.onChange([...days, typed].sort());
    }
    setTyped('');
  };
  // In the empty field Enter saves the form, as in any other.
  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isInField || typed === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={css.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is typed in the field inside */}
      <div onKeyDown={onKeyDown}>
        <DateInput {...control} value={typed} onChange={setTyped} min={today} />
      </div>
      <Button disabled={!isDate(typed)} onClick={add} aria-label={t('stocks:addExclude')}>
        {t('common:add')}
      </Button>
      {days.length > 0 && (
        <div className={css.excludes}>
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
      )}
    </div>
  );
}
