import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/errors.ts';
import { AboutBlock } from '../dialogs/AboutBlock.tsx';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { formatReportMoney } from '../display/format.ts';
import { StatusTag, type Tone } from '../display/StatusTag.tsx';
import css from './BatchDialog.module.css';
import { inTurns } from './inTurns.ts';

/** What became of one: done when the call says no more; handed over, so that it may still fail; refused after it was handed over. */
export type Outcome = 'done' | 'submitted' | { failed: string };

export interface Batch<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What it is about, beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** Cents, where the items are about money: their sum is told before. */
  amountOf?: (item: Item) => number;
  /** What is unusual about them, told before. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
  /** Does one, quietly: its failure is shown in its line. */
  run: (item: Item) => Promise<unknown>;
  /** Asks, every so often, what became of one that was handed over. */
  follow?: (item: Item) => Promise<Outcome>;
  /** After each round. */
  onChanged: () => void;
  onClose: () => void;
}

type State = 'waiting' | 'running' | Outcome;

const atOnce = 2;
/** How often it is asked what became of those that were handed over, in ms. */
const followMs = 3_000;
const tones = {
  waiting: 'grey',
  running: 'blue',
  submitted: 'blue',
  done: 'green',
  failed: 'red',
} as const satisfies Record<string, Tone>;
const isOutcome = (answer: unknown): answer is Outcome =>
  answer === 'submitted' || (typeof answer === 'object' && answer !== null && 'failed' in answer);
const nameOfState = (state: State) => (typeof state === 'object' ? 'failed' : state);

/**
 * The same with many records, one call for each, two at once: a failure stops none of the others and is told in its own line, and
 * only what failed is sent again (domain design, section 21).
 */
export function BatchDialog<Item extends { id: string }>(props: Batch<Item>) {
  const { title, nameOf, detailOf, amountOf, warningsOf, run, follow, onChanged, onClose } = props;
  const { t } = useTranslation(['kit', 'common']);
  // Those of when it opened: the list behind it loads anew.
  const [items] = useState(props.items);
  const [states, setStates] = useState<Record<string, State>>({});
  const [busy, setBusy] = useState(false);
  const stateOf = ({ id }: Item): State => states[id] ?? 'waiting';
  const failed = items.filter((item) => nameOfState(stateOf(item)) === 'failed');
  const done = items.filter((item) => stateOf(item) === 'done');
  const submitted = items.filter((item) => stateOf(item) === 'submitted');
  const begun = Object.keys(states).length > 0;
  const sum = amountOf && formatReportMoney(items.reduce((all, item) => all + amountOf(item), 0));

  const ask = useRef<() => Promise<void>>(undefined);
  ask.current = async () => {
    await Promise.all(
      submitted.map(async (item) => {
        const now = await follow?.(item).catch(() => undefined);
        if (now && now !== 'submitted') setStates((before) => ({ ...before, [item.id]: now }));
      }),
    );
  };
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
    await inTurns(chosen, atOnce, async (item) => {
      set(item.id, 'running');
      await run(item).then(
        (answer) => set(item.id, isOutcome(answer) ? answer : 'done'),
        (error: unknown) => set(item.id, { failed: messageOf(error) }),
      );
    });
    setBusy(false);
    onChanged();
  };

  return (
    <TopDialog
      title={title}
      width={640}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button type="tertiary" data-first-focus disabled={busy} onClick={onClose}>
            {t(begun ? 'common:close' : 'common:cancel')}
          </Button>
          {!begun && (
            <Button theme="solid" onClick={() => void send(items)}>
              {t('common:confirm')}
            </Button>
          )}
          {begun && (failed.length > 0 || busy) && (
            <Button theme="solid" loading={busy} onClick={() => void send(failed)}>
              {t('kit:batch.retryFailed')}
            </Button>
          )}
        </>
      }
    >
      {!begun && warningsOf && <AboutBlock warnings={warningsOf(items)} />}
      <p className={css.summary} role="status">
        {begun
          ? [
              submitted.length > 0 && t('kit:batch.handedOver', { count: submitted.length }),
              t('kit:batch.result', { done: done.length, failed: failed.length, all: items.length }),
            ]
              .filter(Boolean)
              .join(t('common:comma'))
          : [t('kit:batch.count', { count: items.length }), sum && t('kit:batch.sum', { amount: sum })]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <ul className={css.items}>
        {items.map((item) => {
          const state = stateOf(item);
          const name = nameOfState(state);
          return (
            <li key={item.id}>
              <span className={css.name}>{nameOf(item)}</span>
              <span className={css.detail}>{detailOf(item)}</span>
              {begun && <StatusTag tone={tones[name]}>{t(`kit:batch.${name}`)}</StatusTag>}
              {typeof state === 'object' && <span className={css.fault}>{state.failed}</span>}
            </li>
          );
        })}
      </ul>
    </TopDialog>
  );
}
