import IconEdit from '@douyinfe/semi-icons/lib/es/icons/IconEdit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type EstateRow, estateForm, estates } from '#contracts/areas/estates.ts';
import { cleanWhole } from '#contracts/forms/plainText.ts';
import { useSubmit } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import css from './OrderingCell.module.css';

interface Props {
  row: EstateRow;
  onSaved: () => unknown;
}

/** 排序 of a row, changed in the row: Enter and leaving the field save, Escape leaves it as it was. */
export function OrderingCell({ row, onSaved }: Props) {
  const { t } = useTranslation('estates');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!isOpen && returns.current) opener.current?.focus();
    returns.current = false;
  }, [isOpen]);
  if (!row.actions.includes('edit')) return row.ordering;
  if (isOpen) {
    const close = (byKey: boolean) => {
      returns.current = byKey;
      setOpen(false);
    };
    return <OrderingInput row={row} onSaved={onSaved} onClose={close} />;
  }
  return (
    <button
      ref={opener}
      type="button"
      className={css.open}
      aria-label={t('changeOrdering', { name: row.name, n: row.ordering })}
      onClick={() => setOpen(true)}
    >
      {row.ordering}
      <IconEdit size="small" aria-hidden />
    </button>
  );
}

function OrderingInput({ row, onSaved, onClose }: Props & { onClose: (byKey: boolean) => void }) {
  const { t } = useTranslation('estates');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(row.ordering));
  const [isWrong, setWrong] = useState(false);
  const { submit, busy } = useSubmit(estates.updateOrdering);
  useEffect(() => input.current?.select(), []);

  const save = async (byKey: boolean) => {
    if (typed === String(row.ordering)) return onClose(byKey);
    const wanted = { ordering: typed === '' ? undefined : Number(typed) };
    const checked = z.safeParse(estateForm.shape.ordering, wanted.ordering);
    if (!checked.success) {
      notify('error', speakMessage(checked.error.issues[0]?.message ?? ''));
      setWrong(true);
      return byKey ? undefined : onClose(false);
    }
    const answer = await submit({ params: { id: row.id }, body: { ordering: checked.data } }).catch(
      // The message has been shown; what was typed stays.
      () => undefined,
    );
    if (!answer) return undefined;
    onClose(byKey);
    return onSaved();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save(true);
    else if (event.key === 'Escape') onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      className={css.input}
      inputMode="numeric"
      aria-label={t('orderingOf', { name: row.name })}
      aria-invalid={isWrong}
      readOnly={busy}
      value={typed}
      onChange={({ target }) => {
        setTyped(cleanWhole(target.value).slice(0, 3));
        setWrong(false);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => void save(false)}
    />
  );
}
