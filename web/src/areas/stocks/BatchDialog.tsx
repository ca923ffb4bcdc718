import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import type { StockBatch } from '#contracts/trade/priceStocks.ts';
import { daysOfBatch, spanFault, stockBatch } from '#contracts/trade/priceStocks.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import css from './BatchDialog.module.css';
import { BatchPreview, type PreparedBatch } from './BatchPreview.tsx';
import { type ChosenDays, writeChosen } from './chosenDays.ts';
import type { DialogProps } from './DayDialog.tsx';
import { ExcludesInput } from './ExcludesInput.tsx';
import { PriceLimits } from './PriceLimits.tsx';
import { SetFields } from './SetFields.tsx';
import { SpansInput } from './SpansInput.tsx';
import { refuseAtOnce, useSaving } from './useSaving.ts';
import { WeekdayChips } from './WeekdayChips.tsx';

interface Props extends DialogProps {
  chosen: ChosenDays;
}

/** 批量设置: days by spans, weekdays and exceptions, and new values for the ticked fields (domain design, section 9.5). */
export function BatchDialog({ chosen, ...props }: Props) {
  const { calls, id, terms, settles, reload, onSaved, onClose } = props;
  const { t } = useTranslation('stocks');
  const label = useLabel();
  // The last result of the preview, which loads the days.
  const seen = useRef<PreparedBatch>(undefined);
  const change = useRef<StockChange>(undefined);
  const reloadOwn = useRef<() => Promise<unknown>>(reload);
  const { saving, stale } = useSaving(() => Promise.all([reload(), reloadOwn.current()]));

  const save = async (batch: StockBatch) => {
    batch.spans.forEach((one, at) => {
      const fault = spanFault(one, terms.today);
      if (fault) refuseAtOnce({ ...fault, field: 'date' }, `spans.${at}.${fault.field}`);
    });
    const [fault] = seen.current?.preview.faults ?? [];
    if (fault) refuseAtOnce(fault, fault.field === 'date' ? 'spans' : `set.${fault.field}`);
    // The days are still loading: saving now would overwrite values that the user has not seen.
    if (!seen.current?.ready) throw new ApiError(undefined, '', null);
    const { days } = seen.current;
    const versions = daysOfBatch(batch).map((date) => ({ date, version: days.get(date)?.version ?? 0 }));
    const body = { ...batch, seen: versions };
    change.current = await saving(() => call(calls.batchSave, { params: { id }, body }));
  };
  return (
    <FormDialog
      title={t('batch')}
      width={1160}
      schema={stockBatch}
      draftId={`${calls.batchSave.name}:${id}:${writeChosen(chosen)}`}
      values={{ spans: [chosen.span], weekdays: [...chosen.weekdays], excludes: [], set: {} }}
      onSubmit={save}
      onSaved={() => change.current && onSaved(change.current)}
      onClose={onClose}
    >
      <div className={css.columns}>
        <div>
          <Field name="spans" label={label('daySpans')} required>
            {(control) => <SpansInput control={control} />}
          </Field>
          <Field name="weekdays" label={label('weekdays')} required>
            {(control) => (
              <WeekdayChips
                id={control.id}
                label={label('weekdays')}
                value={control.value as number[]}
                onChange={control.onChange}
              />
            )}
          </Field>
          <Field name="excludes" label={t('excludes')}>
            {(control) => <ExcludesInput control={control} />}
          </Field>
          <PriceLimits terms={terms} />
          <SetFields settles={settles} />
        </div>
        <BatchPreview {...{ calls, id, terms, settles, stale, seen, reloadOwn }} />
      </div>
    </FormDialog>
  );
}
