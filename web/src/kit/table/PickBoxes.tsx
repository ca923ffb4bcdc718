import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './DataTable.module.css';
import type { Selection } from './useSelection.ts';

/** Checkboxes of a table with selectable rows: one for each row, one for the whole page. */

interface AllProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

export function PickAll<Row extends { id: string }>({ rows, selection }: AllProps<Row>) {
  const { t } = useTranslation('kit');
  const { picked, pick, canPick } = selection;
  const ids = rows.filter(canPick).map(({ id }) => id);
  const count = ids.filter((id) => picked.has(id)).length;
  const box = useRef<HTMLInputElement>(null);
  const some = count > 0 && count < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <th scope="col" className={css.pick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('batch.pickAll')}
        disabled={ids.length === 0}
        checked={ids.length > 0 && count === ids.length}
        onChange={(event) => pick(ids, event.target.checked)}
      />
    </th>
  );
}

export interface Picking {
  pickName: string;
  picked: boolean;
  canPick: boolean;
  onPick: (ids: readonly string[], on: boolean) => void;
}

export function PickCell({ id, pickName, picked, canPick, onPick }: Picking & { id: string }) {
  const { t } = useTranslation('kit');
  return (
    <td className={css.pick}>
      {canPick && (
        // The whole cell is the label, because a box of 16 px is hard to hit.
        <label>
          <input
            type="checkbox"
            aria-label={t('batch.pick', { name: pickName })}
            checked={picked}
            onChange={(event) => onPick([id], event.target.checked)}
          />
        </label>
      )}
    </td>
  );
}
