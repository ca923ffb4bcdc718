import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { status } from '#contracts/envelope.ts';
import { daysOfBatch, type StockBatchForm, spanFault, stockBatchForm } from '#contracts/trade/priceStocks.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import css from './BatchDialog.module.css';
import { BatchPreview, type PreparedDays } from './BatchPreview.tsx';
import { type Preview, toSave } from './changes.ts';
import { type ChosenDays, writeChosen } from './chosenDays.ts';
import { DayPresets } from './DayPresets.tsx';
import type { SoldBy } from './dayPresets.ts';
import { ExcludesInput } from './ExcludesInput.tsx';
import { PriceLimits } from './PriceLimits.tsx';
import { SetFields } from './SetFields.tsx';
import { SpansInput } from './SpansInput.tsx';
import type { DialogCalls, ToldTerms } from './stockKind.ts';
import { type Outcome, useBatchSaving } from './useBatchSaving.ts';
import { refuseAtOnce } from './useSaving.ts';
import { WeekdayChips } from './WeekdayChips.tsx';

/** A product whose days are set. */
export interface Target {
  id: string;
  name: string;
  terms: ToldTerms;
}
interface Props {
  calls: DialogCalls;
  /** At least one; all of one kind. */
  targets: readonly Target[];
  soldBy: SoldBy;
  chosen: ChosenDays;
  settles: boolean;
  reload: () => Promise<unknown>;
  /** Called with the change of each product. */
  onSaved: (changes: readonly StockChange[]) => void;
  onClose: () => void;
}

/** 批量设置: days by spans, weekdays and exceptions, and new values for the ticked fields, of one product or several (domain design, section 9.5). */
export function BatchDialog({ calls, targets, soldBy, chosen, settles, reload, onSaved, onClose }: Props) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  // The last results of the previews, which load the days.
  const prepared = useRef(new Map<string, PreparedDays>());
  const changes = useRef<readonly StockChange[]>([]);
  const { saveEach, outcomes } = useBatchSaving(prepared, reload);
  const isOne = targets.length === 1;
  const today = targets[0]?.terms.today ?? '';

  const saveOne = (id: string, { adjust, set, ...form }: StockBatchForm) => {
    const { preview, days } = prepared.current.get(id) as PreparedDays;
    const params = { id };
    const options = { quiet: !isOne };
    // A batch of the wire sets all its days, also those that are left as they are.
    if (adjust || isLeft(preview))
      return call(calls.save, { params, body: { days: toSave(preview) } }, options).catch(
        (error: unknown) => {
          throw atInput(error, { ...form, set, adjust });
        },
      );
    const seen = daysOfBatch(form).map((date) => ({ date, version: days.get(date)?.version ?? 0 }));
    return call(calls.batchSave, { params, body: { ...form, set, seen } }, options);
  };
  const save = async (form: StockBatchForm) => {
    form.spans.forEach((one, at) => {
      const fault = spanFault(one, today);
      if (fault) refuseAtOnce({ ...fault, field: 'date' }, `spans.${at}.${fault.field}`);
    });
    const ready = targets.map(({ id }) => prepared.current.get(id));
    const [fault] = ready.flatMap((one) => one?.preview.faults ?? []);
    if (fault) refuseAtOnce(fault, fieldOf(fault.field, form));
    // The days are still loading: saving now would overwrite values that the user has not seen.
    if (ready.some((one) => !one?.ready)) throw new ApiError(undefined, '', null);
    changes.current = [];
    const previews = ready.flatMap((one) => one?.preview ?? []);
    if (previews.every((one) => one.changes.length === 0) && previews.some(isLeft)) return;
    const differs = ({ id }: Target) => (prepared.current.get(id)?.preview.changes.length ?? 0) > 0;
    const ids = targets.filter(differs).map(({ id }) => id);
    if (ids.length === 0)
      refuseAtOnce(
        { date: today, field: 'date', message: say('noDayLeft') },
        form.adjust ? 'adjust' : 'spans',
      );
    changes.current = await saveEach(ids, (id) => saveOne(id, form));
  };
  const [only] = targets;
  return (
    <FormDialog
      title={isOne ? t('batch') : t('batchOf', { n: targets.length })}
      width={1160}
      schema={stockBatchForm}
      draftId={`${calls.batchSave.name}:${targets.map(({ id }) => id).join('.')}:${writeChosen(chosen)}`}
      values={{
        ...{ spans: [chosen.span], weekdays: [...chosen.weekdays], excludes: [] },
        ...{ set: {}, adjust: null },
      }}
      onSubmit={save}
      onSaved={() => (changes.current.length > 0 ? onSaved(changes.current) : onClose())}
      onClose={onClose}
    >
      <div className={css.columns}>
        <div>
          <DayPresets soldBy={soldBy} today={today} first={chosen.span} />
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
          {isOne && only && <PriceLimits terms={only.terms} />}
          <SetFields settles={settles} />
        </div>
        <div className={css.previews}>
          {targets.map(({ id, name, terms }) => {
            const outcome = outcomes.get(id);
            return (
              <BatchPreview
                key={id}
                {...{ calls, id, terms, settles, prepared }}
                stale={outcome?.stale}
                title={!isOne && <Titled {...{ name, terms, outcome }} />}
              />
            );
          })}
        </div>
      </div>
    </FormDialog>
  );
}

/** Whether days stay as they are, because they have the wanted values or somebody else's. */
const isLeft = ({ same, theirs }: Preview) => same > 0 || theirs.length > 0;

/** The input that a fault of a day is about. */
function fieldOf(field: string, { adjust }: StockBatchForm) {
  if (field === 'date') return 'spans';
  return field === 'price' && adjust ? 'adjust' : `set.${field}`;
}

/** A refusal of one of the days that were saved one by one, told at the input that the day was computed from. */
function atInput(error: unknown, form: StockBatchForm): unknown {
  if (!(error instanceof ApiError) || error.status !== status.invalid || !error.field) return error;
  const field = fieldOf(error.field.split('.').at(-1) ?? '', form);
  return new ApiError(error.status, error.message, { ...(error.data as object), field });
}

function Titled({ name, terms, outcome }: Omit<Target, 'id'> & { outcome: Outcome | undefined }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <h3 className={css.target}>
        {name}
        {outcome && (
          <StatusTag tone={outcome.done ? 'green' : 'red'}>
            {t(outcome.done ? 'batch.done' : 'batch.failed')}
          </StatusTag>
        )}
      </h3>
      {outcome?.told && !outcome.stale && (
        <p role="alert" className={css.told}>
          {outcome.told}
        </p>
      )}
      <PriceLimits terms={terms} />
    </>
  );
}
