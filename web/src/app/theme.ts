import { create } from 'zustand';
import { readCookie, writeCookie } from '../cookies.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const chosen = (): Theme =>
  readCookie('theme', themes) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'light' }));

function show(theme: Theme) {
  document.body.setAttribute('theme-mode', theme);
  useTheme.setState({ theme });
}

/** Applies the user's choice (cookie), or else the theme of the system. Paper is light: browsers print light text of the dark theme, but not its ground. */
export function startTheme() {
  show(chosen());
  addEventListener('beforeprint', () => document.body.setAttribute('theme-mode', 'light'));
  addEventListener('afterprint', () => show(useTheme.getState().theme));
}

export function toggleTheme() {
  const next = useTheme.getState().theme === 'dark' ? 'light' : 'dark';
  writeCookie('theme', next);
  show(next);
}
