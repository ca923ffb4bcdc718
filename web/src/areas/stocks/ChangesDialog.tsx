import Button from '@douyinfe/semi-ui/lib/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import type { DaySpan, WantedDay } from '#contracts/trade/priceStocks.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import css from './BatchDialog.module.css';
import { ChangePreview } from './ChangePreview.tsx';
import { type Days, drastic, previewOf, toSave } from './changes.ts';
import type { DialogProps } from './DayDialog.tsx';
import { useSaving } from './useSaving.ts';
import { type LoadedDays, useStockDays } from './useStockDays.ts';
import { useTheirs } from './useTheirs.ts';

/** Changes that are computed instead of typed: a pasted block, days to clear, an undone change. */
export interface Plan {
  title: string;
  /** The days that the plan changes. */
  span: DaySpan;
  wanted: (days: Days) => readonly WantedDay[];
  /** Reasons why it cannot be saved, such as cells that cannot be read. */
  wrong?: readonly string[];
  notes?: readonly string[];
  /** Whether prices that change by more than half are confirmed by name before saving. */
  asksAgain?: boolean;
  /** The expected versions, if they are not those of the calendar. */
  seen?: ReadonlyMap<string, number>;
  /** Called when somebody else has changed the days, so the plan can no longer be saved. */
  onStale?: () => void;
}

interface Props extends DialogProps {
  plan: Plan;
}

const namedSlips = 5;

/** Shows what a plan would change, and saves it. It opens when the days are loaded, because only then it knows which element to focus first. */
export function ChangesDialog(props: Props) {
  const { calls, id, plan, onClose } = props;
  const loaded = useStockDays(calls.list, id, plan.span);
  const opened = useRef(false);
  opened.current ||= loaded.ready;
  if (opened.current) return <Shown {...props} loaded={loaded} />;
  if (!loaded.error) return <TopBar active />;
  return (
    <TopDialog title={plan.title} width={720} onClose={onClose}>
      <LoadState error={loaded.error} onRetry={loaded.reload} />
    </TopDialog>
  );
}

function Shown({ plan, loaded, ...props }: Props & { loaded: LoadedDays }) {
  const { calls, id, terms, settles, reload, onSaved, onClose } = props;
  const { t } = useTranslation(['common', 'stocks']);
  const { days, ready, reload: reloadOwn } = loaded;
  const { saving, stale } = useSaving(
    () => days,
    () => Promise.all([reload(), reloadOwn()]),
  );
  const { theirs, onTake } = useTheirs();
  const [busy, setBusy] = useState(false);
  const preview = previewOf(plan.wanted(days), days, terms, theirs);
  const wrong = plan.wrong ?? [];
  const canSave = wrong.length === 0 && preview.faults.length === 0 && preview.changes.length > 0;

  const slipsQuestion = (slips: ReturnType<typeof drastic>) => {
    const named = slips.slice(0, namedSlips).map(({ date, before, wanted }) => {
      return `${date} ${formatMoney(before?.price)} → ${formatMoney(wanted.price)}`;
    });
    const days = named.join(t('common:comma')) + (slips.length > namedSlips ? '…' : '');
    return t('stocks:drasticQuestion', { n: slips.length, days });
  };
  const save = async () => {
    if (!ready) return;
    const slips = plan.asksAgain ? drastic(preview) : [];
    if (slips.length > 0 && !(await confirmAction(slipsQuestion(slips)))) return;
    setBusy(true);
    const versioned = toSave(preview).map((day) => ({
      ...day,
      version: plan.seen?.get(day.date) ?? day.version,
    }));
    try {
      onSaved(await saving(() => call(calls.save, { params: { id }, body: { days: versioned } })));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === status.stale) plan.onStale?.();
    } finally {
      setBusy(false);
    }
  };
  return (
    <TopDialog
      title={plan.title}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" data-first-focus={canSave ? undefined : true} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            theme="solid"
            data-first-focus={canSave ? true : undefined}
            disabled={!canSave}
            loading={busy}
            onClick={() => void save()}
          >
            {t('common:confirm')}
          </Button>
        </>
      }
    >
      {wrong.length > 0 && (
        <ul role="alert" className={css.wrong}>
          {wrong.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {plan.notes?.map((note) => (
        <p key={note} className={css.limits}>
          {note}
        </p>
      ))}
      <ChangePreview {...{ calls, id, preview, settles, stale, onTake }} offSeason={loaded.offSeason} />
    </TopDialog>
  );
}
