import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { estateRecommends, type Recommend } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { moveForms } from './moveForms.tsx';
import type { RecommendMove as Move } from './moves.ts';
import { useRuleFacts } from './useRuleFacts.ts';

interface Props {
  id: string;
  move: Move;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** The dialog of a move. It closes if the recommend no longer allows the move, because somebody else has changed it or the address is old. */
export default function RecommendMove({ id, move, onChanged, onClose }: Props) {
  const { t } = useTranslation('estateRecommends');
  const today = useToday();
  const { data: recommend, error, reload } = useFreshData(estateRecommends.get, { params: { id } });
  const allowed = recommend?.actions.includes(move);
  const over = error !== undefined || allowed === false;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  if (!recommend || !allowed) return <TopBar active={!over} />;
  const { schema, given, Fields } = moveForms[move];
  const send = (body: FieldValues) =>
    call(estateRecommends[move], { params: { id }, body } as never).catch((fault: unknown) => {
      // Somebody else was faster: the dialog keeps what was typed, and what is behind it is loaded again.
      if (fault instanceof ApiError && fault.status !== undefined) void Promise.all([reload(), onChanged()]);
      throw fault;
    });
  return (
    <FormDialog
      title={`${t(`move.${move}`)} ${recommend.recommendNo}`}
      width={640}
      draftId={`recommend:${move}:${id}`}
      schema={schema}
      values={{ ...blankOf(schema), ...given?.({ recommend, today }) }}
      onSubmit={send}
      onSaved={async () => {
        reportDone();
        await onClose();
        onChanged();
      }}
      onClose={onClose}
    >
      <MoveFacts recommend={recommend} move={move} />
      <Fields recommend={recommend} today={today} />
    </FormDialog>
  );
}

/** Who and what the move is about; at the audit the rule that is copied, and what a step back takes with it. */
function MoveFacts({ recommend, move }: { recommend: Recommend; move: Move }) {
  const { t } = useTranslation('estateRecommends');
  const label = useLabel();
  const ruleFacts = useRuleFacts();
  const { status, customerName, customerMobile, memberName, memberMobile, estateName } = recommend;
  const { roomText, dealPrice, settledAmount, projectRule } = recommend;
  const isBack = move === 'unsubscribe' || move === 'cancelDeal';
  const warnings = [
    ...(isBack ? [t('roomFreed', { room: roomText })] : []),
    ...(isBack && status === recommendStatus.settled
      ? [t('incomeVoided', { amount: formatMoney(settledAmount) })]
      : []),
    ...(move === 'audit' && !projectRule ? [t('sentences.recommendClosed')] : []),
  ];
  return (
    <AboutBlock
      warnings={warnings}
      facts={[
        { label: label('customer'), value: `${customerName} ${customerMobile}` },
        { label: label('recommender'), value: `${memberName} ${memberMobile}` },
        { label: label('estate'), value: estateName },
        ...(roomText ? [{ label: label('subscribedRoom'), value: roomText }] : []),
        ...(dealPrice > 0 ? [{ label: label('dealPrice'), value: formatMoney(dealPrice) }] : []),
        ...(move === 'audit' && projectRule ? ruleFacts(projectRule) : []),
      ]}
    />
  );
}
