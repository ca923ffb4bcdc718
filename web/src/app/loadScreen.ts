import { type ComponentType, lazy } from 'react';
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

/** Loads code and its messages together. */
export async function loadWith<File>(
  load: () => Promise<File>,
  ...messages: readonly Namespace[]
): Promise<File> {
  const [file] = await inTime(Promise.all([load(), loadMessages(...messages)]));
  return file;
}

/** A part of the frame that is loaded, with its messages, when it is first shown. */
export const lazyWith = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...messages: readonly Namespace[]
) => lazy(() => loadWith(load, ...messages));

export async function loadScreen(
  load: () => Promise<{ default: ComponentType }>,
  messages: readonly Namespace[],
) {
  return { Component: (await loadWith(load, ...messages)).default };
}
