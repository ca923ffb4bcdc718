import { useTranslation } from 'react-i18next';
import { estateRecommends, type Recommend } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { useRuleFacts } from '../../domain/estate/useRuleFacts.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import { moveForms } from './moveForms.tsx';
import type { RecommendMove as Move } from './moves.ts';

/** The dialog of a move over the list. */
export default function RecommendMove({ id, move, onChanged, onClose }: MoveDialogProps<Move>) {
  const { t } = useTranslation('estateRecommends');
  const today = useToday();
  const aboutOf = useAbout();
  const { schema, given, Fields } = moveForms[move];
  return (
    <WhileAllowed get={estateRecommends.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(recommend, ends) => (
        <MoveDialog
          title={`${t(`move.${move}`)} ${recommend.recommendNo}`}
          draftId={`recommend:${move}:${id}`}
          schema={schema}
          values={{ ...blankOf(schema), ...given?.({ recommend, today }) }}
          send={(body) => call(estateRecommends[move], { params: { id }, body } as never)}
          of={{ about: aboutOf(recommend, move), ...ends }}
        >
          <Fields recommend={recommend} today={today} />
        </MoveDialog>
      )}
    </WhileAllowed>
  );
}

/** Who and what a move is about; at the audit the rule that is copied, and what a step back takes with it. */
function useAbout() {
  const { t } = useTranslation(['estateRecommends', 'estates', 'common']);
  const label = useLabel();
  const ruleFacts = useRuleFacts();
  const relationName = useCodeName('customerRelation');
  const stateOf = useCodeName('bookingStatus');
  /** Of a customer whom the project knows already. */
  const knownSays = ({ known: { leads, rooms } }: Recommend) => [
    ...leads.map(({ bookingNo, status, createTime }) =>
      t('knownLead', { no: bookingNo, status: stateOf(status), time: createTime }),
    ),
    ...(rooms.length > 0 ? [t('knownRooms', { rooms: rooms.join(t('common:comma')) })] : []),
  ];
  return (recommend: Recommend, move: Move): About => {
    const { status, customerName, customerMobile, memberName, memberMobile, estateName } = recommend;
    const { roomText, dealPrice, settledAmount, projectRule } = recommend;
    const reward = recommend.rule?.visitRewardAmount ?? 0;
    const isBack = move === 'unsubscribe' || move === 'cancelDeal';
    return {
      warnings: [
        ...(move === 'visit' && reward > 0 ? [t('rewardOwed', { amount: formatMoney(reward) })] : []),
        ...(isBack ? [t('roomFreed', { room: roomText })] : []),
        ...(isBack && status === recommendStatus.settled
          ? [t('incomeVoided', { amount: formatMoney(settledAmount) })]
          : []),
        ...(move === 'audit' && !projectRule ? [t('sentences.recommendClosed')] : []),
        ...(move === 'audit' ? knownSays(recommend) : []),
      ],
      facts: [
        { label: label('customer'), value: `${customerName} ${customerMobile}` },
        { label: label('recommender'), value: `${memberName} ${memberMobile}` },
        { label: label('estate'), value: estateName },
        ...(roomText ? [{ label: label('subscribedRoom'), value: roomText }] : []),
        ...(move === 'sign' && recommend.roomPrice
          ? [{ label: t('estates:listPrice'), value: formatMoney(recommend.roomPrice) }]
          : []),
        ...(dealPrice > 0 ? [{ label: label('dealPrice'), value: formatMoney(dealPrice) }] : []),
        ...(move === 'audit'
          ? [
              { label: label('customerRelation'), value: relationName(recommend.relation) },
              { label: label('remark'), value: recommend.remark, wide: true },
              ...(projectRule ? ruleFacts(projectRule) : []),
            ]
          : []),
      ],
    };
  };
}
