import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Notice, onNotice } from '../../api/notice.ts';
import css from './Notices.module.css';
import { useTopmostDialog } from './topmost.ts';

/** Milliseconds (specification section 8). */
const shownMs = 2000;

/** The types of React 18 do not know this attribute yet. */
const topLayer = { popover: 'manual' };
const icons = { success: IconTickCircle, error: IconClear, warning: IconAlertTriangle };

/**
 * Messages at the top centre, for 2 s; a message of the same kind and text is shown only once. They are in the browser's top layer, so no dialog
 * hides them, and inside the open dialog, so that screen readers announce them. (Semi's own Toast uses a render call about which React 18 warns.)
 */
export function Notices() {
  const [notices, setNotices] = useState<(Notice & { until: number })[]>([]);
  const box = useRef<HTMLElement>(null);
  const dialog = useTopmostDialog();

  useEffect(
    () =>
      onNotice((notice) => {
        const until = performance.now() + shownMs;
        setNotices((before) => [...before.filter((other) => !same(other, notice)), { ...notice, until }]);
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog gives another element
  useEffect(() => {
    const shown = notices.length > 0;
    // The element of a dialog that has just closed; the effect runs again for the new element.
    if (!box.current?.isConnected) return;
    // Hidden and shown again each time, which puts it above a dialog that opened since.
    if (box.current.matches(':popover-open')) box.current.hidePopover();
    if (!shown) return;
    box.current.showPopover();
    const next = Math.min(...notices.map(({ until }) => until)) - performance.now();
    const timer = setTimeout(
      () => setNotices((before) => before.filter(({ until }) => until > performance.now())),
      Math.max(next, 0) + 1,
    );
    return () => clearTimeout(timer);
  }, [notices, dialog]);

  const section = (
    <section ref={box} className={css.notices} {...topLayer} aria-live="polite">
      {notices.map(({ kind, text }) => {
        const Icon = icons[kind];
        return (
          <p key={`${kind} ${text}`} className={css[kind]} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon aria-hidden />
            {text}
          </p>
        );
      })}
    </section>
  );
  return dialog ? createPortal(section, dialog) : section;
}

const same = (a: Notice, b: Notice) => a.kind === b.kind && a.text === b.text;
