import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Notice, onNotice } from '../../api/notice.ts';
import css from './Notices.module.css';
import { useTopmostDialog } from './topmost.ts';
import { useReport } from './useReport.tsx';

/** Milliseconds (specification section 8). */
const shownMs = 2000;
/** Time to read and reach the button that takes something back; failures keep to the specification, and their report is in the account's menu, too. */
const shownWithActionMs = 8000;
/** How often a message that somebody points at or has the focus in is asked again whether it may go. */
const heldMs = 500;

interface Shown extends Notice {
  until: number;
  /** What had the focus when the message came. */
  from: Element | null;
}

/** The types of React 18 do not know this attribute yet. */
const topLayer = { popover: 'manual' };
const icons = { success: IconTickCircle, error: IconClear, warning: IconAlertTriangle };

/**
 * Messages at the top centre, for 2 s, with something to take back for 8 s; one with a button stays as long as it has the pointer or the focus. A message of
 * the same kind and text is shown only once. They are in the browser's top layer, so no dialog hides them, and inside the open dialog, so that screen readers announce them. (Semi's own Toast uses a render call about which React 18 warns.)
 */
export function Notices() {
  const [notices, setNotices] = useState<Shown[]>([]);
  const box = useRef<HTMLElement>(null);
  const dialog = useTopmostDialog();
  const { t } = useTranslation();
  const { copy, dialog: reportDialog } = useReport();
  const actionOf = ({ action, failure }: Notice) =>
    action ?? (failure === undefined ? undefined : { text: t('report'), onClick: () => copy(failure) });

  useEffect(
    () =>
      onNotice((notice) => {
        const until = performance.now() + (notice.action ? shownWithActionMs : shownMs);
        const from = document.activeElement;
        setNotices((before) => [
          ...before.filter((other) => !same(other, notice)),
          { ...notice, until, from },
        ]);
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog gives another element
  useLayoutEffect(() => {
    const shown = notices.length > 0;
    // The element of a dialog that has just closed; the effect runs again for the new element.
    if (!box.current?.isConnected) return;
    // Hidden and shown again each time, which puts it above a dialog that opened since.
    if (box.current.matches(':popover-open')) box.current.hidePopover();
    if (!shown) return;
    box.current.showPopover();
    const next = Math.min(...notices.map(({ until }) => until)) - performance.now();
    const end = () => {
      const isHeld = box.current?.matches(':focus-within, :hover') && notices.some(hasButton);
      if (isHeld) timer = setTimeout(end, heldMs);
      else setNotices((before) => before.filter(({ until }) => until > performance.now()));
    };
    let timer = setTimeout(end, Math.max(next, 0) + 1);
    return () => clearTimeout(timer);
  }, [notices, dialog]);

  const act = (notice: Shown) => {
    setNotices((before) => before.filter((other) => other !== notice));
    if (notice.from instanceof HTMLElement && notice.from.isConnected) notice.from.focus();
    actionOf(notice)?.onClick();
  };

  const section = (
    <section ref={box} className={css.notices} {...topLayer} aria-live="polite">
      {notices.map((notice) => {
        const { kind, text } = notice;
        const action = actionOf(notice);
        const Icon = icons[kind];
        return (
          <p key={`${kind} ${text}`} className={css[kind]} role={kind === 'error' ? 'alert' : 'status'}>
            <Icon aria-hidden />
            <span>{text}</span>
            {action && (
              <Button theme="borderless" size="small" onClick={() => act(notice)}>
                {action.text}
              </Button>
            )}
          </p>
        );
      })}
    </section>
  );
  return (
    <>
      {dialog ? createPortal(section, dialog) : section}
      {reportDialog}
    </>
  );
}

const hasButton = ({ action, failure }: Notice) => action !== undefined || failure !== undefined;
const same = (a: Notice, b: Notice) => a.kind === b.kind && a.text === b.text;
