import type { ComponentType } from 'react';
import { loadMessages, type Namespace } from '../i18n.ts';

/** Milliseconds after which a chunk that is still loading counts as failed (specification section 9). */
const chunkTimeoutMs = 120_000;

/** Resolves like `load`, or rejects with a TypeError after `chunkTimeoutMs`. */
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
