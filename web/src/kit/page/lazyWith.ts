import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
} from 'react';
import { loadMessages, type Namespace } from '../../i18n.ts';
import { LoadFailure, loadCode } from '../../loadCode.ts';

/** Milliseconds after which a chunk that is still loading counts as failed (specification section 9). */
const chunkTimeoutMs = 120_000;

/** Resolves like `load`, or rejects with a LoadFailure after `chunkTimeoutMs`. */
async function inTime<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('chunk load timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads code and its messages together. */
export async function loadWith<File extends object>(
  load: () => Promise<File>,
  ...messages: readonly Namespace[]
): Promise<File> {
  const [file] = await inTime(Promise.all([loadCode(load), loadMessages(...messages)]));
  return file;
}

/** What makes a part load again, by the error with which its loading failed. */
const remakes = new WeakMap<object, () => void>();

/**
 * For an error boundary that shows an error: if a part could not be loaded, it is loaded again when it is next shown. Not before, because React shows a
 * failed part a second time to be sure of the error.
 */
export const loadAgainAfter = (error: unknown) => remakes.get(Object(error))?.();

/** A part that is loaded, with its messages, when it is first shown. Its error boundary calls `loadAgainAfter`; React itself remembers a failure. */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` of React has it
export function lazyWith<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  ...messages: readonly Namespace[]
): Part {
  const make = (): LazyExoticComponent<Part> => {
    const made = lazy(() =>
      loadWith(load, ...messages).catch((error: unknown) => {
        remakes.set(Object(error), () => {
          if (part === made) part = make();
        });
        throw error;
      }),
    );
    return made;
  };
  let part = make();
  const Shown = (props: ComponentProps<Part>) => createElement(part, props);
  return Shown as Part;
}
