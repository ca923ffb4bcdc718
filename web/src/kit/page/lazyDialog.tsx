import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { Namespace } from '../../i18n.ts';
import { ClosingBoundary } from './ClosingBoundary.tsx';
import { lazyWith } from './lazyWith.ts';
import { TopBar } from './TopBar.tsx';

/**
 * A dialog that is loaded, with its messages, when it is first opened. If it cannot be loaded or crashes, a message says so, it closes, and the page below
 * stays with what was typed there; the next opening loads it again.
 */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` of React has it
export function lazyDialog<Dialog extends ComponentType<any>>(
  load: ComponentProps<Dialog> extends { onClose: () => unknown }
    ? () => Promise<{ default: Dialog }>
    : never,
  ...messages: readonly Namespace[]
): Dialog {
  const Loaded: ComponentType<{ onClose: () => unknown }> = lazyWith(load, ...messages);
  const Shown = (props: { onClose: () => unknown }) => (
    <ClosingBoundary onClose={props.onClose}>
      <Suspense fallback={<TopBar active />}>
        <Loaded {...props} />
      </Suspense>
    </ClosingBoundary>
  );
  return Shown as Dialog;
}
