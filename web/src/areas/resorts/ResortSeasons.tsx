import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useId, useRef } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { blankSeason, type Season, seasonLimit } from '#contracts/forms/seasons.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import fieldCss from '../../kit/form/Field.module.css';
import { firstMessage } from '../../kit/form/firstMessage.ts';
import { useShown } from '../../kit/form/shownFields.ts';
import css from './ResortSeasons.module.css';
import { SeasonRow, seasonCells } from './SeasonRow.tsx';

const nextSeason: Season = { ...blankSeason, startDay: '', endDay: '' };

/**
 * 开放时间, a row of the form in `Field`'s look with a small table in it. Everything is reached by keyboard: a new row
 * takes the focus, and after a removal the button that adds has it.
 */
export function ResortSeasons() {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  const id = useId();
  const adder = useRef<HTMLSpanElement>(null);
  const { fields, append, remove } = useFieldArray({ name: 'seasons' });
  const { errors } = useFormState({ name: 'seasons' });
  const faults = errors.seasons as unknown as Record<number, object | undefined> | undefined;

  const isShown = useShown('seasons');
  const onRemove = (at: number) => {
    remove(at);
    adder.current?.querySelector('button')?.focus();
  };
  if (!isShown) return null;
  return (
    <div className={fieldCss.row} data-field>
      <span id={id} className={`${fieldCss.label} ${fieldCss.required}`}>
        {label('seasons')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser */}
      <div className={css.seasons} role="group" aria-labelledby={id}>
        <div className={css.heads} aria-hidden>
          {seasonCells.map(({ key, of }) => (
            <span key={key}>{label(of)}</span>
          ))}
        </div>
        {fields.map((field, at) => (
          <SeasonRow
            key={field.id}
            at={at}
            fault={faults?.[at] && firstMessage(faults[at])}
            onRemove={fields.length > 1 ? () => onRemove(at) : undefined}
          />
        ))}
        <span ref={adder}>
          <Button
            icon={<IconPlus aria-hidden />}
            disabled={fields.length >= seasonLimit}
            onClick={() => append(nextSeason, { focusName: `seasons.${fields.length}.name` })}
          >
            {t('addSeason')}
          </Button>
        </span>
        <p className={fieldCss.help}>{t('seasonsHelp')}</p>
      </div>
    </div>
  );
}
