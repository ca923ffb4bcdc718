import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { call } from '../../api/client.ts';
import { useWhenNone } from '../../domain/estate/referenceFields.tsx';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems, type BatchLine } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';
import css from './AssignDialog.module.css';
import { previewOf } from './assignPreview.ts';
import { useConsultantName } from './useConsultantName.ts';

/**
 * 批量分配顾问: a consultant is chosen, each lead shows what would change, and after sending what became of it. What failed, or was not answered, can be
 * sent again: leads that have the consultant already stay as they are.
 */
export default function AssignDialog({ rows: leads, onSent, onClose }: BatchDialogProps<BookingRow>) {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const whenNone = useWhenNone('consultant');
  const consultantName = useConsultantName();
  const [chosenProject, setChosenProject] = useState<string>();
  const [chosen, setChosen] = useState<{ id: string; name: string }>();

  const projects = new Map(leads.map((lead) => [lead.estateId, lead.estateName]));
  const estateId = chosenProject ?? [...projects.keys()][0] ?? '';
  const consultant = chosen && { ...chosen, estateId };
  const preview = leads.map((lead) => ({ lead, skip: consultant && previewOf(lead, consultant) }));
  const wanted = preview.filter(({ skip }) => skip === undefined).map(({ lead }) => lead);
  const batch = useBatchCall(
    (ids) =>
      call(estateBookings.batchAssign, { body: { ids, consultantId: chosen?.id ?? '' } }, { quiet: true }),
    onSent,
  );
  const { busy, isSent } = batch;

  const lineOf = ({ lead, skip }: (typeof preview)[number]): BatchLine => {
    const from = consultantName(lead);
    const line = { id: lead.id, name: `${lead.bookingNo} ${lead.customerName}`, detail: lead.estateName };
    if (!consultant) return { ...line, detail: `${lead.estateName} · ${from}` };
    if (skip) return { ...line, state: 'skipped', note: t(skip) };
    return { ...line, detail: `${from} → ${consultant.name}`, ...batch.stateOf(lead.id) };
  };

  return (
    <TopDialog
      title={t('batchAssign')}
      width={640}
      onClose={() => !busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={consultant ? wanted.map(({ id }) => id) : []} />}
    >
      <div className={css.chooser}>
        {projects.size > 1 && (
          <Select
            label={label('bookingEstate')}
            value={estateId}
            options={[...projects].map(([value, name]) => ({ value, label: name }))}
            disabled={isSent || busy}
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
          whenNone={whenNone}
          value={chosen?.id}
          disabled={isSent || busy}
          onChange={(id, option) => setChosen(id && option ? { id, name: option.label } : undefined)}
        />
      </div>
      <BatchItems summary={summary()} lines={preview.map(lineOf)} />
    </TopDialog>
  );

  function summary(): string {
    if (!consultant) return t('chooseFirst');
    if (!isSent)
      return t('willAssign', {
        count: wanted.length,
        skipped: leads.length - wanted.length,
      });
    return t('assignResult', { done: wanted.length - batch.failed.length, failed: batch.failed.length });
  }
}
