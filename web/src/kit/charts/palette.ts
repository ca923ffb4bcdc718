import { useSyncExternalStore } from 'react';
import { type Tone, tones } from './line.ts';

/** The colours of the theme as resolved values, because a chart cannot read CSS variables. */
export interface Palette {
  font: string;
  text: string;
  /** Of values. */
  ink: string;
  /** Grid lines and the frame of the tooltip. */
  border: string;
  ground: string;
  /** The colour of a line, and of its name at its end. */
  tones: Record<Tone, { line: string; ink: string }>;
}

/** The steps of Semi's colour scales that tags use for their text: contrast 4.5:1 on the page in both themes. */
const inks: Record<Tone, number> = { green: 7, red: 7, blue: 7, orange: 8, grey: 7 };

function readPalette(): Palette {
  const style = getComputedStyle(document.body);
  const read = (name: string) => style.getPropertyValue(`--semi-${name}`).trim();
  const step = (tone: Tone, at: number) => `rgb(${read(`${tone}-${at}`)})`;
  return {
    font: style.fontFamily,
    text: read('color-text-1'),
    ink: read('color-text-0'),
    border: read('color-border'),
    ground: read('color-bg-3'),
    tones: Object.fromEntries(
      tones.map((tone) => [tone, { line: step(tone, 5), ink: step(tone, inks[tone]) }]),
    ) as Palette['tones'],
  };
}

let known: { theme: string | null; palette: Palette } | undefined;
function current(): Palette {
  const theme = document.body.getAttribute('theme-mode');
  if (known?.theme !== theme) known = { theme, palette: readPalette() };
  return known.palette;
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['theme-mode'] });
  return () => observer.disconnect();
}

/** Follows the theme. */
export const usePalette = (): Palette => useSyncExternalStore(subscribe, current);

const still = () => matchMedia('(prefers-reduced-motion: reduce)');
function onStill(listener: () => void) {
  const query = still();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the user prefers reduced motion. */
export const useStillness = (): boolean => useSyncExternalStore(onStill, () => still().matches);
