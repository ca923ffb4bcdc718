import Button from '@douyinfe/semi-ui/lib/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCloseWhen } from '../../kit/dialogs/staying.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { primaryLast } from '../../kit/page/primaryLast.ts';
import { StillAllowed } from '../../kit/page/StillAllowed.tsx';
import { paid } from './moved.ts';
import { payQuestions, payWords } from './payWords.ts';
import css from './RefundActions.module.css';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useNoChannel } from './useNoChannel.ts';
import { useRefundAbout } from './useRefundAbout.tsx';

const RefundDialog = lazyDialog(() => import('./RefundDialog.tsx'));

interface Props {
  of: RefundKind;
  calls: RefundCalls;
  refund: Refund;
  onChanged: () => unknown;
}

/** In the order of the buttons; the first one that is allowed is the primary button. */
const moves = ['audit', 'execute', 'retry', 'finish', 'finishOffline', 'revoke'] as const;

const withDialog = ['audit', 'finish', 'finishOffline', 'revoke'] as const;

const words = {
  ...payWords,
  audit: 'refunds:audit',
  finish: 'refunds:finish',
  finishOffline: 'refunds:finishOffline',
  revoke: 'refunds:revoke',
} as const;

/** The actions of a refund, as its `actions` allow. Those that need input open a dialog that stands in the address. */
export function RefundActions({ of, calls, refund, onChanged }: Props) {
  const { t } = useTranslation(['refunds', 'common']);
  const { value: dialog, open, close } = useDialogParam('dialog');
  const aboutOf = useRefundAbout(of, calls);
  const noChannel = useNoChannel();
  const why = useId();
  const allowed = moves.filter((move) => refund.actions.includes(move));
  const opened = withDialog.find((move) => move === dialog);
  useCloseWhen(Boolean(dialog && !opened), close);

  const pay = async (way: 'execute' | 'retry') => {
    const { id, refundAmount } = refund;
    if (!(await confirmAction(t(payQuestions[way], { amount: formatMoney(refundAmount) }), aboutOf(refund))))
      return;
    // The failure has been shown already.
    await paid(call(calls[way], { params: { id } }), onChanged, t('refunds:handedOver')).catch(
      () => undefined,
    );
  };
  return (
    <>
      {allowed.includes('finishOffline') &&
        noChannel(refund).map((text) => (
          <span key={text} id={why} className={css.noChannel}>
            {text}
          </span>
        ))}
      {primaryLast(allowed).map((move) => (
        <Button
          key={move}
          theme={move === allowed[0] ? 'solid' : 'light'}
          type={move === allowed[0] ? 'primary' : 'tertiary'}
          {...(move === 'finishOffline' && { 'aria-describedby': why })}
          onClick={() => (move === 'execute' || move === 'retry' ? void pay(move) : open(move))}
        >
          {t(words[move])}
        </Button>
      ))}
      {opened && (
        <StillAllowed<Refund>
          key={opened}
          {...{ get: calls.get, record: refund, action: opened, again: onChanged, behind: onChanged }}
          onClose={close}
        >
          {(shown) => (
            <RefundDialog move={opened} {...{ of, calls, refund: shown, onChanged }} onClose={close} />
          )}
        </StillAllowed>
      )}
    </>
  );
}
