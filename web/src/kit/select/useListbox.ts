import { type KeyboardEvent, useRef, useState } from 'react';
import type { Option } from './options.ts';

interface Props<V extends string | number> {
  options: readonly Option<V>[];
  value: V | null | undefined;
  /** The box is a text input, so letters, Space, Home and End edit the text. */
  editable: boolean;
  /** The options do not belong to the typed text yet, so Enter must not choose one. */
  stale: boolean;
  onPick: (option: Option<V>) => void;
  onOpen: () => void;
  onClose: () => void;
  onLastOption: () => void;
}

/** Milliseconds within which typed letters form one word. */
const typeAheadMs = 500;
const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * Open state, highlighted option and keys of a combobox after the WAI-ARIA pattern. The focus stays in the box. The highlight is stored by value, so
 * that options which load or change do not move it.
 */
export function useListbox<V extends string | number>(props: Props<V>) {
  const { options, value, editable, stale, onPick, onOpen, onClose, onLastOption } = props;
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<V | null | undefined>(value);
  const [isChosen, setChosen] = useState(false);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  const found = options.findIndex((option) => option.value === highlighted);
  const active = !open || stale ? -1 : found >= 0 ? found : options.findIndex(({ disabled }) => !disabled);

  const show = () => {
    if (open) return;
    setHighlighted(value);
    setChosen(false);
    setOpen(true);
    onOpen();
  };
  const hide = () => {
    if (!open) return;
    setOpen(false);
    onClose();
  };
  const pick = (option: Option<V> | undefined) => {
    if (!option || option.disabled) return;
    hide();
    onPick(option);
  };
  const highlight = (wanted: V | undefined) => {
    setHighlighted(wanted);
    setChosen(true);
  };
  const moveTo = (index: number) =>
    highlight(options[Math.min(Math.max(0, index), options.length - 1)]?.value);

  /** A repeated single letter goes to the next option that starts with it. */
  const typeAhead = (letter: string): boolean => {
    const now = performance.now();
    const before = now - typed.current.at < typeAheadMs ? typed.current.text : '';
    const text = before === letter ? letter : before + letter;
    typed.current = { text, at: now };
    const from = open ? Math.max(0, active) + (text.length === 1 ? 1 : 0) : 0;
    const order = options.map((_, at) => (at + from) % options.length);
    const hit = order.find((at) => options[at]?.label.toLowerCase().startsWith(text.toLowerCase()));
    if (hit === undefined) return false;
    show();
    moveTo(hit);
    return true;
  };

  const onOpenKey = (key: string): boolean => {
    if (key === 'Enter' || (key === ' ' && !editable)) pick(options[active]);
    else if (step[key] !== undefined) {
      if (step[key] > 0 && active === options.length - 1) onLastOption();
      moveTo(active + step[key]);
    } else if (key === 'Home' && !editable) moveTo(0);
    else if (key === 'End' && !editable) moveTo(options.length - 1);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // While a Chinese input method composes, it handles Enter and arrows itself; Safari reports this as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey) return;
    const opens = ['ArrowDown', 'ArrowUp', 'Enter', ...(editable ? [] : [' ', 'Home', 'End'])].includes(key);
    // A space belongs to a word that is being typed.
    const typing = performance.now() - typed.current.at < typeAheadMs;
    const letter = !editable && key.length === 1 && (key !== ' ' || typing);
    if (key === 'Tab') return hide();
    let handled = letter && typeAhead(key);
    if (open) handled ||= onOpenKey(key);
    else if (opens) {
      show();
      setChosen(true);
      if (key === 'Home') moveTo(0);
      if (key === 'End') moveTo(options.length - 1);
      handled = true;
    }
    if (!handled) return;
    event.preventDefault();
    // The event must not reach a surrounding dialog, where Enter would save the form.
    event.stopPropagation();
  };

  return {
    ...{ open, active, show, hide, pick, highlight, onKeyDown },
    /** A key or the pointer has chosen the highlighted option; false of the one at which the list began after a click. */
    isChosen,
  };
}
