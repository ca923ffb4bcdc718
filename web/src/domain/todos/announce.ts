import i18next from 'i18next';
import type { TodoKey } from '#contracts/areas/todos.ts';
import { config } from '../../api/config.ts';
import { loadMessages } from '../../i18n.ts';
import { announcing } from './announcing.ts';
import type { TodoCounts } from './counts.ts';

/** The two notes of the sound: hertz, and seconds after its start. */
const notes = [
  [880, 0],
  [1175, 0.14],
] as const;
const noteSeconds = 0.35;
const loudness = 0.15;

/** Plays the sound. Before the user has done anything in this tab the browser allows none. */
export function ring() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [frequency, start] of notes) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const from = audio.currentTime + start;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + noteSeconds);
  }
  setTimeout(() => void audio.close(), 1_000);
}

/** Tells of new work as the account wants it. Whoever looks at the console sees the numbers and gets no system notification. */
export async function announce(more: TodoCounts, isLookedAt: boolean) {
  const { sound, system } = announcing();
  if (sound) ring();
  if (!system || isLookedAt || !('Notification' in window) || Notification.permission !== 'granted') return;
  await loadMessages('home');
  const lines = (Object.keys(more) as TodoKey[]).map(
    (key) => `${i18next.t(`home:todos.${key}`)} +${more[key]}`,
  );
  try {
    // With the same tag the next one replaces it.
    const shown = new Notification(config().title, {
      body: lines.join('\n'),
      tag: 'todos',
      icon: '/favicon.svg',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some mobile browsers know permissions, but no notifications of pages.
  }
}
