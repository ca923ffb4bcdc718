import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { status } from '#contracts/envelope.ts';
import { call } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { BatchItems, type BatchLine } from '../../kit/table/BatchItems.tsx';
import css from './AssignDialog.module.css';
import { previewOf } from './assignPreview.ts';

interface Props {
  leads: readonly BookingRow[];
  onChanged: () => void;
  onClose: () => void;
}

/** What became of a lead: `''` for success, otherwise the message. */
type Results = Record<string, string>;

/**
 * 批量分配顾问: a consultant is chosen, each lead shows what would change, and after sending what became of it. What failed, or was not answered, can be
 * sent again: leads that have the consultant already stay as they are.
 */
export default function AssignDialog({ leads, onChanged, onClose }: Props) {
  const { t } = useTranslation(['estateBookings', 'kit', 'common']);
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  const [chosenProject, setChosenProject] = useState<string>();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [results, setResults] = useState<Results>();
  const [busy, setBusy] = useState(false);

  const projects = new Map(leads.map((lead) => [lead.estateId, lead.estateName]));
  const estateId = chosenProject ?? [...projects.keys()][0] ?? '';
  const consultant = chosen && { ...chosen, estateId };
  const preview = leads.map((lead) => ({ lead, skip: consultant && previewOf(lead, consultant) }));
  const wanted = preview.filter(({ skip }) => skip === undefined).map(({ lead }) => lead);
  const failed = wanted.filter(({ id }) => results?.[id]);

  const send = async (batch: readonly BookingRow[]) => {
    if (!consultant) return;
    const ids = batch.map(({ id }) => id);
    setBusy(true);
    const outcome = await call(
      estateBookings.batchAssign,
      { body: { ids, consultantId: consultant.id } },
      { quiet: true },
    )
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
    onChanged();
  };

  const lineOf = ({ lead, skip }: (typeof preview)[number]): BatchLine => {
    const from = lead.consultantName || assignedState(0);
    const line = { id: lead.id, name: `${lead.bookingNo} ${lead.customerName}`, detail: lead.estateName };
    if (!consultant) return { ...line, detail: `${lead.estateName} · ${from}` };
    if (skip) return { ...line, state: 'skipped', note: t(`estateBookings:${skip}`) };
    const fault = results?.[lead.id];
    const detail = `${from} → ${consultant.name}`;
    if (fault === undefined) return { ...line, detail, ...(busy && { state: 'running' as const }) };
    return fault ? { ...line, detail, state: 'failed', fault } : { ...line, detail, state: 'done' };
  };

  return (
    <TopDialog
      title={t('estateBookings:batchAssign')}
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
              disabled={wanted.length === 0 || !consultant}
              onClick={() => void send(wanted)}
            >
              {t('common:confirm')}
            </Button>
          )}
          {results && failed.length > 0 && (
            <Button theme="solid" loading={busy} onClick={() => void send(failed)}>
              {t('kit:batch.retryFailed')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.chooser}>
        {projects.size > 1 && (
          <Select
            label={label('bookingEstate')}
            value={estateId}
            options={[...projects].map(([value, name]) => ({ value, label: name }))}
            disabled={results !== undefined || busy}
            onChange={(id) => {
              setChosenProject(id);
              setChosen(undefined);
            }}
          />
        )}
        <RemoteSelect
          key={estateId}
          label={label('consultant')}
          placeholder={label('consultant')}
          endpoint={estateConsultants.allEnabled}
          filters={{ estateId, takesLeads: 1 }}
          value={chosen?.id}
          disabled={results !== undefined || busy}
          onChange={(id, option) => setChosen(id && option ? { id, name: option.label } : undefined)}
        />
      </div>
      <BatchItems summary={summary()} lines={preview.map(lineOf)} />
    </TopDialog>
  );

  function summary(): string {
    if (!consultant) return t('estateBookings:chooseFirst');
    if (!results)
      return t('estateBookings:willAssign', {
        count: wanted.length,
        skipped: leads.length - wanted.length,
      });
    return t('estateBookings:assignResult', { done: wanted.length - failed.length, failed: failed.length });
  }
}
