import { useTranslation } from 'react-i18next';
import { homeBanners } from '#contracts/areas/banners.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { useWatchedData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { pollEveryMs } from '../../domain/todos/watchTodos.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { Figure } from './Figure.tsx';
import css from './Home.module.css';
import { TradeMoney } from './TradeMoney.tsx';
import { useMoneyKinds } from './useSales.ts';

/** Whether this user may see any of the figures. */
export function useHasFigures(): boolean {
  const maySms = useMay(smsLogs.list);
  const mayBanners = useMay(homeBanners.list);
  const hasMoney = useMoneyKinds().length > 0;
  return maySms || mayBanners || hasMoney;
}

/** 今日数据: messages sent, banners shown, and money. */
export function Figures() {
  const { t } = useTranslation('home');
  const maySms = useMay(smsLogs.list);
  const mayBanners = useMay(homeBanners.list);
  const today = useToday();
  const sentToday = `startDate=${today}&endDate=${today}`;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('figures')}</h2>
      {(maySms || mayBanners) && (
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
      )}
      <TradeMoney />
    </section>
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
  const { data, error } = useWatchedData(smsLogs.list, { query }, pollEveryMs);
  return <Figure label={label} to={to} count={data?.count} failed={Boolean(error)} />;
}

function BannerFigure({ label }: { label: string }) {
  const query = { offset: 0, limit: 1, enabled: 1 as const };
  const { data, error } = useWatchedData(homeBanners.list, { query }, pollEveryMs);
  return (
    <Figure
      label={label}
      to="/setting/system-setting/home-banner-list?enabled=1"
      count={data?.count}
      failed={Boolean(error)}
    />
  );
}
