import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { infoOf } from '#contracts/forms/fieldInfo.ts';
import { cleanWhole } from '#contracts/forms/plainText.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import css from './InlineNumber.module.css';

interface Props {
  value: number;
  /** The name of the button that opens the input. */
  action: string;
  /** The name of the input. */
  label: string;
  /** Of the field: the number is checked as in its form. */
  schema: z.core.$ZodType<number | undefined>;
  /** Saves the number. If it rejects, the message has been shown, and what was typed stays. */
  onSave: (value: number) => Promise<unknown>;
}

/** A whole number in a row that is changed there: Enter and leaving the input save, Escape leaves it as it was. */
export function InlineNumber(props: Props) {
  const { value, action } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!isOpen && returns.current) opener.current?.focus();
    returns.current = false;
  }, [isOpen]);
  if (isOpen) {
    const close = (byKey: boolean) => {
      returns.current = byKey;
      setOpen(false);
    };
    return <NumberInput {...props} onClose={close} />;
  }
  return (
    <button ref={opener} type="button" className={css.open} aria-label={action} onClick={() => setOpen(true)}>
      {value}
    </button>
  );
}

function NumberInput({
  value,
  label,
  schema,
  onSave,
  onClose,
}: Props & { onClose: (byKey: boolean) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(value));
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useEffect(() => input.current?.select(), []);

  const save = async (byKey: boolean) => {
    if (running.current) return;
    if (typed === String(value)) return onClose(byKey);
    const checked = z.safeParse(schema, typed === '' ? undefined : Number(typed));
    if (!checked.success || checked.data === undefined) {
      notify('error', speakMessage(checked.error?.issues[0]?.message ?? ''));
      setWrong(true);
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      await onSave(checked.data);
      onClose(byKey);
    } catch {
      // The message has been shown; what was typed stays.
      setWrong(true);
    } finally {
      running.current = false;
      setBusy(false);
    }
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
      aria-label={label}
      aria-invalid={isWrong}
      readOnly={busy}
      value={typed}
      onChange={({ target }) => {
        setTyped(cleanWhole(target.value).slice(0, String(infoOf(schema).max ?? '').length || undefined));
        setWrong(false);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => void save(false)}
    />
  );
}
