import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/errors.ts';
import css from './BatchDialog.module.css';
import { inTurns } from './inTurns.ts';
import { StatusTag, type Tone } from './StatusTag.tsx';
import { TopDialog } from './TopDialog.tsx';

interface Props<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What it is about, beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** Does one, quietly: its failure is shown in its line. */
  run: (item: Item) => Promise<unknown>;
  /** After each round. */
  onChanged: () => void;
  onClose: () => void;
}

type State = 'waiting' | 'running' | 'done' | { failed: string };

const atOnce = 2;
const tones = { waiting: 'grey', running: 'blue', done: 'green', failed: 'red' } as const satisfies Record<
  string,
  Tone
>;
const nameOfState = (state: State) => (typeof state === 'object' ? 'failed' : state);

/**
 * The same with many records, one call for each, two at once: a failure stops none of the others and is told in its own line, and
 * only what failed is sent again (domain design, section 21).
 */
export function BatchDialog<Item extends { id: string }>(props: Props<Item>) {
  const { title, nameOf, detailOf, run, onChanged, onClose } = props;
  const { t } = useTranslation(['kit', 'common']);
  // Those of when it opened: the list behind it loads anew.
  const [items] = useState(props.items);
  const [states, setStates] = useState<Record<string, State>>({});
  const [busy, setBusy] = useState(false);
  const stateOf = ({ id }: Item): State => states[id] ?? 'waiting';
  const failed = items.filter((item) => nameOfState(stateOf(item)) === 'failed');
  const done = items.filter((item) => stateOf(item) === 'done');
  const begun = Object.keys(states).length > 0;

  const send = async (chosen: readonly Item[]) => {
    const set = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }));
    setBusy(true);
    for (const { id } of chosen) set(id, 'waiting');
    await inTurns(chosen, atOnce, async (item) => {
      set(item.id, 'running');
      await run(item).then(
        () => set(item.id, 'done'),
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
      <p className={css.summary} role="status">
        {begun
          ? t('kit:batch.result', { done: done.length, failed: failed.length, all: items.length })
          : t('kit:batch.count', { count: items.length })}
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
