import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { members } from '#contracts/areas/members.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { memberLimits } from '#contracts/members/memberForms.ts';
import { call } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ManySelect } from '../../kit/select/ManySelect.tsx';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems, type BatchLine } from '../../kit/table/BatchItems.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';
import type { AfterBatch } from '../../kit/table/useSelection.ts';
import css from './members.module.css';

/** The part of a member that the dialog shows. */
export interface Labelled {
  id: string;
  name: string;
  mobile: string;
  labels: readonly { id: string; name: string }[];
}

interface Props {
  members: readonly Labelled[];
  /** Gives labels, or takes them. */
  give: 0 | 1;
  onSent: AfterBatch;
  onClose: () => void;
}

/** 打标签, 去标签: labels are chosen, and each member shows what became of him. What failed, or was not answered, can be sent again without doing anything twice. */
export default function LabelDialog({ members: chosen, give, onSent, onClose }: Props) {
  const { t } = useTranslation(['members', 'common']);
  const label = useLabel();
  const [labelIds, setLabelIds] = useState<string[]>([]);
  // What is off is given to nobody, but can be taken by whoever sees the labels that are off.
  const seesAll = useMay(memberLabels.list);
  const offered: SelectEndpoint = give === 0 && seesAll ? memberLabels.list : memberLabels.allEnabled;
  const batch = useBatchCall(
    (ids) => call(members.batchLabel, { body: { ids, labelIds, give } }, { quiet: true }),
    onSent,
  );

  const lineOf = ({ id, name, mobile, labels }: Labelled): BatchLine => {
    const detail = labels.map((one) => one.name).join(t('common:comma'));
    return { id, name: `${name} ${mobile}`, detail, ...batch.stateOf(id) };
  };

  return (
    <TopDialog
      title={t(give === 1 ? 'giveLabels' : 'takeLabels')}
      width={640}
      onClose={() => !batch.busy && onClose()}
      footer={
        <BatchFooter {...{ batch, onClose }} ids={labelIds.length > 0 ? chosen.map(({ id }) => id) : []} />
      }
    >
      {!batch.isSent && (
        <div className={css.chooser}>
          <ManySelect
            label={label('tags')}
            placeholder={label('tags')}
            endpoint={offered}
            filters={{ kind: labelKind.manual }}
            value={labelIds}
            max={memberLimits.labels}
            onChange={setLabelIds}
          />
        </div>
      )}
      <BatchItems summary={t('labelsChosen', { count: chosen.length })} lines={chosen.map(lineOf)} />
    </TopDialog>
  );
}
