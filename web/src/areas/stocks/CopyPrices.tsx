import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { monthOf } from '#contracts/days.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { CheckBox } from '../../kit/form/CheckBox.tsx';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import css from './BatchDialog.module.css';
import type { PreparedDays } from './BatchPreview.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { CopySource } from './CopySource.tsx';
import { toSave } from './changes.ts';
import { copyable, monthSpan } from './copyDays.ts';
import { type CopyPricesForm, copyPricesForm } from './copyForm.ts';
import type { DialogProps } from './DayDialog.tsx';
import { PriceLimits } from './PriceLimits.tsx';
import { refuseAtOnce, useSaving } from './useSaving.ts';

interface Props extends DialogProps {
  /** The month that is shown. */
  month: string;
  kind: TradeKind;
  /** The products from which prices can be copied. */
  products: SelectEndpoint;
  filters: object | undefined;
}

/** 复制价格: the days of another month or of another product, previewed and saved as in 批量设置. */
export function CopyPrices({ kind, month, products, filters, ...props }: Props) {
  const { calls, id, terms, settles, reload, onSaved, onClose } = props;
  const { t } = useTranslation('stocks');
  const prepared = useRef<PreparedDays>(undefined);
  const change = useRef<StockChange>(undefined);
  const { saving, stale } = useSaving(
    () => prepared.current?.days,
    () => Promise.all([reload(), prepared.current?.reload()]),
  );
  const toMonth = month < monthOf(terms.today) ? monthOf(terms.today) : month;
  const save = async ({ source }: CopyPricesForm) => {
    const { preview, ready } = prepared.current ?? {};
    // The days are still loading: saving now would overwrite values that the user has not seen.
    if (!preview || !ready) throw new ApiError(undefined, '', null);
    const field = source === 'month' ? 'fromMonth' : 'productId';
    const [fault] = preview.faults;
    if (fault) refuseAtOnce(fault, 'takes');
    if (preview.changes.length === 0 && preview.theirs.length > 0) return;
    if (preview.changes.length === 0)
      refuseAtOnce({ date: terms.today, field: 'date', message: say('noDayLeft') }, field);
    const body = { days: toSave(preview) };
    change.current = await saving(() => call(calls.save, { params: { id }, body }));
  };
  return (
    <FormDialog<CopyPricesForm>
      title={t('copy.title')}
      width={1160}
      schema={copyPricesForm}
      draftId={`copyPrices:${id}`}
      values={{
        ...{ source: 'month', fromMonth: monthOf(toMonth, -1), toMonth, alignment: 'weekday' },
        ...{ productId: '', span: restOf(toMonth, terms.today) },
        takes: copyable.filter((key) => settles || key !== 'settlePrice'),
      }}
      onSubmit={save}
      onSaved={() => (change.current ? onSaved(change.current) : onClose())}
      onClose={onClose}
    >
      <div className={css.columns}>
        <div>
          <CopySource today={terms.today} without={id} {...{ products, filters }} />
          <TakesField settles={settles} />
          <PriceLimits terms={terms} />
        </div>
        <CopyPreview {...{ kind, calls, id, terms, settles, stale, prepared }} />
      </div>
    </FormDialog>
  );
}

/** The days of a month that can still be set. */
function restOf(month: string, today: string) {
  const { startDate, endDate } = monthSpan(month);
  return { startDate: startDate < today ? today : startDate, endDate };
}

/** Which values are copied; the others stay. */
function TakesField({ settles }: { settles: boolean }) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const { takes } = useWatch() as CopyPricesForm;
  return (
    <Field name="takes" label={t('copy.takes')} required>
      {({ id, onChange }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
        <div role="group" id={id} aria-label={t('copy.takes')} className={css.takes}>
          {copyable.map((key) => {
            if (key === 'settlePrice' && !settles) return null;
            const name = label(key === 'enabled' ? 'dayState' : key);
            return (
              <span key={key} className={css.take}>
                <CheckBox
                  id={`${id}-${key}`}
                  checked={takes.includes(key)}
                  onChange={(takesIt) =>
                    onChange(copyable.filter((one) => (one === key ? takesIt : takes.includes(one))))
                  }
                />
                <label htmlFor={`${id}-${key}`}>{name}</label>
              </span>
            );
          })}
        </div>
      )}
    </Field>
  );
}
