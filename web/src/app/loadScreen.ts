import type { ComponentType } from 'react';
import { loadMessages, type Namespace } from '../i18n.ts';

/** A chunk that takes longer counts as failed (specification section 9). */
const chunkTimeoutMs = 120_000;

/** What `load` brings, or an error once the time is over. */
export async function inTime<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('chunk load timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a screen's code and messages together. */
export async function loadScreen(
  load: () => Promise<{ default: ComponentType }>,
  messages: readonly Namespace[],
) {
  const [file] = await inTime(Promise.all([load(), loadMessages(...messages)]));
  return { Component: file.default };
}
