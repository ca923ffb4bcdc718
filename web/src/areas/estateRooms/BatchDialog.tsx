import Button from '@douyinfe/semi-ui/lib/es/button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridPlan, GridRoom } from '#contracts/areas/estateBuildings.ts';
import type { RoomTerms } from '#contracts/estate/roomChanges.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { speakMessage } from '../../i18n.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import css from './BatchDialog.module.css';
import { BatchForm } from './BatchForm.tsx';
import { type Changed, outcomeOf, type Plan, previewOf } from './batches.ts';
import { ChangeTable } from './ChangeTable.tsx';
import type { Opened } from './GridTools.tsx';
import { useBatch } from './useBatch.ts';

interface Props {
  opened: Exclude<Opened, { kind: 'add' }>;
  chosen: readonly GridRoom[];
  rooms: ReadonlyMap<string, GridRoom>;
  plans: readonly GridPlan[];
  terms: RoomTerms;
  take: (rooms: readonly GridRoom[]) => void;
  refresh: () => Promise<ReadonlyMap<string, GridRoom>>;
  onDone: (plan: Plan, changed: readonly Changed[]) => void;
  onClose: () => void;
}

/**
 * Changes many rooms: the new values, what they change from and to and which rooms refuse them, then the result for each room. A connection that is lost
 * in the middle keeps what is known and lets the rest be sent again.
 */
export function BatchDialog({ opened, chosen, rooms, plans, terms, take, refresh, onDone, onClose }: Props) {
  const { t } = useTranslation(['estateRooms', 'common']);
  // The rooms at the time of opening: another person's changes meanwhile are refused room by room, and shown.
  const [seen] = useState(rooms);
  const [targets] = useState(chosen);
  const [plan, setPlan] = useState<Plan | undefined>(opened.kind === 'plan' ? opened.plan : undefined);
  const preview = useMemo(() => plan && previewOf(plan, seen, terms), [plan, seen, terms]);
  const titles = { price: t('batchPrice'), status: t('batchStatus'), shape: t('batchPlan') };
  const title = opened.kind === 'plan' ? opened.title : titles[opened.kind];
  const { state, send } = useBatch(plan ?? { name: 'batchPrice', rows: new Map() }, take);
  const start = () => preview && void send(preview.changes.map(({ room }) => room));
  const open = state?.open ?? [];
  const resume = () =>
    send(open, async () => {
      const now = await refresh();
      // A part whose answer was lost may have been done all the same.
      const applied = open.flatMap((before): Changed[] => {
        const after = now.get(before.id);
        const outcome = after && plan && after.version > before.version && outcomeOf(plan, after, terms);
        const isApplied = outcome && !outcome.refusal && Object.keys(outcome.patch).length === 0;
        return after && isApplied ? [{ before, after }] : [];
      });
      // The rooms tell what became of the call: another one is no repetition of it.
      if (applied.length > 0 && state?.error instanceof ApiError) state.error.sent?.giveUp();
      return applied;
    });
  const close = () => {
    if (state?.running) return;
    if (plan && state && state.done.length > 0) onDone(plan, state.done);
    onClose();
  };
  const pasted = opened.kind === 'plan' ? opened.pasted : undefined;
  const count = preview?.changes.length ?? 0;
  return (
    <TopDialog
      title={title}
      width={880}
      onClose={close}
      footer={
        <>
          <Button type="tertiary" disabled={state?.running ?? false} onClick={close}>
            {t(state ? 'common:close' : 'common:cancel')}
          </Button>
          {!state && (
            <Button theme="solid" disabled={count === 0} onClick={start}>
              {t('sendChanges', { n: count })}
            </Button>
          )}
          {state && state.open.length > 0 && (
            <Button theme="solid" loading={state.running} onClick={() => void resume()}>
              {t('goOn')}
            </Button>
          )}
        </>
      }
    >
      {!state && opened.kind !== 'plan' && (
        <BatchForm kind={opened.kind} rooms={targets} plans={plans} onPlan={setPlan} />
      )}
      {!state && pasted && <PastedNotes pasted={pasted} />}
      {!state && preview && <ChangeTable preview={preview} plans={plans} />}
      {state && (
        <div>
          <progress
            className={css.progress}
            max={count}
            value={state.done.length + state.failed.length}
            aria-label={title}
          />
          <p className={css.summary} role="status">
            {t('batchResult', { done: state.done.length, failed: state.failed.length, all: count })}
          </p>
          {state.error !== undefined && (
            <p className={css.refused} role="alert">
              {t('interrupted', { n: state.open.length })} {messageOf(state.error)}
            </p>
          )}
          <ul className={css.names}>
            {state.failed.map(({ room, message }) => (
              <li key={room.id} className={css.refused}>
                {room.unitName} {room.roomNo} {speakMessage(message)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </TopDialog>
  );
}

function PastedNotes({ pasted }: { pasted: NonNullable<Extract<Opened, { kind: 'plan' }>['pasted']> }) {
  const { t } = useTranslation('estateRooms');
  return (
    <>
      {pasted.wrong.map(({ row, text }) => (
        <p key={row} className={css.refused}>
          {t('wrongPrice', { row, text })}
        </p>
      ))}
      {pasted.surplus > 0 && <p className={css.refused}>{t('surplusPrices', { n: pasted.surplus })}</p>}
    </>
  );
}
