import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { memberPoints, type PointAccount } from '#contracts/areas/memberPoints.ts';
import { pointAdjustForm, signedBy } from '#contracts/finance/accountForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { type MoveEnds, WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import { AdjustFields } from './AdjustFields.tsx';

interface Props {
  id: string;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 调整 of the points of a member, over the list or the page of his points. */
export default function PointMove({ id, onChanged, onClose }: Props) {
  return (
    <WhileAllowed get={memberPoints.get} id={id} action="adjust" onChanged={onChanged} onClose={onClose}>
      {(account, ends) => <Adjust account={account} of={ends} />}
    </WhileAllowed>
  );
}

interface AdjustProps {
  account: PointAccount;
  of: MoveEnds;
}

function Adjust({ account, of }: AdjustProps) {
  const { t } = useTranslation('memberAccounts');
  const label = useLabel();
  const { id, memberName, memberMobile, points, pointsLocked, pointsDebt, version } = account;
  const whose = `${memberName} ${memberMobile}`;
  /** What is given pays off a debt first. */
  const after = (direction: number, size: number) => {
    const change = signedBy(direction, size);
    return points + (change > 0 ? Math.max(0, change - pointsDebt) : change);
  };
  const schema = useMemo(
    () =>
      pointAdjustForm.check(
        z.refine(({ direction, points: size }) => points + signedBy(direction, size) >= 0, {
          error: say('pointsShort'),
          path: ['points'],
        }),
      ),
    [points],
  );
  return (
    <MoveDialog
      title={label('adjustPoints')}
      draftId={`points:adjust:${id}`}
      schema={schema}
      values={blankOf(pointAdjustForm)}
      send={(body) => call(memberPoints.adjust, { params: { id }, body: { ...body, version } })}
      of={{
        ...of,
        about: {
          facts: [
            { label: label('member'), value: whose },
            { label: label('usablePoints'), value: points },
            { label: label('lockedPoints'), value: pointsLocked },
          ],
          ...(pointsDebt > 0 && { warnings: [t('owes', { count: pointsDebt })] }),
        },
      }}
    >
      <AdjustFields
        member={whose}
        size="points"
        before={points}
        after={after}
        format={String}
        question={t('adjustPointsAsk')}
      >
        {(help) => <NumberField name="points" {...(help && { help })} />}
      </AdjustFields>
    </MoveDialog>
  );
}
