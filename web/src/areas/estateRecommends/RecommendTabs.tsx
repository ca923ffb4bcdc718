import { useTranslation } from 'react-i18next';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { isRecommendOver } from '#contracts/estate/recommendRules.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { useTabFact } from '../../kit/table/tabFacts.ts';
import type { ListState } from '../../kit/table/useListState.ts';

interface Props {
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  counts: { total: number; counts: readonly { status: number; count: number }[] } | undefined;
}

const ended = 'ended';
const living = valuesOf(recommendStatus).filter((status) => !isRecommendOver(status));

/** One tab for each state of a recommend that is under way, and 失效 for all that came to nothing. */
export function RecommendTabs({ list: { criteria, narrow }, counts }: Props) {
  const { t } = useTranslation(['estateRecommends', 'common']);
  const label = useLabel();
  const name = useCodeName('recommendStatus');
  const countOf = (fits: (status: number) => boolean) =>
    counts?.counts.reduce((sum, { status, count }) => sum + (fits(status) ? count : 0), 0);
  const { status = '' } = criteria;
  const current = criteria.ended === '1' || isRecommendOver(Number(status)) ? ended : status;
  // The search for those that are under way stays when another of its tabs is chosen, so 全部 counts those alone.
  const onlyLiving = criteria.ended === '0';
  const tabs = [
    {
      ...{ value: '', name: t('common:all') },
      count: onlyLiving ? countOf((one) => !isRecommendOver(one)) : counts?.total,
    },
    ...living.map((code) => ({
      value: String(code),
      name: name(code),
      count: countOf((one) => one === code),
    })),
    { value: ended, name: t('estateRecommends:ended'), count: countOf(isRecommendOver) },
  ];
  useTabFact(ended, label('recommendStatus'), tabs, current);
  return (
    <Tabs
      label={label('recommendStatus')}
      tabs={tabs}
      value={current}
      onChange={(value) =>
        narrow(value === ended ? { status: '', ended: '1' } : { status: value, ended: onlyLiving ? '0' : '' })
      }
    />
  );
}
