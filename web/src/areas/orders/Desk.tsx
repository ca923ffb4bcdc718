import Input from '@douyinfe/semi-ui/lib/es/input';
import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskTabNames } from '#contracts/areas/frontDesk.ts';
import { presses } from '../../kit/dialogs/shortcuts.ts';
import { RetryButtons } from '../../kit/page/RetryButtons.tsx';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { runAction } from '../../kit/table/rowAction.ts';
import css from './Desk.module.css';
import { DeskFigures } from './DeskFigures.tsx';
import { DeskStays } from './DeskStays.tsx';
import { staysLike, staysOf, totalOf } from './deskChoice.ts';
import { useDesk } from './useDesk.ts';
import { useDeskMoves } from './useDeskMoves.ts';

/**
 * 前台: who comes, who leaves, who is here, and what is left to sell, by house and room. A number lists its orders; a guest is found by name, and
 * Enter begins what is to be done with the only one found (docs/decisions/0039-front-desk.md). Absent for a merchant without houses.
 */
export default function Desk() {
  const { t } = useTranslation(['orders', 'kit', 'common']);
  const desk = useDesk();
  const { data, error, choice, choose, reload } = desk;
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const { movesOf, revealMobile, openMove } = useDeskMoves(desk.known, reload);
  const stays = useMemo(
    () => (searched ? staysLike(desk.known, searched) : staysOf(desk.stays, choice)),
    [choice, desk.known, desk.stays, searched],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!presses('search', event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  if (!data && !error) return <div data-waiting />;
  if (data?.houses.length === 0) return null;
  const rooms = data?.houses.flatMap((house) => house.rooms) ?? [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = typed.trim() ? staysLike(desk.known, typed) : [];
    const [move] = only && others.length === 0 ? movesOf(only) : [];
    if (move) runAction(move);
  };
  return (
    <section className={css.desk} aria-labelledby="desk">
      <div className={css.head}>
        <h2 id="desk">
          {t('orders:desk.title')} <small>{data?.today}</small>
        </h2>
        {data && (
          // biome-ignore lint/a11y/useSemanticElements: the types of React 18 do not know <search>
          <form role="search" aria-label={t('orders:desk.find')} onSubmit={onSubmit}>
            <Input
              ref={field}
              aria-label={t('orders:desk.find')}
              aria-description={t('orders:desk.enter')}
              placeholder={t('orders:desk.hint')}
              title={t('orders:desk.enter')}
              autoComplete="off"
              maxLength={40}
              showClear
              value={typed}
              onChange={setTyped}
            />
          </form>
        )}
      </div>
      {data ? (
        <div className={css.columns}>
          <div className={css.orders}>
            <Tabs
              label={t('orders:desk.title')}
              tabs={deskTabNames.map((tab) => ({
                ...{ value: tab, name: t(`orders:desk.tabs.${tab}`), count: totalOf(rooms, tab) },
              }))}
              value={searched ? '' : choice.tab}
              onChange={(value) => {
                setTyped('');
                const tab = deskTabNames.find((name) => name === value);
                if (tab) choose({ tab });
              }}
            />
            <DeskStays
              stays={stays}
              houses={data.houses}
              choice={choice}
              searched={searched}
              isShort={searched ? desk.isPart : desk.isShort}
              movesOf={movesOf}
              revealMobile={revealMobile}
              onAll={() => choose({ tab: choice.tab })}
            />
          </div>
          <DeskFigures
            houses={data.houses}
            choice={searched ? undefined : choice}
            toOf={desk.toOf}
            onChoose={() => setTyped('')}
          />
        </div>
      ) : (
        <div className={css.failed} role="alert">
          {t('kit:loadFailed')}
          <RetryButtons error={error} onRetry={reload} />
        </div>
      )}
      {openMove}
    </section>
  );
}
