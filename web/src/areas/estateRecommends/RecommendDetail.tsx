import { useTranslation } from 'react-i18next';
import { estateRecommends, type Recommend } from '#contracts/areas/estateRecommends.ts';
import { happened } from '#contracts/wireTime.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useRuleFacts } from '../../domain/estate/useRuleFacts.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { formatArea, formatDate, formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { RecordDrawer } from '../../kit/table/RecordDrawer.tsx';
import { Incomes } from './Incomes.tsx';
import { Protection } from './Protection.tsx';
import css from './RecommendDetail.module.css';
import { RecommendStatusTag } from './RecommendStatusTag.tsx';
import type { RecommendMoves } from './useRecommendMoves.ts';

interface Props {
  id: string;
  /** Goes up when the recommend was changed. */
  changes: number;
  moves: RecommendMoves;
  onClose: () => void;
}

/** 推荐详情 over the list: customer, recommender, rule, what has come of it, and who did what (domain design, section 5.3). */
export default function RecommendDetail({ id, changes, moves, onClose }: Props) {
  const { t } = useTranslation('estateRecommends');
  const loaded = useFreshData(estateRecommends.get, { params: { id } });
  useReloadOn(changes, loaded.reload);
  return (
    <RecordDrawer
      title={t('detail')}
      number={loaded.data?.recommendNo}
      loaded={loaded}
      moves={moves}
      onClose={onClose}
    >
      {(recommend) => <Shown recommend={recommend} onSeen={() => loaded.reload()} />}
    </RecordDrawer>
  );
}

function Shown({ recommend, onSeen }: { recommend: Recommend; onSeen: () => unknown }) {
  const { t } = useTranslation(['estateRecommends', 'common']);
  const label = useLabel();
  const relationName = useCodeName('customerRelation');
  const ruleFacts = useRuleFacts();
  const reveal = revealOf(estateRecommends.reveal, recommend, onSeen);
  const number = (field: 'memberMobile' | 'customerMobile', of: string) => (
    <MaskedText value={recommend[field]} of={of} reveal={reveal(field)} />
  );
  const { rule, visitTime, subscribeDate, signDate, incomes } = recommend;
  return (
    <Details>
      <Section title={label('customer')}>
        <Facts
          facts={[
            { label: label('customerName'), value: recommend.customerName },
            { label: label('customerMobile'), value: number('customerMobile', label('customerMobile')) },
            { label: label('customerRelation'), value: relationName(recommend.relation) },
            { label: label('estate'), value: recommend.estateName },
            { label: label('consultant'), value: recommend.consultantName },
            { label: t('common:status'), value: <RecommendStatusTag recommend={recommend} /> },
            { label: label('recommendTime'), value: formatDateTime(recommend.createTime) },
            { label: label('protectUntil'), value: <Protection until={recommend.protectUntil} /> },
            { label: label('remark'), value: recommend.remark, wide: true },
            ...(recommend.endReason || recommend.endDate
              ? [
                  {
                    label: t('estateRecommends:endReason'),
                    value: `${recommend.endDate} ${recommend.endReason}`,
                    wide: true,
                  },
                ]
              : []),
          ]}
        />
      </Section>
      <Section title={label('recommender')}>
        <Facts
          facts={[
            {
              label: label('recommender'),
              value: <MemberLink id={recommend.memberId}>{recommend.memberName}</MemberLink>,
            },
            {
              label: label('recommenderMobile'),
              value: number('memberMobile', label('recommenderMobile')),
            },
            { label: label('gradeName'), value: recommend.gradeName },
          ]}
        />
      </Section>
      {rule && (
        <Section title={t('estateRecommends:ruleSnapshot')}>
          <Facts facts={ruleFacts(rule)} />
        </Section>
      )}
      {happened(visitTime) && (
        <Section title={t('estateRecommends:visitInfo')}>
          <Facts
            facts={[
              { label: label('arriveTime'), value: formatDateTime(visitTime) },
              {
                label: label('visitPictures'),
                wide: true,
                value:
                  recommend.visitPictures.length > 0
                    ? recommend.visitPictures.map((url, at) => (
                        <Thumbnail key={url} url={url} alt={`${label('visitPictures')} ${at + 1}`} />
                      ))
                    : '',
              },
            ]}
          />
        </Section>
      )}
      {subscribeDate && (
        <Section title={t('estateRecommends:subscribeInfo')}>
          <Facts
            facts={[
              { label: label('subscribedRoom'), value: recommend.roomText },
              { label: label('subscribeAmount'), value: formatMoney(recommend.subscribeAmount) },
              { label: label('subscribeDate'), value: formatDate(subscribeDate) },
            ]}
          />
        </Section>
      )}
      {signDate && (
        <Section title={t('estateRecommends:signInfo')}>
          <Facts
            facts={[
              { label: label('contractNo'), value: recommend.contractNo },
              { label: label('dealPrice'), value: formatMoney(recommend.dealPrice) },
              { label: label('dealArea'), value: formatArea(recommend.dealArea) },
              { label: label('signDate'), value: formatDate(signDate) },
              { label: label('commissionDue'), value: formatMoney(recommend.commissionAmount) },
            ]}
          />
        </Section>
      )}
      {(incomes.length > 0 || happened(recommend.settleTime)) && (
        <Section title={t('estateRecommends:settleInfo')}>
          <Facts
            facts={[
              { label: label('settledAmount'), value: formatMoney(recommend.settledAmount) },
              { label: t('estateRecommends:settleTime'), value: formatDateTime(recommend.settleTime) },
              { label: label('settleReason'), value: recommend.settleReason },
            ]}
          />
          <div className={css.incomes}>
            <Incomes incomes={incomes} />
          </div>
        </Section>
      )}
      <Section title={t('common:operationLog')}>
        <Timeline logs={recommend.logs} />
      </Section>
    </Details>
  );
}
