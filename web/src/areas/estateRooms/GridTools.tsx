import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { roomAmountOf } from '#contracts/estate/roomPrices.ts';
import { shortAmount } from '../../domain/estate/shortAmount.ts';
import type { Plan } from './batches.ts';
import type { GridSelection } from './gridSelection.ts';
import type { Pasted } from './roomBlock.ts';
import css from './SalesGrid.module.css';

/** What stands over the grid: the form of a batch, a plan that is ready, or the form of a new room. */
export type Opened =
  | { kind: 'price' | 'status' | 'shape' }
  | { kind: 'add' }
  | { kind: 'plan'; title: string; plan: Plan; pasted?: Pasted; isUndo?: boolean };

interface Props {
  selection: GridSelection;
  rooms: ReadonlyMap<string, GridRoom>;
  /** Absent for users who may only view. */
  actions: { onOpen: (opened: Opened) => void; onUndo: (() => void) | undefined } | undefined;
}

/** Number and amount of the chosen rooms, and what can be done with them. */
export function GridTools({ selection, rooms, actions }: Props) {
  const { t } = useTranslation('estateRooms');
  return (
    <>
      <Chosen selection={selection} rooms={rooms} textOf={(n, amount) => t('chosenRooms', { n, amount })} />
      {actions && <Buttons selection={selection} {...actions} />}
    </>
  );
}

/** A component of its own, because it renders on every move while a span is drawn. */
function Chosen({
  selection,
  rooms,
  textOf,
}: Pick<Props, 'selection' | 'rooms'> & { textOf: (n: number, amount: string) => string }) {
  const chosen = useStore(selection, (state) => state.chosen);
  let sum = 0;
  for (const id of chosen) {
    const room = rooms.get(id);
    if (room) sum += roomAmountOf(room);
  }
  return (
    <span role="status" className={css.chosen}>
      {chosen.size > 0 && textOf(chosen.size, shortAmount(sum))}
    </span>
  );
}

function Buttons({ selection, onOpen, onUndo }: Pick<Props, 'selection'> & NonNullable<Props['actions']>) {
  const { t } = useTranslation('estateRooms');
  const isEmpty = useStore(selection, ({ chosen }) => chosen.size === 0);
  return (
    <>
      <Button disabled={isEmpty} onClick={() => onOpen({ kind: 'price' })}>
        {t('batchPrice')}
      </Button>
      <Button disabled={isEmpty} onClick={() => onOpen({ kind: 'status' })}>
        {t('batchStatus')}
      </Button>
      <Button disabled={isEmpty} onClick={() => onOpen({ kind: 'shape' })}>
        {t('batchPlan')}
      </Button>
      {onUndo && (
        <Button type="tertiary" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </>
  );
}
