import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/errors.ts';
import { AboutBlock } from '../dialogs/AboutBlock.tsx';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { formatReportMoney } from '../display/format.ts';
import css from './BatchDialog.module.css';
import { BatchItems, type BatchLine } from './BatchItems.tsx';
import { inTurns } from './inTurns.ts';
import type { AfterBatch } from './useSelection.ts';

/**
 * The outcome for one item: `done`: finished; `submitted`: handed over to another system, so it may still fail; `failed`: refused after that, with
 * the message; `next`: nobody answers any more, and this sentence says what the user has to do himself.
 */
export type Outcome = 'done' | 'submitted' | { failed: string } | { next: string };

export interface Batch<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What the item is about, shown beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** The amount of an item in cents, if the action is about money; the sum is shown before. */
  amountOf?: (item: Item) => number;
  /** Warnings about the items, shown before. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
  /** Runs the action for one item without showing a message: a failure is shown in the item's line. */
  run: (item: Item) => Promise<unknown>;
  /** Asks repeatedly for the outcome of a submitted item. */
  follow?: (item: Item) => Promise<Outcome>;
  /** After each round. */
  onSent: AfterBatch;
  onClose: () => void;
}

type State = 'waiting' | 'running' | Outcome;

const atOnce = 2;
/** Milliseconds between two questions for the outcome of submitted items. */
const followMs = 3_000;
const isOutcome = (answer: unknown): answer is Outcome =>
  answer === 'submitted' ||
  (typeof answer === 'object' && answer !== null && ('failed' in answer || 'next' in answer));
function lineOf(state: State): Pick<BatchLine, 'state' | 'fault' | 'note'> {
  if (typeof state === 'string') return { state };
  return 'next' in state ? { state: 'next', note: state.next } : { state: 'failed', fault: state.failed };
}

/**
 * Runs one action for many records, one call for each and two at a time. A failure does not stop the others and is shown in its own line; a retry
 * sends only the failed ones again (domain design, section 21).
 */
export function BatchDialog<Item extends { id: string }>(props: Batch<Item>) {
  const { title, nameOf, detailOf, amountOf, warningsOf, run, follow, onSent, onClose } = props;
  const { t } = useTranslation(['kit', 'common']);
  // The items at the time of opening, because the list behind the dialog reloads.
  const [items] = useState(props.items);
  const [states, setStates] = useState<Record<string, State>>({});
  const [busy, setBusy] = useState(false);
  const stateOf = ({ id }: Item): State => states[id] ?? 'waiting';
  const those = (wanted: BatchLine['state']) =>
    items.filter((item) => lineOf(stateOf(item)).state === wanted);
  const [failed, done] = [those('failed'), those('done')];
  const [submitted, next] = [those('submitted'), those('next')];
  const begun = Object.keys(states).length > 0;
  const sum = amountOf && formatReportMoney(items.reduce((all, item) => all + amountOf(item), 0));

  const ask = useRef<() => Promise<void>>(undefined);
  ask.current = async () => {
    const followed = await Promise.all(
      submitted.map(async (item) => {
        const now = await follow?.(item).catch(() => undefined);
        if (!now || now === 'submitted') return false;
        setStates((before) => ({ ...before, [item.id]: now }));
        return true;
      }),
    );
    // The list behind the dialog has changed once more.
    if (followed.includes(true)) void onSent([]);
  };
  const closing = useRef<HTMLSpanElement>(null);
  // When all is done the button that was pressed goes.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (begun && !busy && isLost) closing.current?.querySelector('button')?.focus();
  }, [begun, busy]);
  const awaits = follow !== undefined && submitted.length > 0 && !busy;
  useEffect(() => {
    if (!awaits) return;
    void ask.current?.();
    const timer = setInterval(() => void ask.current?.(), followMs);
    return () => clearInterval(timer);
  }, [awaits]);

  const send = async (chosen: readonly Item[]) => {
    const set = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }));
    setBusy(true);
    for (const { id } of chosen) set(id, 'waiting');
    const sent: string[] = [];
    await inTurns(chosen, atOnce, async (item) => {
      set(item.id, 'running');
      await run(item).then(
        (answer) => {
          set(item.id, isOutcome(answer) ? answer : 'done');
          sent.push(item.id);
        },
        (error: unknown) => set(item.id, { failed: messageOf(error) }),
      );
    });
    setBusy(false);
    void onSent(sent);
  };

  return (
    <TopDialog
      title={title}
      width={640}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <span ref={closing} className={css.closing}>
            <Button type="tertiary" data-first-focus disabled={busy} onClick={onClose}>
              {t(begun ? 'common:close' : 'common:cancel')}
            </Button>
          </span>
          {/* One button, so that it keeps the focus while the records are sent. */}
          {(!begun || failed.length > 0 || busy) && (
            <Button theme="solid" loading={busy} onClick={() => void send(begun ? failed : items)}>
              {t(begun ? 'kit:batch.retryFailed' : 'common:confirm')}
            </Button>
          )}
        </>
      }
    >
      {!begun && warningsOf && <AboutBlock warnings={warningsOf(items)} />}
      <BatchItems
        summary={
          begun
            ? [
                submitted.length > 0 && t('kit:batch.handedOver', { count: submitted.length }),
                next.length > 0 && t('kit:batch.toDo', { count: next.length }),
                t('kit:batch.result', { done: done.length, failed: failed.length, all: items.length }),
              ]
                .filter(Boolean)
                .join(t('common:comma'))
            : [t('kit:batch.count', { count: items.length }), sum && t('kit:batch.sum', { amount: sum })]
                .filter(Boolean)
                .join(' · ')
        }
        lines={items.map((item) => ({
          ...{ id: item.id, name: nameOf(item), detail: detailOf(item) },
          ...(begun && lineOf(stateOf(item))),
        }))}
      />
    </TopDialog>
  );
}
