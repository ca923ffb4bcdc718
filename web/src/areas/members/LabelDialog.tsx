import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { memberLimits, members } from '#contracts/areas/members.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { call } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ManySelect } from '../../kit/select/ManySelect.tsx';
import { BatchItems, type BatchLine } from '../../kit/table/BatchItems.tsx';
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
  onChanged: () => unknown;
  onClose: () => void;
}

/** What became of a member: `''` for success, otherwise the message. */
type Results = Record<string, string>;

/** 打标签, 去标签: labels are chosen, and each member shows what became of him. What failed, or was not answered, can be sent again without doing anything twice. */
export default function LabelDialog({ members: chosen, give, onChanged, onClose }: Props) {
  const { t } = useTranslation(['members', 'kit', 'common']);
  const label = useLabel();
  const [labelIds, setLabelIds] = useState<string[]>([]);
  const [results, setResults] = useState<Results>();
  const [busy, setBusy] = useState(false);
  const failed = chosen.filter(({ id }) => results?.[id]);

  const send = async (batch: readonly Labelled[]) => {
    const ids = batch.map(({ id }) => id);
    setBusy(true);
    const outcome = await call(members.batchLabel, { body: { ids, labelIds, give } }, { quiet: true })
      .then((rows) =>
        Object.fromEntries(
          rows.map(({ id, status: code, message }) => [id, code === status.ok ? '' : message]),
        ),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return Object.fromEntries(ids.map((id) => [id, messageOf(error)]));
      });
    setResults((before) => ({ ...before, ...outcome }));
    setBusy(false);
    void onChanged();
  };

  const lineOf = ({ id, name, mobile, labels }: Labelled): BatchLine => {
    const has = labels.map((one) => one.name).join('、');
    const line = { id, name: `${name} ${mobile}`, detail: has };
    const fault = results?.[id];
    if (fault === undefined) return { ...line, ...(busy && { state: 'running' as const }) };
    return fault ? { ...line, state: 'failed', fault } : { ...line, state: 'done' };
  };

  return (
    <TopDialog
      title={t(give === 1 ? 'members:giveLabels' : 'members:takeLabels')}
      width={640}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button type="tertiary" disabled={busy} onClick={onClose}>
            {t(results ? 'common:close' : 'common:cancel')}
          </Button>
          {!results && (
            <Button
              theme="solid"
              loading={busy}
              disabled={labelIds.length === 0}
              onClick={() => void send(chosen)}
            >
              {t('common:confirm')}
            </Button>
          )}
          {failed.length > 0 && (
            <Button theme="solid" loading={busy} onClick={() => void send(failed)}>
              {t('kit:batch.retryFailed')}
            </Button>
          )}
        </>
      }
    >
      {!results && (
        <div className={css.chooser}>
          <ManySelect
            label={label('tags')}
            placeholder={label('tags')}
            endpoint={memberLabels.allEnabled}
            filters={{ kind: labelKind.manual }}
            value={labelIds}
            max={memberLimits.labels}
            onChange={setLabelIds}
          />
        </div>
      )}
      <BatchItems summary={t('members:labelsChosen', { count: chosen.length })} lines={chosen.map(lineOf)} />
    </TopDialog>
  );
}
