import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type { BannerContext } from '#contracts/areas/banners.ts';
import css from './QuickPicks.module.css';

type PageName =
  | 'home'
  | 'memberCenter'
  | 'benefit'
  | 'activity'
  | 'estateHome'
  | 'estateList'
  | 'recommend'
  | 'placeList'
  | 'hotelList'
  | 'minsuList';

/** Pages of the mini program. Those without `context`, the product lists, are offered for all banners (specification section 5). */
const pages: { name: PageName; path: string; context?: BannerContext }[] = [
  { name: 'home', path: 'pages/index/index', context: 'miniHome' },
  { name: 'memberCenter', path: 'pages/member/index', context: 'miniHome' },
  { name: 'benefit', path: 'pages/member/benefit', context: 'miniHome' },
  { name: 'activity', path: 'pages/activity/list', context: 'miniHome' },
  { name: 'estateHome', path: 'pages/estate/index', context: 'estate' },
  { name: 'estateList', path: 'pages/estate/list', context: 'estate' },
  { name: 'recommend', path: 'pages/estate/recommend', context: 'estate' },
  { name: 'placeList', path: 'pages/place/list' },
  { name: 'hotelList', path: 'pages/hotel/list' },
  { name: 'minsuList', path: 'pages/minsu/list' },
];

/** Buttons that fill in the path of a page of the mini program. */
export function QuickPicks({ context, onPick }: { context: BannerContext; onPick: (path: string) => void }) {
  const { t } = useTranslation('banners');
  const shown = pages.filter((page) => !page.context || page.context === context);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled and styled as a form part
    <div className={css.picks} role="group" aria-label={t('quickPick')}>
      {shown.map(({ name, path }) => (
        <Button key={name} size="small" type="tertiary" onClick={() => onPick(path)}>
          {t(`pages.${name}`)}
        </Button>
      ))}
    </div>
  );
}
