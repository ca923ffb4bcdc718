import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Notice, onNotice } from '../../api/notice.ts';
import { NoticeBox } from './NoticeBox.tsx';
import css from './Notices.module.css';
import { useTopmostDialog } from './topmost.ts';
import { useReport } from './useReport.tsx';

/** Milliseconds (specification section 8). */
const shownMs = 2000;
/** Time to read and reach the button that takes something back; failures keep to the specification, and their report is in the account's menu, too. */
const shownWithActionMs = 8000;

interface Shown extends Notice {
  until: number;
  /** What had the focus when the message came. */
  from: Element | null;
}

const none: Shown[] = [];
const icons = { success: IconTickCircle, error: IconClear, warning: IconAlertTriangle };

/**
 * Messages at the top centre, for 2 s, with something to take back for 8 s; one with a button stays as long as it has the pointer or the focus. A message of
 * the same kind and text is shown only once. They are in the browser's top layer, so no dialog hides them, and inside the open dialog, so that screen readers announce them. (Semi's own Toast uses a render call about which React 18 warns.)
 */
export function Notices() {
  const [notices, setNotices] = useState<Shown[]>([]);
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

  const act = (notice: Shown) => {
    setNotices((before) => before.filter((other) => other !== notice));
    if (notice.from instanceof HTMLElement && notice.from.isConnected) notice.from.focus();
    actionOf(notice)?.onClick();
  };

  const boxOf = (shown: readonly Shown[]) => (
    <NoticeBox
      notices={shown}
      isHeld={hasButton}
      onEnd={() => setNotices((before) => before.filter(({ until }) => until > performance.now()))}
    >
      {(notice) => {
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
      }}
    </NoticeBox>
  );
  return (
    <>
      {boxOf(dialog ? none : notices)}
      {dialog && createPortal(boxOf(notices), dialog)}
      {reportDialog}
    </>
  );
}

const hasButton = ({ action, failure }: Notice) => action !== undefined || failure !== undefined;
const same = (a: Notice, b: Notice) => a.kind === b.kind && a.text === b.text;
