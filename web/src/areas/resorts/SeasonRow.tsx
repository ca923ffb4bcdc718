import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Season, seasonNameLength } from '#contracts/forms/seasons.ts';
import type { Label } from '#contracts/words.ts';
import { speakMessage } from '../../i18n.ts';
import { MonthDayInput } from '../../kit/dates/MonthDayInput.tsx';
import { TimeInput } from '../../kit/dates/TimeInput.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import fieldCss from '../../kit/form/Field.module.css';
import type { Control } from '../../kit/form/Field.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import css from './ResortSeasons.module.css';

interface CellKind {
  key: keyof Season;
  of: Label;
  input: (control: Control) => ReactNode;
}

const day = (control: Control) => <MonthDayInput {...control} />;
const time = (control: Control) => <TimeInput {...control} />;

/** The cells of a row, in their order. */
export const seasonCells: readonly CellKind[] = [
  {
    key: 'name',
    of: 'seasonName',
    input: (control) => <TextInput control={control} maxLength={seasonNameLength} />,
  },
  { key: 'startDay', of: 'seasonStart', input: day },
  { key: 'endDay', of: 'seasonEnd', input: day },
  { key: 'openTime', of: 'openTime', input: time },
  { key: 'closeTime', of: 'closeTime', input: time },
  { key: 'lastEntryTime', of: 'lastEntryTime', input: time },
];

interface Props {
  at: number;
  /** The first fault of the row, told under it. */
  fault: string | undefined;
  /** Absent for the only row, which stays. */
  onRemove: (() => void) | undefined;
}

/** One season. What each control is stands over the column, and before it for screen readers and on narrow screens. */
export function SeasonRow({ at, fault, onRemove }: Props) {
  const { t } = useTranslation('resorts');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={t('season', { n: at + 1 })} className={css.season}>
      <div className={css.cells}>
        {seasonCells.map(({ key, of, input }) => (
          <Cell key={key} name={`seasons.${at}.${key}`} of={of} faultId={fault && `${id}-fault`}>
            {input}
          </Cell>
        ))}
        <Button
          theme="borderless"
          type="tertiary"
          icon={<IconDelete aria-hidden />}
          aria-label={t('removeSeason', { n: at + 1 })}
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} className={fieldCss.fault}>
          {speakMessage(fault)}
        </p>
      )}
    </div>
  );
}

interface CellProps {
  name: string;
  of: Label;
  faultId: string | undefined;
  children: (control: Control) => ReactNode;
}

function Cell({ name, of, faultId, children }: CellProps) {
  const label = useLabel();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { value, onChange, onBlur, ref } = field;
  const { invalid } = fieldState;
  return (
    <span className={css.cell}>
      <label htmlFor={id}>{label(of)}</label>
      {children({
        ...{ id, value, onChange, onBlur, inputRef: ref, invalid },
        describedBy: invalid ? faultId : undefined,
      })}
    </span>
  );
}
