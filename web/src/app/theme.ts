import { create } from 'zustand';
import { writeCookie } from '../cookies.ts';

type Theme = 'light' | 'dark';

export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'light' }));

function paint(theme: Theme) {
  document.documentElement.style.colorScheme = theme;
  document.body.setAttribute('theme-mode', theme);
}

function show(theme: Theme) {
  paint(theme);
  useTheme.setState({ theme });
}

/** Applies the theme that `public/theme.js` has chosen before the first paint. Paper is light: browsers print light text of the dark theme, but not its ground. */
export function startTheme() {
  show(document.documentElement.style.colorScheme === 'dark' ? 'dark' : 'light');
  addEventListener('beforeprint', () => paint('light'));
  addEventListener('afterprint', () => show(useTheme.getState().theme));
}

export function toggleTheme() {
  const next = useTheme.getState().theme === 'dark' ? 'light' : 'dark';
  writeCookie('theme', next);
  show(next);
}
