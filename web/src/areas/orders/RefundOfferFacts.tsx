import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type RefundOffer, stayPreviewForms } from '#contracts/trade/refunds.ts';
import { isBroken, messageOf } from '../../api/errors.ts';
import { usePreview } from '../../api/hooks.ts';
import { useRulingSentence } from '../../domain/trade/tradeSentences.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import fieldCss from '../../kit/form/Field.module.css';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import css from './RefundOfferFacts.module.css';
import type { RefundCalls } from './refundCalls.ts';

interface Props {
  preview: RefundCalls['preview'];
  orderId: string;
  feeRate: number;
  /** Whether the suggested amount is filled into the form, where it can be changed. */
  suggests: boolean;
}

/** Milliseconds without a further tick after which the preview is requested. */
const waitMs = 250;

/** Whether an amount was typed that the rule does not give, but may be given back. */
const isOther = (typed: unknown, { applyAmount, refundAmount }: RefundOffer): typed is number =>
  typeof typed === 'number' && typed > 0 && typed <= applyAmount && typed !== refundAmount;

/** What the cancellation rule gives for the chosen items now: base, fee, amount, and the reason. */
export function RefundOfferFacts({ preview, orderId, feeRate, suggests }: Props) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const sentence = useRulingSentence();
  const { getValues, setValue } = useFormContext();
  const [chosen, count] = useWatch({ name: ['items', 'rooms'] }) as [string[], unknown];
  const typed = useWatch({ name: 'refundAmount' }) as unknown;
  // While a number is being typed or wrong there is no offer for it.
  const asked = useMemo(() => ({ items: chosen, rooms: count }), [chosen, count]);
  const settled = useDebounced(asked, waitMs);
  const { items, rooms } = settled;
  const body = stayPreviewForms.hotel.safeParse({ orderId, items, rooms });
  const wanted = items.length > 0 && body.success ? { body: body.data } : null;
  const { data, error, reload } = usePreview(preview, wanted);
  // Where nothing was paid, as of a free night, there is no amount to give back and none to change.
  const suggested = (suggests && settled === asked && wanted && data?.refundAmount) || undefined;
  const choice = chosen.length > 0 ? JSON.stringify(asked) : '';
  const before = useRef<{ choice: string; suggested: number | undefined }>({ choice, suggested: undefined });
  // Until the next suggestion is there the amount is empty, which stands for what the rule gives: that of another choice would be wrong, also one that was
  // typed. An amount that is there before any suggestion for the choice was typed, perhaps before the session had ended.
  useEffect(() => {
    const was = before.current;
    const isOther = was.choice !== choice;
    if (!isOther && was.suggested === suggested) return;
    before.current = { choice, suggested };
    const isOfFormer = isOther && was.choice !== '';
    const isTyped =
      !isOfFormer && was.suggested === undefined && typeof getValues('refundAmount') === 'number';
    if (!isTyped) setValue('refundAmount', suggested, { shouldValidate: suggested !== undefined });
  }, [choice, suggested, getValues, setValue]);

  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{t('ruled')}</span>
      <div className={fieldCss.control} role="status">
        {!wanted && <p className={css.hint}>{t('pickFirst')}</p>}
        {wanted &&
          error !== undefined &&
          (isBroken(error) ? (
            <LoadFailed error={error} onRetry={reload} />
          ) : (
            <p className={css.fault}>{messageOf(error)}</p>
          ))}
        {wanted && data && (
          <>
            <dl className={css.amounts}>
              <div>
                <dt>{t('refundBase')}</dt>
                <dd>{formatMoney(data.applyAmount)}</dd>
              </div>
              <div>
                <dt>{label('feeAmount')}</dt>
                <dd>{formatMoney(data.feeAmount)}</dd>
              </div>
              <div>
                <dt>{t('suggested')}</dt>
                <dd>{formatMoney(data.refundAmount)}</dd>
              </div>
            </dl>
            <p className={css.hint}>{sentence(data, feeRate)}</p>
            {suggests && isOther(typed, data) && (
              <p className={css.hint}>
                {t('keptByAmount', { amount: formatMoney(data.applyAmount - typed) })}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
