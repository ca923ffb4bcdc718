import { isUnderDialog } from './layers.ts';

interface Shortcut {
  /** As `KeyboardEvent.key` names it; letters in lower case. */
  key: string;
  /** The modifier; `ctrl` stands for Cmd on a Mac, too. Keys without one type text, so they do nothing while text is typed. */
  with?: 'ctrl' | 'alt';
}

/**
 * The keys that are the same on every page, stated once: their handlers ask `presses`, and the list that `?` shows is made of them. None is a key of a
 * browser that cannot be replaced or of an input method.
 */
const shortcuts = {
  palette: { key: 'k', with: 'ctrl' },
  search: { key: '/' },
  save: { key: 's', with: 'ctrl' },
  nextSection: { key: 'PageDown', with: 'alt' },
  previousSection: { key: 'PageUp', with: 'alt' },
  /** 验券, for who may. */
  tickets: { key: 'v', with: 'alt' },
  help: { key: '?' },
} satisfies Record<string, Shortcut>;
export type ShortcutName = keyof typeof shortcuts;
export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

const keyNames: Record<string, string> = { PageDown: 'Page Down', PageUp: 'Page Up' };

/** The keys of a shortcut as they are printed on them. */
export function keysOf(name: ShortcutName): string[] {
  const { key, with: modifier }: Shortcut = shortcuts[name];
  const shown = keyNames[key] ?? key.toUpperCase();
  return modifier === 'ctrl' ? ['Ctrl', shown] : modifier === 'alt' ? ['Alt', shown] : [shown];
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether a key event is the shortcut, whatever is open over the page. */
export function isShortcut(name: ShortcutName, event: KeyboardEvent): boolean {
  const { key, with: modifier }: Shortcut = shortcuts[name];
  // With Alt a letter types another sign on some keyboards, so there the place of the key counts.
  const isKey =
    event.key.toLowerCase() === key.toLowerCase() ||
    (modifier === 'alt' && event.code === `Key${key.toUpperCase()}`);
  if (event.isComposing || !isKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand !== (modifier === 'ctrl') || event.altKey !== (modifier === 'alt')) return false;
  return modifier !== undefined || !isText(event.target);
}

/** As `isShortcut`, but not under a dialog, which has the page wait. */
export const presses = (name: ShortcutName, event: KeyboardEvent): boolean =>
  isShortcut(name, event) && !isUnderDialog();
