import { useTranslation } from 'react-i18next';
import type { SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { type PlanMove, planMoves } from './moves.ts';
import { type Plan, useSend } from './useSend.ts';

const SendPlanMove = lazyDialog(() => import('./SendPlanMove.tsx'));

type Shown = Plan & Pick<SendPlanRow, 'actions'>;

/** What staff do with a plan, in its list and on its page. */
export function useSendPlanMoves(onChanged: () => unknown): Moves<Shown> {
  const { t } = useTranslation('incomes');
  const send = useSend(onChanged);
  return useMoves<Shown, PlanMove>({
    moves: [
      {
        ...{ name: 'send', main: true, ask: send },
        text: ({ failReason }) => t(`planMove.${failReason ? 'resend' : 'send'}`),
      },
      ...planMoves.map((name) => ({ name, text: t(`planMove.${name}`) })),
    ],
    Dialog: SendPlanMove,
    onChanged,
  });
}
