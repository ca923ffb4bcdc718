import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homeBanners } from '#contracts/areas/banners.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { useData } from '../../api/hooks.ts';
import { useMay, useSession } from '../../api/session.ts';
import { useHour, useToday } from '../../kit/display/useToday.ts';
import { useEntries } from '../../kit/page/entries.ts';
import { Figure } from './Figure.tsx';
import css from './Home.module.css';
import { Todos, useTodos } from './Todos.tsx';
import { TradeMoney } from './TradeMoney.tsx';
import { TradeTrend } from './TradeTrend.tsx';
import { useMoneyKinds } from './useSales.ts';

/** 首页: greeting, today's figures and the screens that this user may open. Figures for which he lacks the right are not shown. */
export default function Home() {
  const { t } = useTranslation('home');
  const session = useSession();
  const entries = useEntries();
  const hour = useHour();
  const period = t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
  const maySms = useMay(smsLogs.list);
  const mayBanners = useMay(homeBanners.list);
  const hasMoney = useMoneyKinds().length > 0;
  const todoCards = useTodos();
  const today = useToday();
  const sentToday = `startDate=${today}&endDate=${today}`;

  return (
    <div className={css.home}>
      <h1>{t('greeting', { name: session.user?.name ?? '', period })}</h1>
      {(maySms || mayBanners || hasMoney) && (
        <section aria-labelledby="figures">
          <h2 id="figures">{t('figures')}</h2>
          <ul className={css.figures}>
            {maySms && (
              <>
                <SmsFigure
                  label={t('smsSent')}
                  to={`/setting/sms-manage/send-record?${sentToday}`}
                  today={today}
                />
                <SmsFigure
                  label={t('smsFailed')}
                  to={`/setting/sms-manage/send-record?success=0&${sentToday}`}
                  today={today}
                  success={0}
                />
              </>
            )}
            {mayBanners && <BannerFigure label={t('bannersLive')} />}
          </ul>
          <TradeMoney />
        </section>
      )}
      {todoCards.length > 0 && (
        <section aria-labelledby="todo">
          <h2 id="todo">{t('todo')}</h2>
          <ul className={css.figures}>
            <Todos cards={todoCards} />
          </ul>
        </section>
      )}
      <TradeTrend />
      <section aria-labelledby="entries">
        <h2 id="entries">{t('entries')}</h2>
        {entries.length === 0 && <p>{t('noEntries')}</p>}
        <ul className={css.entries}>
          {entries.map(({ path, title, group }) => (
            <li key={path}>
              <Link to={path}>
                {title}
                <small>{group}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SmsFigure({ label, to, today, success }: { label: string; to: string; today: string; success?: 0 }) {
  const query = {
    offset: 0,
    limit: 1,
    startDate: today,
    endDate: today,
    ...(success !== undefined && { success }),
  };
  const { data, error } = useData(smsLogs.list, { query });
  return <Figure label={label} to={to} count={data?.count} failed={Boolean(error)} />;
}

function BannerFigure({ label }: { label: string }) {
  const { data, error } = useData(homeBanners.list, { query: { offset: 0, limit: 1, enabled: 1 } });
  return (
    <Figure
      label={label}
      to="/setting/system-setting/home-banner-list?enabled=1"
      count={data?.count}
      failed={Boolean(error)}
    />
  );
}
