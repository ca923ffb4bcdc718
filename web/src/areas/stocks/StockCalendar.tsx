import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { addDays, monthOf } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import type { Block } from './block.ts';
import { ChangesDialog, type Plan } from './ChangesDialog.tsx';
import { CopyPrices } from './CopyPrices.tsx';
import { batchOf, readChosen, writeChosen } from './chosenDays.ts';
import { DayDialog } from './DayDialog.tsx';
import { isLocked } from './dayState.ts';
import { movedInCalendar } from './gridMoves.ts';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { PasteQuestion } from './PasteQuestion.tsx';
import { clearPlan, pastePlan, undoPlan } from './plans.ts';
import { refuseDay } from './refuseDay.ts';
import css from './StockCalendar.module.css';
import { chosenDays, createSelection } from './selection.ts';
import type { DialogCalls, StockProduct, ToldTerms } from './stockKind.ts';
import { Toolbar } from './Toolbar.tsx';
import { useClipboard } from './useClipboard.ts';
import { useGrid } from './useGrid.ts';
import { useMonth, useShownMonth } from './useMonth.ts';
import { useSelectionMarks } from './useSelectionMarks.ts';
import { useStockDays } from './useStockDays.ts';

interface Props {
  calls: DialogCalls;
  product: StockProduct;
  /** The products from which prices can be copied, and the filters that find those of the same owner. */
  others: { kind: TradeKind; products: SelectEndpoint; filters: object | undefined };
  /** `settle`: whether the user may set the settlement price. */
  may: { manage: boolean; settle: boolean };
  /** Reads the product again: it may be priced now, or its limits have changed. */
  onChanged: () => Promise<unknown>;
}

/** Dialogs that cannot be restored from the address, so they are not part of it. */
type Opened = { plan: Plan } | { readings: Block[]; dates: readonly string[] };

/** Two months of days with price and stock: choose days by keyboard or pointer, set their values, and undo the last change. */
export function StockCalendar({ calls, product, others, may, onChanged }: Props) {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const today = useToday();
  const { month: wanted, bounds, go } = useMonth(today);
  const [selection] = useState(() =>
    createSelection(today >= wanted && today < monthOf(wanted, 2) ? today : wanted),
  );
  const { id, marketPrice, roomCount } = product;
  const end = addDays(wanted, stockLimits.daysShown - 1);
  const loaded = useStockDays(calls.list, id, { startDate: wanted, endDate: end });
  const month = useShownMonth(wanted, loaded);
  const [opened, setOpened] = useState<Opened>();
  const dayDialog = useDialogParam('day');
  const batchDialog = useDialogParam('batch');
  const copyDialog = useDialogParam('copy');
  const day = dayDialog.value ?? '';
  // The address may name a day that is locked or not loaded, which must not be taken for one without a price.
  const isLoaded = isDate(day) && day >= loaded.of.startDate && day <= loaded.of.endDate;
  const openedDay = may.manage && isLoaded && !isLocked(day, today) ? day : undefined;
  const openedBatch = may.manage ? readChosen(batchDialog.value) : undefined;
  const isCopying = may.manage && copyDialog.value !== undefined;
  const [last, setLast] = useState<StockChange>();
  const grids = useRef<HTMLDivElement>(null);
  useSelectionMarks(grids, selection, month);
  // Keeps the only tab stop of the grids in view.
  useEffect(() => {
    const { active } = selection.getState();
    const isSeen = month !== undefined && active >= month && active < monthOf(month, 2);
    if (month && !isSeen) selection.clear(month);
  }, [month, selection]);
  const terms: ToldTerms = { kind: others.kind, today, marketPrice, roomCount };

  const openPlan = (plan: Plan | undefined, otherwise: string) =>
    plan ? setOpened({ plan }) : notify('warning', otherwise);
  const settable = () => chosenDays(selection).filter((date) => !isLocked(date, today));
  const openBatch = () => {
    const { chosen, weekdays } = selection.getState();
    const nothing = { span: { startDate: today, endDate: today }, weekdays };
    const days = chosen.size === 0 ? nothing : batchOf(settable(), weekdays);
    if (days) batchDialog.open(writeChosen(days));
    else refuseDay(chosenDays(selection)[0] ?? '', today);
  };
  const onOpen = () => {
    if (!may.manage) return;
    const open = settable();
    const { active, chosen } = selection.getState();
    const day = open[0] ?? active;
    if (open.length > 1) openBatch();
    else if (isLocked(day, today)) refuseDay(day, today);
    else dayDialog.open(day);
    if (chosen.size === 0) selection.pick(active);
  };
  const onClear = () => {
    if (may.manage) openPlan(clearPlan(t, chosenDays(selection), today), t('nothingToClear'));
  };
  const onUndo = () => {
    const drop = () => {
      setLast(undefined);
      setOpened(undefined);
      notify('warning', t('undoGone'));
    };
    if (last) setOpened({ plan: undoPlan(t, last, may.settle, drop) });
  };
  const isUndo = opened && 'plan' in opened && opened.plan.seen !== undefined;
  const onSaved = (change: StockChange) => {
    setLast(isUndo ? undefined : change);
    close();
    reportDone();
    void loaded.reload();
    void onChanged();
  };

  const { focusOn, handlers } = useGrid({
    ...{ grids, selection, shown: month ?? '', onOpen, onDelete: onClear },
    movedTo: (event, date) => movedInCalendar(event, date, bounds),
    all: (date) => [monthOf(date), addDays(monthOf(date, 1), -1)],
    go: (date) => go(month && date >= month ? monthOf(date, -1) : monthOf(date)),
  });
  const close = () => {
    setOpened(undefined);
    if (openedDay) void dayDialog.close();
    if (openedBatch) void batchDialog.close();
    if (isCopying) void copyDialog.close();
  };
  const isOpen = [opened, openedDay, openedBatch].some((one) => one !== undefined) || isCopying;
  // Runs after the dialog has given the focus back, because the element that had it may be gone, such as the undo button.
  const wasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the closing of a dialog moves the focus
  useEffect(() => {
    if (wasOpened.current && !isOpen) focusOn(selection.getState().active);
    wasOpened.current = isOpen;
  }, [isOpen]);
  const openPaste = (block: Block | undefined, dates: readonly string[]) =>
    openPlan(
      block && pastePlan(t, { block, dates, settles: may.settle, labelOf: label }),
      t('nothingToPaste'),
    );
  const clipboard = useClipboard({
    ...{ selection, days: loaded.days, settles: may.settle },
    onPaste: may.manage
      ? (readings, dates) =>
          readings.length > 1 ? setOpened({ readings, dates }) : openPaste(readings[0], dates)
      : undefined,
  });
  if (!month) return <LoadState error={loaded.error} onRetry={loaded.reload} />;
  const reload = () => Promise.all([loaded.reload(), onChanged()]);
  const dialog = { calls, id, terms, settles: may.settle, reload, onSaved, onClose: close };
  return (
    <>
      <TopBar active={!loaded.ready && !loaded.error} />
      <Toolbar
        {...{ selection, today, bounds, month: wanted, onMonth: go }}
        actions={
          may.manage
            ? { onBatch: openBatch, onCopy: () => copyDialog.open('prices'), onClear, onUndo: last && onUndo }
            : undefined
        }
      />
      {loaded.error !== undefined && <LoadState error={loaded.error} onRetry={loaded.reload} />}
      <div ref={grids} className={css.grids} aria-busy={wanted !== month} {...handlers} {...clipboard}>
        <MonthGrid month={month} {...{ today, days: loaded.days, offSeason: loaded.offSeason }} />
        <MonthGrid month={monthOf(month, 1)} {...{ today, days: loaded.days, offSeason: loaded.offSeason }} />
      </div>
      <div className={css.foot}>
        <Legend hasSeasons={loaded.offSeason.size > 0} />
        <p>{t(may.manage ? 'help' : 'helpLook')}</p>
        {may.manage && <p>{t(may.settle ? 'layoutSettles' : 'layout')}</p>}
      </div>
      {openedDay && (
        <DayDialog {...dialog} date={openedDay} days={loaded.days} offSeason={loaded.offSeason} />
      )}
      {openedBatch && (
        <BatchDialog
          {...{ calls, onClose: close, settles: may.settle, reload, chosen: openedBatch }}
          targets={[{ id, name: product.name, terms }]}
          soldBy={roomCount === undefined ? 'day' : 'night'}
          onSaved={([change]) => change && onSaved(change)}
        />
      )}
      {isCopying && <CopyPrices {...dialog} {...others} month={month} />}
      {opened && 'readings' in opened && (
        <PasteQuestion
          readings={opened.readings}
          onChoose={(block) => openPaste(block, opened.dates)}
          onClose={close}
        />
      )}
      {opened && 'plan' in opened && <ChangesDialog {...dialog} plan={opened.plan} />}
    </>
  );
}
