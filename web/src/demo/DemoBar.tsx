import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCookie, writeCookie } from '../cookies.ts';
import { ClockGroup } from './ClockGroup.tsx';
import { DataGroup } from './DataGroup.tsx';
import css from './DemoBar.module.css';
import { FaultGroup } from './FaultGroup.tsx';
import { PersonaGroup } from './PersonaGroup.tsx';

const cookie = 'demoBar';

/** The demo controls in a bar below the console. `place` is the landmark element that contains it. */
export function DemoBar({ place }: { place: HTMLElement }) {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(readCookie(cookie, ['open', 'closed']) !== 'closed');
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    place.className = css.bar ?? '';
    place.setAttribute('aria-label', t('title'));
  }, [place, t]);

  const toggle = () => {
    writeCookie(cookie, open ? 'closed' : 'open');
    setOpen(!open);
  };
  /** Runs an action; if the control plane refuses it, its message is shown. */
  const run = async (work: () => Promise<unknown>) => {
    setRefusal('');
    try {
      await work();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <>
      <button type="button" aria-expanded={open} aria-controls="demo-levers" onClick={toggle}>
        {t('title')} <span aria-hidden>{open ? '▾' : '▸'}</span>
      </button>
      <div id="demo-levers" className={css.levers} hidden={!open}>
        <PersonaGroup run={run} />
        <FaultGroup run={run} />
        <ClockGroup run={run} />
        <DataGroup run={run} />
      </div>
      <p role="status" className={css.refusal}>
        {refusal}
      </p>
    </>
  );
}
