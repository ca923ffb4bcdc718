import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Account, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { accountState } from '#contracts/enums/finance.ts';
import { accountAdjustForm, accountLockForm, signedBy } from '#contracts/finance/accountForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { LongTextField, MoneyField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { type MoveEnds, WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import { AdjustFields } from './AdjustFields.tsx';
import type { AccountMove as Move } from './moves.ts';

/** 调整, 锁定 or 解锁, over the list or the page of an account. */
export default function AccountMove({ id, move, onChanged, onClose }: MoveDialogProps<Move>) {
  return (
    <WhileAllowed get={memberAccounts.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(account, ends) =>
        move === 'adjust' ? <Adjust account={account} of={ends} /> : <Lock account={account} of={ends} />
      }
    </WhileAllowed>
  );
}

interface MoveProps {
  account: Account;
  of: MoveEnds;
}

const whose = ({ memberName, memberMobile }: Account) => `${memberName} ${memberMobile}`;

/** Name, mobile and what there is, so that nobody changes somebody else's account. */
function useAbout(account: Account) {
  const label = useLabel();
  return [
    { label: label('member'), value: whose(account) },
    { label: label('balance'), value: formatMoney(account.balance) },
    { label: label('frozenAmount'), value: formatMoney(account.frozen) },
  ];
}

function Adjust({ account, of }: MoveProps) {
  const { t } = useTranslation('memberAccounts');
  const facts = useAbout(account);
  const { id, balance, version } = account;
  const after = (direction: number, amount: number) => balance + signedBy(direction, amount);
  const schema = useMemo(
    () =>
      accountAdjustForm.check(
        z.refine(({ direction, amount }) => balance + signedBy(direction, amount) >= 0, {
          error: say('balanceShort'),
          path: ['amount'],
        }),
      ),
    [balance],
  );
  return (
    <MoveDialog
      title={t('adjustBalance')}
      draftId={`account:adjust:${id}`}
      schema={schema}
      values={blankOf(accountAdjustForm)}
      send={(body) => call(memberAccounts.adjust, { params: { id }, body: { ...body, version } })}
      of={{ ...of, about: { facts } }}
    >
      <AdjustFields
        member={whose(account)}
        size="amount"
        before={balance}
        after={after}
        format={formatMoney}
        question={t('adjustAsk')}
        more={<PicturesField name="certificates" />}
      >
        {(help) => <MoneyField name="amount" {...(help && { help })} />}
      </AdjustFields>
    </MoveDialog>
  );
}

function Lock({ account, of }: MoveProps) {
  const { t } = useTranslation('memberAccounts');
  const facts = useAbout(account);
  const { id, locked, lockReason } = account;
  const isLocked = locked === accountState.locked;
  return (
    <MoveDialog
      title={t(isLocked ? 'unlockAccount' : 'lockAccount')}
      draftId={`account:${isLocked ? 'unlock' : 'lock'}:${id}`}
      schema={accountLockForm}
      values={blankOf(accountLockForm)}
      send={(body) => call(memberAccounts[isLocked ? 'unlock' : 'lock'], { params: { id }, body })}
      of={{
        ...of,
        about: isLocked
          ? { facts: [...facts, { label: t('lockedFor'), value: lockReason }] }
          : { facts, warnings: [t('lockEffect')] },
      }}
    >
      <LongTextField name="reason" />
    </MoveDialog>
  );
}
